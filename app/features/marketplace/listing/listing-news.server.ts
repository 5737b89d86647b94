// What alerts hear of listings. They are built on posting, editing and search, so those tell them through a job.
import type { Tx } from "#app/platform/database/db.server.ts";
import { enqueue, type Queue } from "#app/platform/jobs.server.ts";

/** The listing may be public now. `droppedTo`: its new price in cents, when it was higher. */
export type ListingNews = { listingId: string; droppedTo?: number };

/** Answered by `matchAlertsJob`. */
export const listingNews: Queue<ListingNews> = {
	name: "match-alerts",
	retryLimit: 20,
	retryDelay: 5,
	retryDelayMax: 600,
	expireInSeconds: 300,
	concurrency: 2,
	pollSeconds: 1,
};

export async function tellOfListing(tx: Tx, listingId: string, droppedTo?: number): Promise<void> {
	await enqueue(tx, listingNews, droppedTo === undefined ? { listingId } : { listingId, droppedTo });
}
