// Every mail and text message that somebody was promised is a row first; a job turns it into a sent one.
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { deliveries } from "#db/schema.ts";
import { db, type Tx } from "./db.server.ts";
import { defineJob, enqueue, PermanentFailure } from "./jobs.server.ts";
import { log } from "./log.server.ts";
import { companyMailbox, type Mail, sendMail } from "./mail.server.ts";
import { sendSms, smsConfigured } from "./sms.server.ts";

type About = { purpose: string; leadId?: string | null; listingId?: string | null };
export type MailToQueue = Mail & About;
export type SmsToQueue = { to: string; text: string } & About;
type Delivery = typeof deliveries.$inferSelect;

const ALERT = "delivery-alert";

/** The mail goes out if and only if the transaction commits. */
export async function queueMail(tx: Tx, mail: MailToQueue): Promise<string> {
	const { to, subject, text, html, replyTo, ...about } = mail;
	return queue(tx, {
		...about,
		channel: "mail",
		recipient: to,
		subject,
		bodyText: text,
		bodyHtml: html,
		replyTo,
	});
}

/** Without an SMS service the row says `not_configured` and nothing is tried. */
export async function queueSms(tx: Tx, sms: SmsToQueue): Promise<string> {
	const { to, text, ...about } = sms;
	const status = smsConfigured() ? "queued" : "not_configured";
	return queue(tx, { ...about, channel: "sms", recipient: to, bodyText: text, status });
}

/** Sends it now, whether it failed, still waits for its next try, or went out before and was lost. */
export async function resendDelivery(
	id: string,
): Promise<{ ok: true } | { ok: false; reason: "unknown" | "not-configured" }> {
	return db().transaction(async (tx) => {
		const [row] = await tx.select().from(deliveries).where(eq(deliveries.id, id)).for("update");
		if (!row) return { ok: false, reason: "unknown" };
		if (row.channel === "sms" && !smsConfigured()) return { ok: false, reason: "not-configured" };
		await tx
			.update(deliveries)
			.set({ status: "queued", sentAt: null, lastError: null })
			.where(eq(deliveries.id, id));
		await enqueue(tx, deliveryJob, { deliveryId: id });
		return { ok: true };
	});
}

// 10 s, 20 s, … then hourly: forty tries reach past thirty hours, a whole night and day of a mail server's repair.
export const deliveryJob = defineJob<{ deliveryId: string }>("delivery", {
	retryLimit: 40,
	retryDelay: 10,
	retryDelayMax: 3_600,
	expireInSeconds: 120,
	concurrency: 5,
	pollSeconds: 1,
	handler: ({ deliveryId }) => deliver(deliveryId),
	onFinalFailure: ({ deliveryId }) => giveUp(deliveryId),
});

async function queue(tx: Tx, row: typeof deliveries.$inferInsert): Promise<string> {
	const [stored] = await tx
		.insert(deliveries)
		.values(row)
		.returning({ id: deliveries.id, status: deliveries.status });
	if (!stored) throw new Error("The delivery was not stored.");
	if (stored.status === "queued") await enqueue(tx, deliveryJob, { deliveryId: stored.id });
	return stored.id;
}

/** At least once: a crash between the sending and the mark sends again, with the same Message-ID. */
async function deliver(id: string): Promise<void> {
	const [row] = await db()
		.update(deliveries)
		.set({ attempts: sql`${deliveries.attempts} + 1` })
		.where(and(eq(deliveries.id, id), eq(deliveries.status, "queued")))
		.returning();
	if (!row) return;

	const sent = await send(row);
	if (sent.ok) {
		await db()
			.update(deliveries)
			.set({ status: "sent", sentAt: sql`now()`, lastError: null })
			.where(eq(deliveries.id, id));
		return;
	}
	await db()
		.update(deliveries)
		.set({ lastError: sent.error.slice(0, 500) })
		.where(eq(deliveries.id, id));
	const told = `${row.channel} ${row.purpose} ${id}: ${withoutAddresses(sent.error)}`;
	throw sent.permanent ? new PermanentFailure(told) : new Error(told);
}

async function send(row: Delivery) {
	if (row.channel === "sms") return sendSms({ to: row.recipient, text: row.bodyText });
	return sendMail(
		{
			to: row.recipient,
			subject: row.subject ?? "",
			text: row.bodyText,
			html: row.bodyHtml ?? undefined,
			replyTo: row.replyTo ?? undefined,
		},
		row.id,
	);
}

async function giveUp(id: string): Promise<void> {
	await db().transaction(async (tx) => {
		const [row] = await tx
			.update(deliveries)
			.set({ status: "failed" })
			.where(and(eq(deliveries.id, id), eq(deliveries.status, "queued")))
			.returning();
		if (!row) return;
		log.error(
			{ deliveryId: id, channel: row.channel, purpose: row.purpose, attempts: row.attempts },
			"delivery failed for good",
		);
		if (row.purpose !== ALERT && !(await alertedLately(tx))) await queueMail(tx, alertAbout(row));
	});
}

/** One alert an hour: it says to look at the panel, and a dead mail server must not bury it under a thousand. */
async function alertedLately(tx: Tx): Promise<boolean> {
	const recent = await tx
		.select({ id: deliveries.id })
		.from(deliveries)
		.where(
			and(
				eq(deliveries.purpose, ALERT),
				ne(deliveries.status, "failed"),
				gt(deliveries.createdAt, sql`now() - interval '1 hour'`),
			),
		)
		.limit(1);
	return recent.length > 0;
}

function alertAbout(row: Delivery): MailToQueue {
	const kind = row.channel === "mail" ? "An e-mail" : "A text message";
	return {
		purpose: ALERT,
		to: companyMailbox(),
		subject: `${kind} could not be delivered (${row.purpose})`,
		text: [
			`${kind} could not be delivered after ${row.attempts} tries.`,
			"",
			`Recipient: ${row.recipient}`,
			`Purpose: ${row.purpose}`,
			`Last error: ${row.lastError ?? "unknown"}`,
			"",
			"It is kept in the office panel, where it can be sent again. Further failures within the hour are not mailed.",
		].join("\n"),
		leadId: row.leadId,
		listingId: row.listingId,
	};
}

/** Mail servers repeat the recipient in their refusals; logs hold no personal data. */
function withoutAddresses(text: string): string {
	return text.replace(/[^\s<>@]+@[^\s<>@]+/g, "<address>").replace(/\+\d{7,}/g, "<number>");
}
