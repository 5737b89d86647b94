// What to do first: the most protection per dollar.

import type { Measure } from "../rules/measure.ts";
import { allMeasures, type MeasureId } from "../rules/measures.ts";
import { programs } from "../rules/programs.ts";
import type { Answers } from "./answers.ts";
import { statusOf } from "./program-status.ts";
import { scoresOf } from "./scores.ts";

export const MAX_STEPS = 5;
/** An hour of your own time, so that a free fix doesn't divide by zero. */
const LEAST_DOLLARS = 50;

export type NextStep = {
	measure: Measure & { id: MeasureId };
	/** Nobody has checked yet. Looking costs nothing and may settle it. */
	isUnchecked: boolean;
	/** The total score when only this is done. */
	scoreAfter: number;
	/** Requirements that this alone completes, by program. */
	completes: { program: string; requirement: string }[];
};

export function nextSteps(answers: Answers, most = MAX_STEPS): NextStep[] {
	return allMeasures
		.filter(({ id }) => answers[id] !== "yes")
		.toSorted((a, b) => protectionPerDollar(b) - protectionPerDollar(a))
		.slice(0, most)
		.map((measure) => ({
			measure,
			isUnchecked: answers[measure.id] !== "no",
			...effectOf(measure, answers),
		}));
}

function effectOf(measure: Measure & { id: MeasureId }, answers: Answers) {
	const after: Answers = { ...answers, [measure.id]: "yes" };
	return {
		scoreAfter: scoresOf(after).total.percent,
		completes: programs.flatMap(({ name, requirements }) =>
			requirements
				.filter(({ id }) => statusOf(id, answers) !== "met" && statusOf(id, after) === "met")
				.map((requirement) => ({ program: name, requirement: requirement.name })),
		),
	};
}

function protectionPerDollar({ weight, fix }: Measure): number {
	const [low, high] = fix.cost;
	return weight / Math.max(LEAST_DOLLARS, (low + high) / 2);
}
