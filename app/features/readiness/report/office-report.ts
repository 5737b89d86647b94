// The report as the office keeps it with a lead.
import { mediumDay } from "#app/features/company/dates.ts";
import { type Answers, answerNames, cleanAnswers } from "../assessment/answers.ts";
import { type Report, reportOf } from "../assessment/report.ts";
import { answeredText, ringText, scoreText } from "../assessment/scores.ts";
import { places, rings } from "../rules/measure.ts";
import { allMeasures } from "../rules/measures.ts";

/** Older ones have no `owner`. */
export type OfficeReport = {
	readiness: { day: string; address: string; owner?: string; answers: Answers };
};
type Section = { title: string; rows: { name: string; value: string }[] };

export function officeReport({ day, address, owner, answers }: Report): OfficeReport {
	return { readiness: { day, address, owner, answers } };
}

export function isOfficeReport(details: unknown): details is OfficeReport {
	const { readiness } = (details ?? {}) as Partial<OfficeReport>;
	return typeof readiness === "object" && typeof readiness.day === "string";
}

export function officeSections({ readiness }: OfficeReport): Section[] {
	const { day, address, owner = "", answers: stored } = readiness;
	const answers = cleanAnswers(stored);
	const { scores, steps } = reportOf(answers, { address, owner, day });
	return [
		{
			title: "Readiness report",
			rows: [
				{ name: "Date", value: mediumDay(day) },
				{ name: "Address", value: address || "Not given" },
				...(owner ? [{ name: "Owner", value: owner }] : []),
				{ name: "Score", value: scoreText(scores) },
				{ name: "Answers", value: answeredText(scores) },
				...rings.map(({ id, name }) => ({ name, value: ringText(scores.rings[id]) })),
				...steps.map(({ measure }, index) => ({ name: `Step ${index + 1}`, value: measure.fix.todo })),
			],
		},
		...places.map(({ id, title }) => ({
			title,
			rows: allMeasures
				.filter(({ place }) => place === id)
				.map((measure) => {
					const answer = answers[measure.id];
					return { name: measure.name, value: answer ? answerNames[answer] : "Not answered" };
				}),
		})),
	];
}

/** For the message of the lead, where the office's search finds it. */
export function officeSummary({ scores, steps }: Report): string {
	const first = steps.slice(0, 3).map(({ measure }) => measure.fix.todo);
	return `Readiness check: ${scoreText(scores)}.${first.length > 0 ? ` First steps: ${first.join("; ")}.` : ""}`;
}
