// Every mail and text message we owe somebody is stored first. A job sends it and retries.
import { and, eq, inArray, isNull, not, or, sql } from "drizzle-orm";
import { deliveries } from "#db/schema.ts";
import { db, type Tx } from "../database/db.server.ts";
import { defineJob, enqueue, PermanentFailure } from "../jobs.server.ts";
import { log } from "../log.server.ts";
import { type Mail, sendMail } from "./mail.server.ts";
import { allowMessage, allowText, type MessageKind } from "./recipient-limit.server.ts";
import { sendSms, smsConfigured, toE164 } from "./sms.server.ts";

type DeliverySubject = { purpose: string; leadId?: string | null; listingId?: string | null };
type Scheduling = {
	/** Sent by the calendar or the office, not by a visitor's click, so the limit per recipient does not count it. */
	isScheduled?: boolean;
};
export type MailToQueue = Mail &
	DeliverySubject &
	Scheduling & {
		html: string;
		/** Whose quota a visitor's click uses up. Needed unless it is scheduled or goes to the company. */
		quota?: MessageKind;
	};
export type SmsToQueue = { to: string; text: string } & DeliverySubject & Scheduling;
export type Delivery = typeof deliveries.$inferSelect;

/**
 * The email goes out only if the transaction commits. Over the recipient's limit, the row gets the status
 * `over_limit`.
 */
export async function queueMail(tx: Tx, mail: MailToQueue): Promise<string> {
	const { to, subject, text, html, replyTo, unsubscribeUrl, calendar, isScheduled, quota, ...about } = mail;
	const isAllowed = isScheduled || (await allowMessage(tx, to, quota ?? "request"));
	return queue(tx, {
		...about,
		status: isAllowed ? "queued" : "over_limit",
		channel: "mail",
		recipient: to,
		subject,
		bodyText: text,
		bodyHtml: html,
		replyTo,
		unsubscribeUrl,
		calendar,
	});
}

/**
 * Without an SMS service the row gets the status `not_configured` and nothing is sent. Over the limit of the number or
 * of the day, it gets `over_limit`.
 */
export async function queueSms(tx: Tx, sms: SmsToQueue): Promise<string> {
	const { to, text, isScheduled = false, ...about } = sms;
	const row = { ...about, channel: "sms", recipient: to, bodyText: text } as const;
	if (!smsConfigured()) return queue(tx, { ...row, status: "not_configured" });
	const isAllowed = isScheduled || (await allowText(tx, toE164(to) ?? to));
	return queue(tx, { ...row, status: isAllowed ? "queued" : "over_limit" });
}

/** Sends a delivery again from the admin panel, whatever its status. */
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

/** Every message to this address, the oldest first. */
export async function deliveriesTo(address: string): Promise<Delivery[]> {
	return db()
		.select()
		.from(deliveries)
		.where(eq(sql`lower(${deliveries.recipient})`, address.toLowerCase()))
		.orderBy(deliveries.createdAt);
}

/** Every message to this address, except those about the kept leads. */
export async function eraseDeliveries(
	tx: Tx,
	address: string,
	keptLeadIds: readonly string[],
): Promise<number> {
	const isKept = inArray(deliveries.leadId, [...keptLeadIds]);
	const gone = await tx
		.delete(deliveries)
		.where(
			and(
				eq(sql`lower(${deliveries.recipient})`, address.toLowerCase()),
				or(isNull(deliveries.leadId), not(isKept)),
			),
		);
	return gone.rowCount ?? 0;
}

// The server runs it with an alert: company/mail/delivery-alert.server.tsx.
// 10 s, 20 s, … then hourly: forty tries take more than thirty hours, so a mail server can be down for a day.
export const deliveryJob = defineJob<{ deliveryId: string }>("delivery", {
	retryLimit: 40,
	retryDelay: 10,
	retryDelayMax: 3_600,
	expireInSeconds: 120,
	concurrency: 5,
	pollSeconds: 1,
	handler: ({ deliveryId }) => deliver(deliveryId),
	onFinalFailure: ({ deliveryId }) => markFailed(deliveryId),
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

/**
 * Delivers at least once: after a crash between sending and updating the row, it sends again with the same
 * Message-ID.
 */
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
	const message = `${row.channel} ${row.purpose} ${id}: ${redactAddresses(sent.error)}`;
	throw sent.permanent ? new PermanentFailure(message) : new Error(message);
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
			unsubscribeUrl: row.unsubscribeUrl ?? undefined,
			calendar: row.calendar ?? undefined,
		},
		row.id,
	);
}

/** `alert` runs in the same transaction, for the delivery that has just failed for good. */
export async function markFailed(
	id: string,
	alert?: (tx: Tx, failed: Delivery) => Promise<void>,
): Promise<void> {
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
		await alert?.(tx, row);
	});
}

/** Mail servers repeat the recipient in their refusals; logs hold no personal data. */
function redactAddresses(text: string): string {
	return text.replace(/[^\s<>@]+@[^\s<>@]+/g, "<address>").replace(/\+\d{7,}/g, "<number>");
}
