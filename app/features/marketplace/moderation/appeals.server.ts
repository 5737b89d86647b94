// A poster whose listing was hidden or removed can ask the office once to look again.
import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { isLinkKey, linkAddress, linkKey } from "#app/platform/private-links.server.ts";
import { listings } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import { appealMail } from "./moderation-mails.server.tsx";
import { type ModerationReason, readReason } from "./moderation-reasons.ts";

export async function appealAddress(listingId: string): Promise<string> {
	return linkAddress("appeal", await linkKey("appeal", listingId), { id: listingId });
}

export type Appeal = {
	kind: ListingKind;
	title: string;
	isRemoved: boolean;
	/** What a moderator picked; null when reports hid it. */
	reason: ModerationReason | null;
	/** 'decided': a moderator has looked again, and it stays as it is. */
	state: "open" | "sent" | "decided" | "public";
};

/** Null for a wrong link, and for a listing that is gone for good. */
export async function openAppeal(id: string, token: string): Promise<Appeal | null> {
	if (!isUuid(id) || !(await isLinkKey("appeal", id, token))) return null;
	const [row] = await db()
		.select({
			kind: listings.kind,
			title: listings.title,
			isPublic: listings.isPublic,
			isRemoved: sql<boolean>`${listings.deletedAt} is not null`,
			moderationReason: listings.moderationReason,
			appeal: listings.appeal,
			appealedAt: listings.appealedAt,
		})
		.from(listings)
		.where(eq(listings.id, id));
	if (!row) return null;
	const { kind, title, isRemoved } = row;
	const reason = row.moderationReason === null ? null : readReason(row.moderationReason);
	const appeal = { kind, title, isRemoved, reason };
	if (row.isPublic) return { ...appeal, state: "public" };
	if (!row.appealedAt) return { ...appeal, state: "open" };
	return { ...appeal, state: row.appeal === null ? "decided" : "sent" };
}

export async function sendAppeal(id: string, token: string, text: string): Promise<boolean> {
	const appeal = await openAppeal(id, token);
	if (appeal?.state !== "open") return appeal?.state === "sent";
	await db().transaction(async (tx) => {
		const stored = await tx
			.update(listings)
			.set({ appeal: text, appealedAt: sql`now()` })
			.where(and(eq(listings.id, id), isNull(listings.appealedAt)))
			.returning({ kind: listings.kind, title: listings.title });
		const [listing] = stored;
		if (listing)
			await queueMail(tx, {
				purpose: "listing-appeal",
				listingId: id,
				to: companyMailbox(),
				...appealMail({ ...listing, text, panelAddress: `${publicUrl()}/admin/messages` }),
			});
	});
	return true;
}

/** So that a listing hidden again later can be appealed again. */
export async function closeAppeal(tx: Tx, id: string): Promise<void> {
	await tx.update(listings).set({ appeal: null, appealedAt: null }).where(eq(listings.id, id));
}
