// Everything the report says, for the page, the PDF and the office.
import { company } from "#app/features/company/company.ts";
import type { Answers } from "./answers.ts";
import { type Contradiction, contradictionsIn } from "./contradictions.ts";
import { type NextStep, nextSteps } from "./next-steps.ts";
import { type ProgramStatus, programStatuses } from "./program-status.ts";
import { type Scores, scoresOf } from "./scores.ts";

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
	contradictions: Contradiction[];
};

export function reportOf(answers: Answers, house: Pick<Report, "day" | "address" | "owner">): Report {
	return {
		...house,
		answers,
		scores: scoresOf(answers),
		programs: programStatuses(answers),
		steps: nextSteps(answers),
		contradictions: contradictionsIn(answers),
	};
}

/** Where the address stands, for a report without one. */
export const NO_ADDRESS = "Address left out by the owner";

/** Above the contradictions, which the owner may leave as they are. */
export const MISMATCH_TITLE = "Some answers don't match each other";

/** The footer of every page: no insurer may take the answers for an inspection. */
export const SELF_CHECK_NOTE = `Owner's self-check. Not inspected by ${company.shortName}.`;

/** Said wherever the score is shown, so that nobody takes it for a promise. */
export const SCORE_NOTE =
	"This is our own score, based on your answers. Gaps that let embers in count most. It isn't a chance of survival, an inspection or an insurer's decision.";
