// Purges a deleted listing: first its photos, then the row and everything that references it.
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { deleteAll } from "#app/platform/storage.server.ts";
import { listingPhotos, listings } from "#db/schema.ts";
import { UNDO_SECONDS } from "./moderation.ts";

/** A click in the last second may arrive late. */
export const UNDO_DEADLINE_SECONDS = UNDO_SECONDS + 5;
/** Later than that, so that a listing being purged can no longer be restored. */
export const PURGE_AFTER_SECONDS = UNDO_DEADLINE_SECONDS + 5;

export const listingPurgeJob = defineJob<{ listingIds: string[] }>("listing-purge", {
	retryLimit: 20,
	retryDelay: 30,
	retryDelayMax: 3_600,
	expireInSeconds: 600,
	pollSeconds: 5,
	handler: ({ listingIds }) => purgeListings(listingIds),
});

/** Does nothing when the listing was restored or is already gone. */
export async function purgeListings(ids: readonly string[]): Promise<void> {
	const doomed = await db()
		.select({ id: listings.id, title: listings.title })
		.from(listings)
		.where(and(inArray(listings.id, [...ids]), isPastUndo()));
	for (const listing of doomed) {
		const photos = await db()
			.select({ storageKey: listingPhotos.storageKey })
			.from(listingPhotos)
			.where(eq(listingPhotos.listingId, listing.id));
		for (const { storageKey } of photos) await deleteAll(storageKey);
		await db().transaction(async (tx) => {
			const removed = await tx
				.delete(listings)
				.where(and(eq(listings.id, listing.id), isPastUndo()))
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

function isPastUndo() {
	return lt(listings.deletedAt, sql`now() - make_interval(secs => ${PURGE_AFTER_SECONDS})`);
}
