// The office and the person write to each other about a lead. Both get a mail; replies come through the signed link.
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { dayAndTime } from "#app/features/company/dates.ts";
import { type Actor, actorName, recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { leadMessages, leads, staff } from "#db/schema.ts";
import { caresForLeads } from "../inbox/lead-plan.server.ts";
import { changeLead, type Lead } from "../leads.server.ts";
import type { ConversationMessage } from "./conversation.ts";
import { answerMail, replyMail } from "./conversation-mails.server.tsx";
import { requestLink } from "./request-link.server.ts";

export async function messagesOf(leadId: string): Promise<ConversationMessage[]> {
	const rows = await db()
		.select()
		.from(leadMessages)
		.where(eq(leadMessages.leadId, leadId))
		.orderBy(asc(leadMessages.createdAt), asc(leadMessages.id));
	return rows.map(({ id, author, text, createdAt }) => ({ id, author, text, at: dayAndTime(createdAt) }));
}

/** Mails the answer. The first answer keeps the promise and moves a new lead on. */
export async function sendAnswer(leadId: string, text: string, actor: Actor): Promise<"done" | "gone"> {
	return db().transaction(async (tx) => {
		const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for("update");
		if (!lead || lead.suspectedSpam) return "gone";
		const author = actorName(actor);
		if (await isRepeated(tx, { leadId, author, text })) return "done";
		await tx.insert(leadMessages).values({ leadId, author, text });
		await changeLead(tx, lead, {
			status: lead.status === "new" ? "contacted" : lead.status,
			answeredAt: sql`coalesce(${leads.answeredAt}, now())`,
		});
		await queueMail(tx, {
			...answerMail({ lead, text, author, link: await requestLink(lead) }),
			purpose: "lead-answer",
			leadId,
			to: lead.email,
			// Written by the office, so it doesn't count toward the limit on mail that strangers can trigger.
			isScheduled: true,
		});
		await recordAudit(tx, actor, {
			action: "sent a reply",
			subject: { kind: "lead", id: leadId, title: lead.reference },
		});
		return "done";
	});
}

/** Stores what the person wrote or sent, and mails it to whoever takes care of the lead. */
export async function receiveReply(lead: Lead, text: string, fileNames: readonly string[]): Promise<void> {
	await db().transaction(async (tx) => {
		const files = fileNames.length > 0 ? `Files: ${fileNames.join(", ")}` : "";
		const message = [text, files].filter(Boolean).join("\n\n");
		if (await isRepeated(tx, { leadId: lead.id, author: null, text: message })) return;
		await tx.insert(leadMessages).values({ leadId: lead.id, author: null, text: message });
		await tx.update(leads).set({ updatedAt: sql`now()` }).where(eq(leads.id, lead.id));
		await queueMail(tx, {
			...replyMail({ lead, text: message }),
			purpose: "lead-reply",
			leadId: lead.id,
			to: await mailboxOf(tx, lead),
			isScheduled: true,
		});
	});
}

async function mailboxOf(tx: Tx, { assignedTo }: Lead): Promise<string> {
	const [person] = assignedTo
		? await tx
				.select({ email: staff.email })
				.from(staff)
				.where(and(eq(staff.id, assignedTo), caresForLeads()))
		: [];
	return person?.email ?? companyMailbox();
}

/** True after a double click, or when a form is sent again because its response was lost. */
async function isRepeated(
	tx: Tx,
	{ leadId, author, text }: { leadId: string; author: string | null; text: string },
): Promise<boolean> {
	const same = await tx
		.select({ id: leadMessages.id })
		.from(leadMessages)
		.where(
			and(
				eq(leadMessages.leadId, leadId),
				eq(leadMessages.text, text),
				author === null ? isNull(leadMessages.author) : eq(leadMessages.author, author),
				gt(leadMessages.createdAt, sql`now() - interval '15 minutes'`),
			),
		)
		.limit(1);
	return same.length > 0;
}
