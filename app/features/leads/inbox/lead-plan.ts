// Who takes care of a lead, and what the office does next.
import { z } from "zod";

export const MAX_NEXT_ACTION_LENGTH = 200;

export type LeadPlan = {
	/** The id of a member of staff. */
	assignedTo: string | null;
	nextAction: string;
	/** A day in Los Angeles, as 'YYYY-MM-DD'. */
	nextActionOn: string | null;
};

const planSchema = z.object({
	assignedTo: z.uuid().nullable(),
	nextAction: z.string().max(MAX_NEXT_ACTION_LENGTH),
	nextActionOn: z.iso.date().nullable(),
});

/** Null if the form was not sent by our page. */
export function readPlan(form: FormData): LeadPlan | null {
	const text = (name: string) => String(form.get(name) ?? "").trim();
	const parsed = planSchema.safeParse({
		assignedTo: text("assignee") || null,
		nextAction: text("nextAction").replaceAll("\0", ""),
		nextActionOn: text("nextActionOn") || null,
	});
	return parsed.success ? parsed.data : null;
}

export function isDue(nextActionOn: string | null, now: Date): boolean {
	return nextActionOn !== null && nextActionOn <= officeDay(now);
}

/** The day in Los Angeles, as 'YYYY-MM-DD'. */
export function officeDay(at: Date): string {
	return day.format(at);
}

const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });
