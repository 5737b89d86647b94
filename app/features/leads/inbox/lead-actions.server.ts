// Actions on a lead: change its status, add a note, send a message again, mark as not spam.
import { and, eq, gt, notLike, sql } from "drizzle-orm";
import { type Actor, actorName, recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { resendDelivery } from "#app/platform/messages/deliveries.server.ts";
import { deliveries, leadNotes, leads } from "#db/schema.ts";
import { raiseLeadEvent } from "../lead-event.server.ts";
import { queueLeadMails } from "../lead-mails.server.tsx";
import { type LeadStatus, statuses } from "../lead-status.ts";
import { changeLead, type Lead } from "../leads.server.ts";
import { queuePrivacyMails } from "../privacy/privacy-mails.server.tsx";
import { isPrivacyTopic } from "../privacy/privacy-request.ts";
import { answerDueAt } from "../promise.ts";

/**
 * `from` is the status the admin saw. If two admins change it at once, the second gets a message. The first change
 * counts as our response.
 */
export async function moveLead(
	id: string,
	{ from, to }: { from: LeadStatus; to: LeadStatus },
	actor: Actor,
): Promise<"done" | "changed" | "gone"> {
	return db().transaction(async (tx) => {
		const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for("update");
		if (!lead) return "gone";
		if (lead.status !== from) return "changed";
		if (from === to) return "done";
		await changeLead(tx, lead, {
			status: to,
			answeredAt: statuses[to].isOpen ? null : sql`coalesce(${leads.answeredAt}, now())`,
		});
		await recordAudit(tx, actor, { action: `moved from ${from} to ${to}`, subject: subjectOf(lead) });
		return "done";
	});
}

export async function addNote(id: string, text: string, actor: Actor): Promise<"done" | "gone"> {
	return db().transaction(async (tx) => {
		const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for("update");
		if (!lead) return "gone";
		const author = actorName(actor);
		if (await isDuplicateNote(tx, { id, text, author })) return "done";
		await tx.insert(leadNotes).values({ leadId: id, text, author });
		await recordAudit(tx, actor, { action: "wrote a note", subject: subjectOf(lead) });
		return "done";
	});
}

/** True after a double click, or when a form is sent again because its response was lost. */
async function isDuplicateNote(tx: Tx, note: { id: string; text: string; author: string }): Promise<boolean> {
	const same = await tx
		.select({ id: leadNotes.id })
		.from(leadNotes)
		.where(
			and(
				eq(leadNotes.leadId, note.id),
				eq(leadNotes.text, note.text),
				eq(leadNotes.author, note.author),
				gt(leadNotes.createdAt, sql`now() - interval '15 minutes'`),
			),
		)
		.limit(1);
	return same.length > 0;
}

export async function sendAgain(
	deliveryId: string,
	actor: Actor,
): Promise<"done" | "gone" | "not-configured"> {
	const [row] = await db()
		.select({ purpose: deliveries.purpose, channel: deliveries.channel, leadId: deliveries.leadId })
		.from(deliveries)
		.where(eq(deliveries.id, deliveryId));
	if (!row) return "gone";
	const sent = await resendDelivery(deliveryId);
	if (!sent.ok) return sent.reason === "unknown" ? "gone" : "not-configured";
	await db().transaction((tx) =>
		recordAudit(tx, actor, {
			action: "sent again",
			subject: { kind: "delivery", id: row.leadId ?? deliveryId, title: `${row.channel} ${row.purpose}` },
		}),
	);
	return "done";
}

/** Queues the mails that the lead did not get while it was held. `also` is for what other features held back. */
export async function markNotSpam(
	id: string,
	actor: Actor,
	also?: (tx: Tx, released: Lead) => Promise<void>,
): Promise<"done" | "changed" | "gone"> {
	return db().transaction(async (tx) => {
		const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for("update");
		if (!lead) return "gone";
		if (!lead.suspectedSpam) return "changed";
		const [released] = await tx
			.update(leads)
			.set({
				suspectedSpam: false,
				spamReason: null,
				// The first promise may have passed while the lead was held.
				...(lead.answeredAt ? {} : { dueAt: answerDueAt(lead.kind, new Date()) }),
				updatedAt: sql`now()`,
			})
			.where(eq(leads.id, id))
			.returning();
		const sent = await tx
			.select({ id: deliveries.id })
			.from(deliveries)
			// Notices about suspected spam are not the lead's own emails.
			.where(and(eq(deliveries.leadId, id), notLike(deliveries.purpose, "%-aside")))
			.limit(1);
		if (released && sent.length === 0)
			await (isPrivacyTopic(released.topic) ? queuePrivacyMails : queueLeadMails)(tx, released);
		if (released) {
			await raiseLeadEvent(tx, released);
			await also?.(tx, released);
		}
		await recordAudit(tx, actor, { action: "released from spam", subject: subjectOf(lead) });
		return "done";
	});
}

function subjectOf(lead: Lead) {
	return { kind: "lead" as const, id: lead.id, title: lead.reference };
}
