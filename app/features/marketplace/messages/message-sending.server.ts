// Sends messages: the first one about a listing, and replies.
import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { proveAddress } from "#app/platform/messages/proved-addresses.server.ts";
import { linkEnds } from "#app/platform/private-links.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { listings, messages, messageThreads } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import { messageSuspicion } from "../listing/suspicion.ts";
import { otherSide, type Side } from "./message.ts";
import { mailWaitingMessages } from "./message-delivery.server.ts";
import { messageKeyHash } from "./message-links.server.ts";
import { findThread } from "./threads.server.ts";

/** For each network and for each address somebody writes as. */
const SEND_LIMIT: RateLimitRule = { name: "message-send", points: 30, seconds: 3_600, total: 20_000 };
const PERSON_LIMIT: RateLimitRule = { name: "message-send-person", points: 30, seconds: 3_600 };

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
	| { ok: false; reason: "not-found" }
	| { ok: false; reason: "too-often"; retryAfterSeconds: number };

export type ReplyResult = SendResult | { ok: false; reason: "blocked" };

/** A second message by the same person about the same listing joins the first. */
export async function sendFirstMessage(first: FirstMessage): Promise<SendResult> {
	if (!isUuid(first.listingId)) return { ok: false, reason: "not-found" };
	const limited = await limitSender(first.clientAddress, first.email);
	if (limited) return limited;
	return db().transaction(async (tx) => {
		if (!(await lockMessageable(tx, first))) return { ok: false, reason: "not-found" };
		const earlier = await findOpenThreads(tx, first);
		// Anybody can type the address, so the answer doesn't tell that its owner was blocked.
		if (earlier.some(({ blockedBy }) => blockedBy)) return { ok: true };
		// A proved buyer writes by the link. Anybody can type the address, and must not speak for them.
		const joined = earlier.find(({ buyerProved }) => !buyerProved);
		const threadId = joined?.id ?? (await createThread(tx, first));
		await addMessage(tx, threadId, "buyer", first.message, messageSuspicion(first.message, first.trap));
		return { ok: true };
	});
}

export async function reply(token: string, text: string, clientAddress: string): Promise<ReplyResult> {
	const found = await findThread(token);
	if (!found) return { ok: false, reason: "not-found" };
	const { thread, side } = found;
	const limited = await limitSender(clientAddress, `${thread.id} ${side}`);
	if (limited) return limited;
	return db().transaction(async (tx) => {
		const [current] = await tx
			.select({ blockedBy: messageThreads.blockedBy })
			.from(messageThreads)
			.where(eq(messageThreads.id, thread.id))
			.for("update");
		if (!current || current.blockedBy) return { ok: false, reason: "blocked" };
		await proveAddress(tx, side === "buyer" ? thread.buyerEmail : found.listing.email);
		if (side === "buyer")
			await tx.update(messageThreads).set({ buyerProved: true }).where(eq(messageThreads.id, thread.id));
		await addMessage(tx, thread.id, side, text, messageSuspicion(text, ""));
		return { ok: true };
	});
}

async function limitSender(clientAddress: string, person: string) {
	const network = await rateLimit(SEND_LIMIT, clientAddress);
	const sender = network.ok ? await rateLimit(PERSON_LIMIT, person.toLowerCase()) : network;
	return sender.ok
		? null
		: ({ ok: false, reason: "too-often", retryAfterSeconds: sender.retryAfterSeconds } as const);
}

/** Of two first messages at once, the second waits here and then finds the thread of the first. */
async function lockMessageable(tx: Tx, { kind, listingId }: FirstMessage): Promise<boolean> {
	const found = await tx
		.select({ id: listings.id })
		.from(listings)
		.where(
			and(
				eq(listings.id, listingId),
				eq(listings.kind, kind),
				eq(listings.isPublic, true),
				sql`${listings.contactMethod} <> 'phone'`,
			),
		)
		.for("no key update");
	return found.length > 0;
}

async function findOpenThreads(tx: Tx, { listingId, email }: FirstMessage) {
	return tx
		.select({
			id: messageThreads.id,
			blockedBy: messageThreads.blockedBy,
			buyerProved: messageThreads.buyerProved,
		})
		.from(messageThreads)
		.where(
			and(
				eq(messageThreads.listingId, listingId),
				eq(sql`lower(${messageThreads.buyerEmail})`, email.toLowerCase()),
				gt(messageThreads.expiresAt, sql`now()`),
			),
		);
}

async function createThread(tx: Tx, { listingId, name, email }: FirstMessage): Promise<string> {
	const id = randomUUID();
	await tx.insert(messageThreads).values({
		id,
		listingId,
		buyerName: name,
		buyerEmail: email,
		buyerTokenHash: await messageKeyHash(id, "buyer"),
		sellerTokenHash: await messageKeyHash(id, "seller"),
		expiresAt: linkEnds("message"),
	});
	return id;
}

/** A suspicious one is stored and mailed only when a moderator releases it. */
async function addMessage(
	tx: Tx,
	threadId: string,
	sender: Side,
	text: string,
	suspicion: string | null,
): Promise<void> {
	if (await isRepeated(tx, threadId, sender, text)) return;
	const held = suspicion !== null;
	await tx.insert(messages).values({ threadId, sender, text, held, waiting: true });
	await tx
		.update(messageThreads)
		.set({
			expiresAt: linkEnds("message"),
			...(held ? { heldReason: suspicion } : {}),
		})
		.where(eq(messageThreads.id, threadId));
	if (!held) await mailWaitingMessages(tx, threadId, otherSide(sender));
}

/** True after a double click, or when a message is sent again because its response was lost. */
async function isRepeated(tx: Tx, threadId: string, sender: Side, text: string): Promise<boolean> {
	const same = and(
		eq(messages.threadId, threadId),
		eq(messages.sender, sender),
		eq(messages.text, text),
		gt(messages.createdAt, sql`now() - interval '15 minutes'`),
	);
	return (await tx.$count(messages, same)) > 0;
}
