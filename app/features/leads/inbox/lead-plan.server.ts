import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { readDay } from "#app/features/company/dates.ts";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { leads, staff } from "#db/schema.ts";
import { type LeadPlan, MAX_NEXT_ACTION_LENGTH, planVersion } from "./lead-plan.ts";

export type StaffChoice = { id: string; name: string };

/** Whoever works here and may read leads, which a moderator may not. */
export function caresForLeads() {
	return and(eq(staff.state, "active"), inArray(staff.role, ["owner", "office"]));
}

/** Everybody who can take care of a lead. */
export async function staffChoices(): Promise<StaffChoice[]> {
	return db()
		.select({ id: staff.id, name: staff.name })
		.from(staff)
		.where(caresForLeads())
		.orderBy(asc(staff.name), asc(staff.id));
}

/** Empty for nobody. */
export async function staffName(id: string | null): Promise<string> {
	if (!id) return "";
	const [person] = await db().select({ name: staff.name }).from(staff).where(eq(staff.id, id));
	return person?.name ?? "";
}

/** Null if the form was not sent by our page. */
export function readPlan(form: FormData): LeadPlan | null {
	const [assignee, nextAction, day] = ["assignee", "nextAction", "nextActionOn"].map((name) =>
		String(form.get(name) ?? "").trim(),
	) as [string, string, string];
	const isValid =
		(assignee === "" || isUuid(assignee)) &&
		nextAction.length <= MAX_NEXT_ACTION_LENGTH &&
		(day === "" || readDay(day) !== null);
	return isValid ? { assignedTo: assignee || null, nextAction, nextActionOn: day || null } : null;
}

/** `seen` is the version of the plan that the form was filled with. If two change it at once, the second gets a message. */
export async function planLead(
	id: string,
	{ seen, plan }: { seen: string; plan: LeadPlan },
	actor: Actor,
): Promise<"done" | "changed" | "gone" | "unknown-person"> {
	return db().transaction(async (tx) => {
		const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for("update");
		if (!lead) return "gone";
		// The same plan again: sent twice, because the response was lost.
		const isRepeated = planVersion(lead) === planVersion(plan);
		if (planVersion(lead) !== seen && !isRepeated) return "changed";
		const [person] = plan.assignedTo
			? await tx
					.select({ name: staff.name })
					.from(staff)
					.where(and(eq(staff.id, plan.assignedTo), caresForLeads()))
			: [];
		if (plan.assignedTo && !person) return "unknown-person";
		await tx
			.update(leads)
			.set({ ...plan, updatedAt: sql`now()` })
			.where(eq(leads.id, id));
		const changes = [
			plan.assignedTo !== lead.assignedTo && (person ? `assigned to ${person.name}` : "assigned to nobody"),
			(plan.nextAction !== lead.nextAction || plan.nextActionOn !== lead.nextActionOn) &&
				"changed the next action",
		].filter((change) => change !== false);
		if (changes.length > 0)
			await recordAudit(tx, actor, {
				action: changes.join(", "),
				subject: { kind: "lead", id, title: lead.reference },
			});
		return "done";
	});
}
