// Emails to the seller: the listing was hidden or deleted.
import { and, eq, isNull } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { listings } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import { listingPath } from "../listing/listing-paths.ts";
import { appealAddress } from "./appeals.server.ts";
import { deletedMail, hiddenMail } from "./moderation-mails.server.tsx";
import { type ModerationReason, readReason } from "./moderation-reasons.ts";

/** `reason`: what a moderator picked; null when reports hid it. */
export async function queueHiddenMail(
	tx: Tx,
	listingId: string,
	reason: ModerationReason | null,
): Promise<void> {
	const listing = await findSeller(tx, listingId);
	if (!listing) return;
	await queueMail(tx, {
		purpose: "listing-hidden",
		listingId,
		to: listing.email,
		isScheduled: reason !== null,
		quota: "listing",
		...hiddenMail({
			...listing,
			reason,
			listingAddress: publicUrl() + listingPath(listing.kind, listingId),
			appealAddress: await appealAddress(listingId),
		}),
	});
}

/** Sent after the Undo period, so that a mistaken click sends no email. */
export async function enqueueDeletedMail(
	tx: Tx,
	listingId: string,
	reason: ModerationReason,
	startAfterSeconds: number,
): Promise<void> {
	const listing = await findSeller(tx, listingId);
	if (!listing) return;
	const { kind, category, email } = listing;
	await enqueue(
		tx,
		deletedMailJob,
		{ listingId, kind, category, email, reason },
		{ startAfter: startAfterSeconds },
	);
}

type DeletedListing = {
	listingId: string;
	kind: ListingKind;
	category: string;
	email: string;
	/** Missing in jobs of an older version. */
	reason?: ModerationReason;
};

/** Contains everything the email needs, because the listing may be purged by then. */
export const deletedMailJob = defineJob<DeletedListing>("listing-deleted-mail", {
	retryLimit: 20,
	retryDelay: 10,
	retryDelayMax: 3_600,
	expireInSeconds: 120,
	pollSeconds: 5,
	handler: sendDeletedMail,
});

export async function sendDeletedMail(deleted: DeletedListing): Promise<void> {
	const { listingId, kind, category, email } = deleted;
	const reason = readReason(deleted.reason);
	await db().transaction(async (tx) => {
		const isBack = await tx.$count(listings, and(eq(listings.id, listingId), isNull(listings.deletedAt)));
		if (isBack) return;
		await queueMail(tx, {
			purpose: "listing-deleted",
			to: email,
			isScheduled: true,
			...deletedMail({ kind, category, reason, appealAddress: await appealAddress(listingId) }),
		});
	});
}

/** Null for sample listings, which have no seller. */
async function findSeller(tx: Tx, listingId: string) {
	const [listing] = await tx
		.select({
			kind: listings.kind,
			category: listings.category,
			email: listings.email,
		})
		.from(listings)
		.where(and(eq(listings.id, listingId), eq(listings.sample, false)));
	return listing ?? null;
}
