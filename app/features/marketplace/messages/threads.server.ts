// Conversations: the first message, replies, blocking, reporting, and their end after 30 days.
import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/db.server.ts";
import { queueMail } from "#app/platform/deliveries.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { companyMailbox } from "#app/platform/mail.server.ts";
import { publicUrl } from "#app/platform/public-url.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { isUuid } from "#app/platform/uuid.server.ts";
import { listings, messages, messageThreads } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import { messageSuspicion } from "../posting/suspicion.ts";
import { otherSide, type Side, THREAD_DAYS, type ThreadView } from "./message.ts";
import { mailMessage } from "./message-delivery.server.ts";
import { hashMessageToken, messageToken } from "./message-links.server.ts";
import { reportedThreadMail } from "./message-mails.server.tsx";

/** For each network and for each address somebody writes as. */
const SEND_LIMIT: RateLimitRule = { name: "message-send", points: 30, seconds: 3_600 };
const REPORTED_RETENTION_DAYS = 90;

export type FirstMessage = {
	kind: ListingKind;
	listingId: string;
	name: string;
	email: string;
	message: string;
	trap: string;
	clientAddress: string;
};

export type SendResult =
	| { ok: true }
	| { ok: false; reason: "not-found" | "blocked" }
	| { ok: false; reason: "too-often"; retryAfterSeconds: number };

/** A second message by the same person about the same listing joins the first. */
export async function sendFirstMessage(first: FirstMessage): Promise<SendResult> {
	if (!isUuid(first.listingId)) return { ok: false, reason: "not-found" };
	const limited = await limitSender(first.clientAddress, first.email);
	if (limited) return limited;
	const listing = await findMessageable(first.kind, first.listingId);
	if (!listing) return { ok: false, reason: "not-found" };
	return db().transaction(async (tx) => {
		const thread = (await findOpenThread(tx, first)) ?? (await createThread(tx, first));
		if (thread.blockedBy) return { ok: false, reason: "blocked" };
		const suspicion = messageSuspicion(first.message, first.trap);
		await addMessage(tx, thread.id, "buyer", first.message, suspicion);
		if (!suspicion)
			await mailMessage(
				tx,
				{
					threadId: thread.id,
					listingId: first.listingId,
					kind: first.kind,
					to: "seller",
					email: listing.email,
					isProved: listing.isProved,
					buyerName: thread.buyerName,
				},
				first.message,
			);
		return { ok: true };
	});
}

export async function openThread(token: string): Promise<ThreadView | null> {
	const found = await findThread(db(), token);
	if (!found) return null;
	const { thread, listing, side } = found;
	const rows = await db()
		.select({ id: messages.id, sender: messages.sender, text: messages.text, createdAt: messages.createdAt })
		.from(messages)
		// What waits for a moderator is shown to its writer only.
		.where(and(eq(messages.threadId, thread.id), or(eq(messages.held, false), eq(messages.sender, side))))
		.orderBy(asc(messages.createdAt));
	return {
		side,
		buyerName: thread.buyerName,
		listing: { id: listing.id, kind: listing.kind, title: listing.title, isPublic: listing.isPublic },
		messages: rows.map(({ id, sender, text, createdAt }) => ({
			id,
			sender,
			text,
			sentAt: moment(createdAt),
		})),
		blockedBy: thread.blockedBy,
		isReported: thread.reportedAt !== null,
		expires: moment(thread.expiresAt),
	};
}

export async function reply(token: string, text: string, clientAddress: string): Promise<SendResult> {
	const found = await findThread(db(), token);
	if (!found) return { ok: false, reason: "not-found" };
	const { thread, listing, side } = found;
	const limited = await limitSender(clientAddress, `${thread.id} ${side}`);
	if (limited) return limited;
	return db().transaction(async (tx) => {
		const [current] = await tx
			.select({ blockedBy: messageThreads.blockedBy })
			.from(messageThreads)
			.where(eq(messageThreads.id, thread.id))
			.for("update");
		if (!current || current.blockedBy) return { ok: false, reason: "blocked" };
		const suspicion = messageSuspicion(text, "");
		await addMessage(tx, thread.id, side, text, suspicion);
		if (!suspicion)
			await mailMessage(
				tx,
				{
					threadId: thread.id,
					listingId: listing.id,
					kind: listing.kind,
					to: otherSide(side),
					email: side === "buyer" ? listing.email : thread.buyerEmail,
					// Whoever replies got here by a link that was mailed to the other side before.
					isProved: side === "buyer" ? listing.confirmedAt !== null : false,
					buyerName: thread.buyerName,
				},
				text,
			);
		return { ok: true };
	});
}

/** Only the side that blocked can take it back. */
export async function setBlocked(token: string, blocked: boolean): Promise<boolean> {
	const found = await findThread(db(), token);
	if (!found) return false;
	const { thread, side } = found;
	await db()
		.update(messageThreads)
		.set({ blockedBy: blocked ? side : null })
		.where(
			and(
				eq(messageThreads.id, thread.id),
				blocked ? isNull(messageThreads.blockedBy) : eq(messageThreads.blockedBy, side),
			),
		);
	return true;
}

