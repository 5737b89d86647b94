// Leads: everything somebody asked the company for. Stored first, with its mails queued in the same transaction.
import { eq } from "drizzle-orm";
import { db, type Tx } from "#app/platform/db.server.ts";
import { leads } from "#db/schema.ts";
import { answerDueAt, type LeadKind } from "./promise.ts";
import { newReference } from "./reference.ts";

export type NewLead = {
	kind: LeadKind;
	/** Made with the form. The same key sent again finds the lead that is already there. */
	submissionKey: string;
	topic: string;
	firstName: string;
	lastName: string;
	email: string;
	phone: string;
	address: string;
	message: string;
	details?: unknown;
	/** Why it looks like spam. Such a lead is held for the office, never dropped. */
	spamReason?: string;
};

export type StoredLead = typeof leads.$inferSelect;

/**
 * Stores the lead exactly once, however often it is sent. `also` runs in the same transaction, the first time only:
 * queue the mails there, and mark what the lead grew out of.
 */
export async function storeLead(
	lead: NewLead,
	also: (tx: Tx, lead: StoredLead) => Promise<void>,
): Promise<{ lead: StoredLead; isNew: boolean }> {
	return db().transaction(async (tx) => {
		const { spamReason, details, ...rest } = lead;
		const now = new Date();
		const [stored] = await tx
			.insert(leads)
			.values({
				...rest,
				details: details ?? {},
				reference: newReference(),
				suspectedSpam: spamReason !== undefined,
				spamReason: spamReason ?? null,
				dueAt: answerDueAt(lead.kind, now),
				createdAt: now,
			})
			.onConflictDoNothing({ target: leads.submissionKey })
			.returning();
		if (stored) {
			await also(tx, stored);
			return { lead: stored, isNew: true };
		}
		const [existing] = await tx.select().from(leads).where(eq(leads.submissionKey, lead.submissionKey));
		if (!existing) throw new Error("A lead with this submission key vanished.");
		return { lead: existing, isNew: false };
	});
}
