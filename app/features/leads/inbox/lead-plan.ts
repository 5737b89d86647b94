// Who takes care of a lead, and what the office does next.
import { localDay } from "#app/features/company/dates.ts";

export const MAX_NEXT_ACTION_LENGTH = 200;

export type LeadPlan = {
	/** The id of a staff member. */
	assignedTo: string | null;
	nextAction: string;
	/** A day in Los Angeles, as 'YYYY-MM-DD'. */
	nextActionOn: string | null;
};

/** Says which plan a form was filled with, so that a colleague's change is not overwritten unseen. */
export function planVersion({ assignedTo, nextAction, nextActionOn }: LeadPlan): string {
	return JSON.stringify([assignedTo, nextAction, nextActionOn]);
}

export function isDue(nextActionOn: string | null, now: Date): boolean {
	return nextActionOn !== null && nextActionOn <= localDay(now);
}
