// Sample listings are loaded once per database and removed by one command; they do not come back.
import { eq, inArray } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { announceChange } from "#app/platform/http/page-tags.server.ts";
import { listingPhotos, listings, settings } from "#db/schema.ts";
import { discardPhotos } from "../listing/photos.server.ts";

const KEY = "sample-listings";

/** True for exactly one caller, and only while the marketplace is empty. */
export async function claimSamples(): Promise<boolean> {
	return db().transaction(async (tx) => {
		const claimed = await tx
			.insert(settings)
			.values({ key: KEY, value: { loaded: new Date().toISOString() } })
			.onConflictDoNothing()
			.returning({ key: settings.key });
		if (claimed.length === 0) return false;
		const some = await tx.select({ id: listings.id }).from(listings).limit(1);
		return some.length === 0;
	});
}

export async function removeSampleListings(): Promise<number> {
	const ids = await db().transaction(async (tx) => {
		const samples = await tx.select({ id: listings.id }).from(listings).where(eq(listings.sample, true));
		const sampleIds = samples.map(({ id }) => id);
		if (sampleIds.length === 0) return [];
		const photos = await tx
			.update(listingPhotos)
			.set({ listingId: null })
			.where(inArray(listingPhotos.listingId, sampleIds))
			.returning({ id: listingPhotos.id });
		await tx.delete(listings).where(inArray(listings.id, sampleIds));
		await announceChange(tx, "listings");
		return [{ count: sampleIds.length, photoIds: photos.map(({ id }) => id) }];
	});
	const [removed] = ids;
	if (!removed) return 0;
	await discardPhotos(removed.photoIds);
	return removed.count;
}