/** From here on the office can read the conversation. */
export async function reportThread(token: string, reason: string): Promise<boolean> {
	const found = await findThread(db(), token);
	if (!found) return false;
	const { thread, side } = found;
	await db().transaction(async (tx) => {
		const reported = await tx
			.update(messageThreads)
			.set({
				reportedBy: side,
				reportReason: reason,
				reportedAt: sql`now()`,
				blockedBy: sql`coalesce(${messageThreads.blockedBy}, ${side})`,
			})
			.where(and(eq(messageThreads.id, thread.id), isNull(messageThreads.reportedAt)))
			.returning({ id: messageThreads.id });
		if (reported.length > 0)
			await queueMail(tx, {
				purpose: "message-report",
				listingId: found.listing.id,
				to: companyMailbox(),
				...reportedThreadMail({ reason, panelAddress: `${publicUrl()}/admin/messages` }),
			});
	});
	return true;
}

export const messageSweepJob = defineJob("message-sweep", {
	cron: "51 * * * *",
	retryLimit: 2,
	retryDelay: 60,
	expireInSeconds: 300,
	pollSeconds: 30,
	handler: deleteExpiredThreads,
});

/** Reported ones stay longer, since the office may need them. */
export async function deleteExpiredThreads(): Promise<void> {
	await db()
		.delete(messageThreads)
		.where(
			and(
				lt(messageThreads.expiresAt, sql`now()`),
				or(
					isNull(messageThreads.reportedAt),
					lt(messageThreads.reportedAt, sql`now() - make_interval(days => ${REPORTED_RETENTION_DAYS})`),
				),
			),
		);
}

async function limitSender(clientAddress: string, person: string) {
	const network = await rateLimit(SEND_LIMIT, clientAddress);
	const sender = network.ok ? await rateLimit(SEND_LIMIT, `person ${person.toLowerCase()}`) : network;
	return sender.ok
		? null
		: ({ ok: false, reason: "too-often", retryAfterSeconds: sender.retryAfterSeconds } as const);
}

async function findMessageable(kind: ListingKind, id: string) {
	const [row] = await db()
		.select({ email: listings.email, isProved: sql<boolean>`${listings.confirmedAt} is not null` })
		.from(listings)
		.where(
			and(
				eq(listings.id, id),
				eq(listings.kind, kind),
				eq(listings.isPublic, true),
				sql`${listings.contactMethod} <> 'phone'`,
			),
		);
	return row ?? null;
}

async function findOpenThread(tx: Tx, { listingId, email }: FirstMessage) {
	const [row] = await tx
		.select({
			id: messageThreads.id,
			blockedBy: messageThreads.blockedBy,
			buyerName: messageThreads.buyerName,
		})
		.from(messageThreads)
		.where(
			and(
				eq(messageThreads.listingId, listingId),
				eq(sql`lower(${messageThreads.buyerEmail})`, email.toLowerCase()),
				gt(messageThreads.expiresAt, sql`now()`),
			),
		)
		.limit(1);
	return row;
}

async function createThread(tx: Tx, { listingId, name, email }: FirstMessage) {
	const id = randomUUID();
	await tx.insert(messageThreads).values({
		id,
		listingId,
		buyerName: name,
		buyerEmail: email,
		buyerTokenHash: hashMessageToken(await messageToken(id, "buyer")),
		sellerTokenHash: hashMessageToken(await messageToken(id, "seller")),
		expiresAt: sql`now() + make_interval(days => ${THREAD_DAYS})`,
	});
	return { id, blockedBy: null, buyerName: name };
}

async function addMessage(
	tx: Tx,
	threadId: string,
	sender: Side,
	text: string,
	suspicion: string | null,
): Promise<void> {
	await tx.insert(messages).values({ threadId, sender, text, held: suspicion !== null });
	await tx
		.update(messageThreads)
		.set({
			expiresAt: sql`now() + make_interval(days => ${THREAD_DAYS})`,
			...(suspicion ? { heldReason: suspicion } : {}),
		})
		.where(eq(messageThreads.id, threadId));
}

async function findThread(source: ReturnType<typeof db>, token: string) {
	if (!/^[\w-]{43}$/.test(token)) return null;
	const hash = hashMessageToken(token);
	const [row] = await source
		.select({ thread: messageThreads, listing: listings })
		.from(messageThreads)
		.innerJoin(listings, eq(listings.id, messageThreads.listingId))
		.where(
			and(
				or(eq(messageThreads.buyerTokenHash, hash), eq(messageThreads.sellerTokenHash, hash)),
				gt(messageThreads.expiresAt, sql`now()`),
			),
		);
	if (!row) return null;
	const side: Side = row.thread.sellerTokenHash.equals(hash) ? "seller" : "buyer";
	return { ...row, side };
}

const losAngeles = new Intl.DateTimeFormat("en-US", {
	timeZone: "America/Los_Angeles",
	weekday: "short",
	month: "short",
	day: "numeric",
	hour: "numeric",
	minute: "2-digit",
});

function moment(date: Date): string {
	return losAngeles.format(date);
}
