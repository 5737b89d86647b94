// Leads: everything somebody asked the company for. Stored first, with its mails queued in the same transaction.
import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { leads } from "#db/schema.ts";
import { raiseLeadEvent, raiseLeadUpdated } from "./lead-event.server.ts";
import { answerDueAt } from "./promise.ts";
import { newReference } from "./reference.ts";

export type Lead = typeof leads.$inferSelect;

/** What the visitor sent. A lead with a `spamReason` is held for the office, never dropped. */
export type NewLead = Omit<
	typeof leads.$inferInsert,
	| "id"
	| "reference"
	| "status"
	| "suspectedSpam"
	| "dueAt"
	| "answeredAt"
	| "assignedTo"
	| "nextAction"
	| "nextActionOn"
	| "createdAt"
	| "updatedAt"
>;

/**
 * Stores the lead exactly once, however often it is sent. `also` runs in the same transaction, the first time only:
 * queue the mails there, and link what led to the lead.
 */
export async function storeLead(
	lead: NewLead,
	also: (tx: Tx, lead: Lead) => Promise<void>,
): Promise<{ lead: Lead; isNew: boolean }> {
	return db().transaction(async (tx) => {
		const now = new Date();
		const [stored] = await tx
			.insert(leads)
			.values({
				...lead,
				reference: newReference(),
				suspectedSpam: Boolean(lead.spamReason),
				dueAt: answerDueAt(lead.kind, now),
				createdAt: now,
			})
			.onConflictDoNothing({ target: leads.submissionKey })
			.returning();
		if (stored) {
			await also(tx, stored);
			if (!stored.suspectedSpam) await raiseLeadEvent(tx, stored);
			return { lead: stored, isNew: true };
		}
		const [existing] = await tx.select().from(leads).where(eq(leads.submissionKey, lead.submissionKey));
		if (!existing) throw new Error("A lead with this submission key vanished.");
		return { lead: existing, isNew: false };
	});
}

/**
 * The one place that changes a lead's status, so that other systems hear of every change. `lead` is the row as it was,
 * locked by this transaction. Returns it as it is now.
 */
export async function changeLead(
	tx: Tx,
	lead: Lead,
	values: Omit<PgUpdateSetSource<typeof leads>, "updatedAt">,
): Promise<Lead> {
	const [changed] = await tx
		.update(leads)
		.set({ ...values, updatedAt: sql`now()` })
		.where(eq(leads.id, lead.id))
		.returning();
	if (!changed) throw new Error("A locked lead vanished.");
	if (changed.status !== lead.status) await raiseLeadUpdated(tx, changed, lead.status);
	return changed;
}
