// What to do first: the most protection per dollar.
import { dollars } from "#app/features/company/offers/prices.ts";
import type { Measure } from "../rules/measure.ts";
import { allMeasures, type MeasureId } from "../rules/measures.ts";
import { programs } from "../rules/programs.ts";
import type { Answers } from "./answers.ts";
import { statusOf } from "./program-status.ts";
import { scoresOf } from "./scores.ts";

export const MAX_STEPS = 5;
/** The low end of a free fix: a pair of gloves and some bags. */
const LEAST_DOLLARS = 50;
/** What the owner's own time counts, so that days of work don't look free. */
const timeDollars: Record<Measure["fix"]["effort"], number> = {
	"an hour": 50,
	"an afternoon": 100,
	"a weekend": 250,
	"a few days": 500,
	"a contractor's job": 0,
};

export type NextStep = {
	measure: Measure & { id: MeasureId };
	/** Nobody has checked yet. Checking costs nothing and may settle it. */
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

/** '$300 to $2,500', or 'Free to $400'. */
export function costText([low, high]: readonly [number, number]): string {
	return `${low === 0 ? "Free" : dollars(low)} to ${dollars(high)}`;
}

function effectOf(measure: Measure & { id: MeasureId }, answers: Answers) {
	const after: Answers = { ...answers, [measure.id]: "yes" };
	return {
		scoreAfter: scoresOf(after).total.percent,
		completes: programs.flatMap(({ short, requirements }) =>
			requirements
				.filter(({ id }) => statusOf(id, answers) !== "met" && statusOf(id, after) === "met")
				.map((requirement) => ({ program: short, requirement: requirement.name })),
		),
	};
}

/** The geometric mean, because most houses are nearer to the low end of a wide range. */
function protectionPerDollar({ weight, fix }: Measure): number {
	const [low, high] = fix.cost;
	return weight / (Math.sqrt(Math.max(LEAST_DOLLARS, low) * high) + timeDollars[fix.effort]);
}
