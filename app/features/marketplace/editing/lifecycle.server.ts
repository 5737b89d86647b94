// Expires listings: a reminder a week before, one click to renew, and later deletion of those that ended.
import { and, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { longDay } from "#app/features/company/dates.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { announceChange } from "#app/platform/http/page-tags.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { isLinkKey, linkAddress, linkKey } from "#app/platform/private-links.server.ts";
import { listingPhotos, listings } from "#db/schema.ts";
import { heldAgain } from "../listing/holds.server.ts";
import { EXPIRY_REMINDER_DAYS, LISTING_LIFETIME_DAYS } from "../listing/listing.ts";
import { reminderMail, unconfirmedMail } from "../listing/listing-mails.server.tsx";
import { listingPath } from "../listing/listing-paths.ts";
import { announceListing, daysFromNow, listingTag } from "../listing/listings.server.ts";
import { deleteOldOffenses } from "../listing/offenses.server.ts";
import { mailWaitingLinks } from "../posting/confirmation-links.server.ts";

const BATCH_SIZE = 500;
const ENDED_RETENTION_DAYS = 30;

export const listingLifecycleJob = defineJob("listing-lifecycle", {
	cron: "*/15 * * * *",
	expireInSeconds: 600,
	pollSeconds: 15,
	async handler() {
		await expireListings();
		await mailWaitingLinks();
		await hideUnconfirmedListings();
		await sendExpiryReminders();
		await deleteEndedListings();
		await deleteOldOffenses();
	},
});

export async function expireListings(): Promise<number> {
	return db().transaction(async (tx) => {
		const expired = await tx
			.update(listings)
			.set({ status: "expired", updatedAt: sql`now()` })
			.where(and(eq(listings.status, "active"), lt(listings.expiresAt, sql`now()`)))
			.returning({ id: listings.id });
		if (expired.length > 0) await announceChange(tx, "listings");
		// Announced one by one, because a notification holds 8,000 bytes.
		for (const { id } of expired) await announceChange(tx, listingTag(id));
		return expired.length;
	});
}

/** Anybody can post with anybody's address, so a listing that nobody confirms does not stay. */
export async function hideUnconfirmedListings(): Promise<number> {
	return db().transaction(async (tx) => {
		const hidden = await tx
			.update(listings)
			.set({ status: "unconfirmed", version: sql`${listings.version} + 1`, updatedAt: sql`now()` })
			.where(
				and(
					eq(listings.status, "active"),
					isNull(listings.confirmedAt),
					isNull(listings.deletedAt),
					lt(listings.confirmBy, sql`now()`),
				),
			)
			.returning();
		for (const listing of hidden) {
			await announceListing(tx, listing.id);
			if (!listing.sample) await queueUnconfirmedMail(tx, listing);
		}
		return hidden.length;
	});
}

async function queueUnconfirmedMail(tx: Tx, listing: typeof listings.$inferSelect): Promise<void> {
	await queueMail(tx, {
		purpose: "listing-hidden",
		listingId: listing.id,
		to: listing.email,
		quota: "listing",
		...unconfirmedMail({ ...listing, listingAddress: publicUrl() + listingPath(listing.kind, listing.id) }),
	});
}

export async function sendExpiryReminders(): Promise<number> {
	return db().transaction(async (tx) => {
		const due = await tx
			.select({
				id: listings.id,
				kind: listings.kind,
				category: listings.category,
				email: listings.email,
				expiresAt: listings.expiresAt,
			})
			.from(listings)
			.where(
				and(
					eq(listings.status, "active"),
					eq(listings.isPublic, true),
					eq(listings.sample, false),
					isNull(listings.reminderSentAt),
					lt(listings.expiresAt, sql`now() + make_interval(days => ${EXPIRY_REMINDER_DAYS})`),
				),
			)
			.limit(BATCH_SIZE)
			.for("update", { skipLocked: true });
		for (const listing of due) await queueReminder(tx, listing);
		return due.length;
	});
}

type ExpiringListing = {
	id: string;
	kind: "sale" | "wanted";
	category: string;
	email: string;
	expiresAt: Date;
};

async function queueReminder(
	tx: Tx,
	{ id, kind, category, email, expiresAt }: ExpiringListing,
): Promise<void> {
	await tx.update(listings).set({ reminderSentAt: sql`now()` }).where(eq(listings.id, id));
	await queueMail(tx, {
		purpose: "listing-reminder",
		listingId: id,
		to: email,
		isScheduled: true,
		...reminderMail({
			kind,
			category,
			expires: longDay(expiresAt),
			address: linkAddress("renew", await linkKey("renew", renewalOf(id, expiresAt)), { id }),
		}),
	});
}

export type Renewable = { id: string; kind: "sale" | "wanted"; title: string };

/** The token contains the expiry date it extends, so it works once. */
export async function openRenewal(id: string, token: string): Promise<Renewable | null> {
	if (!isUuid(id)) return null;
	const [row] = await db()
		.select({ kind: listings.kind, title: listings.title, expiresAt: listings.expiresAt })
		.from(listings)
		.where(
			and(eq(listings.id, id), inArray(listings.status, ["active", "expired"]), isNull(listings.deletedAt)),
		);
	if (!row) return null;
	if (!(await isLinkKey("renew", renewalOf(id, row.expiresAt), token))) return null;
	return { id, kind: row.kind, title: row.title };
}

export async function renewListing(id: string, token: string): Promise<Renewable | null> {
	const renewable = await openRenewal(id, token);
	if (!renewable) return null;
	await db().transaction(async (tx) => {
		await tx
			.update(listings)
			.set({
				...(await heldAgain(tx, id)),
				status: "active",
				expiresAt: daysFromNow(LISTING_LIFETIME_DAYS),
				reminderSentAt: null,
				updatedAt: sql`now()`,
			})
			.where(eq(listings.id, id));
		await announceListing(tx, id);
	});
	return renewable;
}

/** Deletes listings that were removed, sold or expired. */
export async function deleteEndedListings(): Promise<number> {
	return db().transaction(async (tx) => {
		const gone = await tx
			.select({ id: listings.id })
			.from(listings)
			.where(
				and(
					ne(listings.status, "active"),
					lt(listings.updatedAt, sql`now() - make_interval(days => ${ENDED_RETENTION_DAYS})`),
				),
			)
			.limit(BATCH_SIZE)
			.for("update", { skipLocked: true });
		const ids = gone.map(({ id }) => id);
		await deleteListings(tx, ids);
		return ids.length;
	});
}

/** Photos are released first, and the cleanup job deletes their files. */
export async function deleteListings(tx: Tx, ids: readonly string[]): Promise<void> {
	await tx
		.update(listingPhotos)
		.set({ listingId: null, removedAt: sql`now()` })
		.where(inArray(listingPhotos.listingId, [...ids]));
	await tx.delete(listings).where(inArray(listings.id, [...ids]));
}

/** A renewal changes the date, so that each link renews once. */
function renewalOf(id: string, expiresAt: Date): string {
	return `${id} ${expiresAt.toISOString()}`;
}
