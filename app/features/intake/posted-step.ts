import type { Answers, Place, Problem } from "./journey.ts";

/** The answer to a posted step that stays on the page. */
export type PostedStep = {
	place: Place;
	problems: Problem[];
	/** Why it was not taken. */
	notice?: string;
	/** Shown again. */
	answers?: Answers;
	/** Of these, what could not be stored. */
	unstored?: Record<string, string | string[]>;
	/** Whether the link to continue elsewhere was mailed. */
	mailed?: { ok: boolean; message: string };
};
