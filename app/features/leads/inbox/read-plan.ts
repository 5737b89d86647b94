// Apart from lead-plan.ts, which the page loads: Zod is large.
import { z } from "zod";
import { type LeadPlan, MAX_NEXT_ACTION_LENGTH } from "./lead-plan.ts";

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
		nextAction: text("nextAction"),
		nextActionOn: text("nextActionOn") || null,
	});
	return parsed.success ? parsed.data : null;
}
