// Everything the report says, for the page, the PDF and the office.
import { company } from "#app/features/company/company.ts";
import { localDay, mediumDay } from "#app/features/company/dates.ts";
import { noInsuranceCredit } from "#app/features/company/figures.ts";
import type { PlaceId } from "../rules/measure.ts";
import { allMeasures } from "../rules/measures.ts";
import { appealRight, zone0Law } from "../rules/programs.ts";
import type { Answers } from "./answers.ts";
import { type Contradiction, contradictionsIn } from "./contradictions.ts";
import { type NextStep, nextSteps } from "./next-steps.ts";
import { type ProgramStatus, programStatuses } from "./program-status.ts";
import { type Scores, scoresOf, weightsText } from "./scores.ts";

export type Report = {
	/** When the answers last changed, as '2026-11-16'. */
	day: string;
	address: string;
	/** The owner's name, or ''. */
	owner: string;
	answers: Answers;
	scores: Scores;
	programs: ProgramStatus[];
	steps: NextStep[];
	/** With the stop of the walk where the first of the two answers is. */
	contradictions: (Contradiction & { place: PlaceId })[];
	notes: typeof notes;
};

/** Said in the page and in the PDF. From the server, because the page's scripts would carry them otherwise. */
const notes = {
	/** Wherever the score is shown, so that nobody takes it for a promise. */
	score:
		"This is our own score, based on your answers. Gaps that let embers in count most. It isn't a chance of survival, an inspection or an insurer's decision.",
	weights: weightsText,
	/** On every page, so that no insurer takes the answers for an inspection. */
	selfCheck: `Owner's self-check. Not inspected by ${company.shortName}.`,
	/** Above the contradictions, which the owner may leave as they are. */
	mismatch: "Some answers don't match each other",
	/** Where the address stands, for a report without one. */
	noAddress: "Address left out by the owner",
	appeal: appealRight,
	noInsuranceCredit,
	zone0Law,
};

export function reportOf(answers: Answers, house: Pick<Report, "day" | "address" | "owner">): Report {
	return {
		...house,
		answers,
		scores: scoresOf(answers),
		programs: programStatuses(answers),
		steps: nextSteps(answers),
		contradictions: contradictionsIn(answers).map((one) => ({
			...one,
			place: allMeasures.find(({ id }) => id === one.id)?.place ?? "roof",
		})),
		notes,
	};
}

/** The day of a photo that an insurer may go by, and where we have it from. */
export function photoDateText({ takenOn, addedAt }: { takenOn: string | null; addedAt: Date }): string {
	return takenOn
		? `Taken ${mediumDay(takenOn)}, as the file says`
		: `Added ${mediumDay(localDay(addedAt))}, no date in the file`;
}
