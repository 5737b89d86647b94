// Purges deleted listings once nobody can appeal anymore: first their photos, then the rows and everything that
// references them.
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { deleteAll } from "#app/platform/files/storage.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { listingPhotos, listings } from "#db/schema.ts";
import { APPEAL_DAYS, UNDO_SECONDS } from "./moderation.ts";

/** A click in the last second may arrive late. */
export const UNDO_DEADLINE_SECONDS = UNDO_SECONDS + 5;

export const listingPurgeJob = defineJob("listing-purge", {
	cron: "33 * * * *",
	retryLimit: 20,
	retryDelay: 30,
	retryDelayMax: 3_600,
	expireInSeconds: 600,
	handler: purgeDeletedListings,
});

/** An appeal that still waits for the office keeps its listing. */
export async function purgeDeletedListings(): Promise<void> {
	const expired = await db()
		.select({ id: listings.id, title: listings.title })
		.from(listings)
		.where(isPast());
	for (const listing of expired) {
		const photos = await db()
			.select({ storageKey: listingPhotos.storageKey })
			.from(listingPhotos)
			.where(eq(listingPhotos.listingId, listing.id));
		for (const { storageKey } of photos) await deleteAll(storageKey);
		await db().transaction(async (tx) => {
			const removed = await tx
				.delete(listings)
				.where(and(eq(listings.id, listing.id), isPast()))
				.returning({ id: listings.id });
			if (removed.length > 0)
				await recordAudit(tx, "System", {
					action: "purged",
					subject: { kind: "listing", id: listing.id, title: listing.title },
					details: { photos: photos.length },
				});
		});
	}
}

function isPast() {
	return and(
		lt(listings.deletedAt, sql`now() - make_interval(days => ${APPEAL_DAYS})`),
		isNull(listings.appeal),
	);
}
