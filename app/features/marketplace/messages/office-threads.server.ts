// Conversations the office may read: reported ones and those with a message that looks like a scam. No others.
import { asc, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import type { Export } from "#app/platform/files/exports.server.ts";
import { listings, messages, messageThreads } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import type { Side } from "./message.ts";
import { mailWaitingMessages } from "./message-delivery.server.ts";

const MAX_THREADS = 50;

export type OfficeThread = {
	id: string;
	kind: ListingKind;
	listingId: string;
	title: string;
	buyerName: string;
	buyerEmail: string;
	sellerEmail: string;
	heldReason: string | null;
	reportReason: string | null;
	messages: { id: string; sender: Side; text: string; held: boolean }[];
};

export async function officeThreads(): Promise<OfficeThread[]> {
	const rows = await db()
		.select({ thread: messageThreads, listing: listings })
		.from(messageThreads)
		.innerJoin(listings, eq(listings.id, messageThreads.listingId))
		.where(or(isNotNull(messageThreads.reportedAt), isNotNull(messageThreads.heldReason)))
		.orderBy(desc(messageThreads.createdAt))
		.limit(MAX_THREADS);
	const ids = rows.map(({ thread }) => thread.id);
	const texts = ids.length
		? await db()
				.select()
				.from(messages)
				.where(inArray(messages.threadId, ids))
				.orderBy(asc(messages.createdAt))
		: [];
	return rows.map(({ thread, listing }) => ({
		id: thread.id,
		kind: listing.kind,
		listingId: listing.id,
		title: listing.title,
		buyerName: thread.buyerName,
		buyerEmail: thread.buyerEmail,
		sellerEmail: listing.email,
		heldReason: thread.heldReason,
		reportReason: thread.reportReason,
		messages: texts
			.filter(({ threadId }) => threadId === thread.id)
			.map(({ id, sender, text, held }) => ({ id, sender, text, held })),
	}));
}

type ThreadLine = OfficeThread["messages"][number] & { thread: Omit<OfficeThread, "messages"> };

/** What the page shows, one message per row. */
export const threadExport: Export<ThreadLine> = {
	name: "messages",
	contents: "reported conversations",
	columns: [
		["Conversation", ({ thread }) => thread.id],
		["State", ({ thread }) => (thread.reportReason ? "reported" : "held")],
		["Reason", ({ thread }) => thread.reportReason ?? thread.heldReason],
		["Listing", ({ thread }) => thread.title],
		["Buyer", ({ thread }) => thread.buyerName],
		["Buyer email", ({ thread }) => thread.buyerEmail],
		["Poster email", ({ thread }) => thread.sellerEmail],
		["From", ({ sender }) => (sender === "buyer" ? "buyer" : "poster")],
		["Held", ({ held }) => (held ? "yes" : "no")],
		["Message", ({ text }) => text],
	],
	asJson: (line) => line,
	read: async () => ({
		rows: (await officeThreads()).flatMap(({ messages: lines, ...thread }) =>
			lines.map((line) => ({ ...line, thread })),
		),
		next: null,
	}),
};

/** Delivers the held messages and hides the conversation from the office. */
export async function releaseThread(id: string, actor: Actor): Promise<boolean> {
	return decide(id, actor, "released a conversation", async (tx) => {
		await tx
			.update(messages)
			.set({ held: false, waiting: sql`${messages.waiting} or ${messages.held}` })
			.where(eq(messages.threadId, id));
		await tx
			.update(messageThreads)
			.set({ heldReason: null, reportedAt: null, reportedBy: null, reportReason: null, blockedBy: null })
			.where(eq(messageThreads.id, id));
		for (const side of ["buyer", "seller"] as const) await mailWaitingMessages(tx, id, side);
	});
}

export async function deleteThread(id: string, actor: Actor): Promise<boolean> {
	return decide(id, actor, "deleted a conversation", async (tx) => {
		await tx.delete(messageThreads).where(eq(messageThreads.id, id));
	});
}

async function decide(
	id: string,
	actor: Actor,
	action: string,
	change: (tx: Tx) => Promise<void>,
): Promise<boolean> {
	if (!isUuid(id)) return false;
	return db().transaction(async (tx) => {
		const [row] = await tx
			.select({ thread: messageThreads, listing: listings })
			.from(messageThreads)
			.innerJoin(listings, eq(listings.id, messageThreads.listingId))
			.where(
				sql`${messageThreads.id} = ${id} and (${messageThreads.reportedAt} is not null or ${messageThreads.heldReason} is not null)`,
			)
			.for("update", { of: messageThreads });
		if (!row) return false;
		await change(tx);
		const subject = { kind: "listing" as const, id: row.listing.id, title: row.listing.title };
		await recordAudit(tx, actor, { action, subject, reason: row.thread.reportReason ?? undefined });
		return true;
	});
}
