// Mails messages to the other side. What is over the recipient's limit waits, and is mailed later in one email.
import { and, asc, eq, inArray } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { allowMessage } from "#app/platform/messages/recipient-limit.server.ts";
import { type RateLimitRule, rateLimitWithin } from "#app/platform/rate-limits.server.ts";
import { listings, messages, messageThreads } from "#db/schema.ts";
import { listingPath } from "../listing/listing-paths.ts";
import { otherSide, type Side } from "./message.ts";
import { messageLink } from "./message-links.server.ts";
import { messageMail } from "./message-mails.server.tsx";

/** Enough for a popular listing. The general limit per recipient would delay its sixth buyer. */
const PROVED_ADDRESS_LIMIT: RateLimitRule = { name: "message-mail", points: 40, seconds: 3_600 };
const RETRY_AFTER_SECONDS = 15 * 60;

/** All messages to this side that were not mailed yet, in one email. A block keeps them back, and so does the listing's deletion. */
export async function mailWaitingMessages(tx: Tx, threadId: string, to: Side): Promise<void> {
	const [found] = await tx
		.select({ thread: messageThreads, listing: listings })
		.from(messageThreads)
		.innerJoin(listings, eq(listings.id, messageThreads.listingId))
		.where(eq(messageThreads.id, threadId))
		.for("update", { of: messageThreads });
	if (!found || found.thread.blockedBy || found.listing.deletedAt) return;
	const { thread, listing } = found;
	const waiting = await tx
		.select({ id: messages.id, text: messages.text })
		.from(messages)
		.where(
			and(
				eq(messages.threadId, threadId),
				eq(messages.sender, otherSide(to)),
				eq(messages.waiting, true),
				eq(messages.held, false),
			),
		)
		.orderBy(asc(messages.createdAt));
	if (waiting.length === 0) return;
	const recipient =
		to === "seller"
			? { email: listing.email, isProved: listing.confirmedAt !== null }
			: { email: thread.buyerEmail, isProved: thread.buyerProved };
	if (!(await hasRoom(tx, recipient))) {
		await enqueue(tx, waitingMessagesJob, { threadId, to }, { startAfter: RETRY_AFTER_SECONDS });
		return;
	}
	const texts = waiting.map(({ text }) => text);
	await queueMail(tx, {
		purpose: "listing-message",
		listingId: listing.id,
		to: recipient.email,
		// Counted above.
		isScheduled: true,
		...messageMail({
			to,
			kind: listing.kind,
			buyerName: thread.buyerName,
			texts,
			// Otherwise anyone could have us mail words of theirs to any mailbox.
			isWithheld: !recipient.isProved,
			replyLink: await messageLink(tx, threadId, to),
			listingAddress: publicUrl() + listingPath(listing.kind, listing.id),
		}),
	});
	await tx
		.update(messages)
		.set({ waiting: false })
		.where(
			inArray(
				messages.id,
				waiting.map(({ id }) => id),
			),
		);
}

export const waitingMessagesJob = defineJob<{ threadId: string; to: Side }>("waiting-messages", {
	retryLimit: 20,
	retryDelay: 30,
	retryDelayMax: 900,
	expireInSeconds: 120,
	pollSeconds: 10,
	singletonKey: ({ threadId, to }) => `${threadId} ${to}`,
	handler: ({ threadId, to }) => db().transaction((tx) => mailWaitingMessages(tx, threadId, to)),
});

/** An address whose owner has opened a link of ours is not somebody a stranger wants to annoy. */
async function hasRoom(tx: Tx, { email, isProved }: { email: string; isProved: boolean }): Promise<boolean> {
	if (isProved && (await rateLimitWithin(tx, PROVED_ADDRESS_LIMIT, email.toLowerCase())).ok) return true;
	return allowMessage(tx, email, "message");
}
