// Everything the report says, for the page, the PDF and the office.
import type { Answers } from "./answers.ts";
import { type Contradiction, contradictionsIn } from "./contradictions.ts";
import { type NextStep, nextSteps } from "./next-steps.ts";
import { type ProgramStatus, programStatuses } from "./program-status.ts";
import { type Scores, scoresOf } from "./scores.ts";

export type Report = {
	/** When the answers last changed, as '2026-11-16'. */
	day: string;
	address: string;
	answers: Answers;
	scores: Scores;
	programs: ProgramStatus[];
	steps: NextStep[];
	contradictions: Contradiction[];
};

export function reportOf(answers: Answers, address: string, day: string): Report {
	return {
		day,
		address,
		answers,
		scores: scoresOf(answers),
		programs: programStatuses(answers),
		steps: nextSteps(answers),
		contradictions: contradictionsIn(answers),
	};
}

/** Said wherever the score is shown, so that nobody takes it for a promise. */
export const SCORE_NOTE =
	"This is our own score, based on your answers. Gaps that let embers in count most. It isn't a chance of survival, an inspection or an insurer's decision.";
