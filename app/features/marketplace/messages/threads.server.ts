// Conversations: how one is opened by a link, and its end after 30 days.
import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { dayAndTime } from "#app/features/company/dates.ts";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { isKeyLike, keyHash } from "#app/platform/private-links.server.ts";
import { listings, messages, messageThreads } from "#db/schema.ts";
import type { Side, ThreadView } from "./message.ts";

const REPORTED_RETENTION_DAYS = 90;

export async function openThread(token: string): Promise<ThreadView | null> {
	const found = await findThread(token);
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
			sentAt: dayAndTime(createdAt),
		})),
		blockedBy: thread.blockedBy,
		isReported: thread.reportedAt !== null,
		expires: dayAndTime(thread.expiresAt),
	};
}

/** The conversation of a link that still works, and whose link it is. None about a listing that we deleted. */
export async function findThread(token: string) {
	if (!isKeyLike(token)) return null;
	const hash = keyHash(token);
	const [row] = await db()
		.select({ thread: messageThreads, listing: listings })
		.from(messageThreads)
		.innerJoin(listings, eq(listings.id, messageThreads.listingId))
		.where(
			and(
				or(eq(messageThreads.buyerTokenHash, hash), eq(messageThreads.sellerTokenHash, hash)),
				gt(messageThreads.expiresAt, sql`now()`),
				isNull(listings.deletedAt),
			),
		);
	if (!row) return null;
	const side: Side = row.thread.sellerTokenHash.equals(hash) ? "seller" : "buyer";
	return { ...row, side };
}

export const messageSweepJob = defineJob("message-sweep", {
	cron: "51 * * * *",
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
