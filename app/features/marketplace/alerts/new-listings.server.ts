// What happens after a listing becomes public or cheaper: a job compares it with all alerts, and another one mails.
import { sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { type ListingNews, listingNews } from "../listing/listing-news.server.ts";
import { recordMatches } from "./alert-hits.server.ts";
import { enqueueAlertMails } from "./alert-sending.server.ts";

export const matchAlertsJob = defineJob<ListingNews>(listingNews.name, {
	...listingNews,
	handler: ({ listingId, droppedTo }) => matchNewListing(listingId, droppedTo),
});

export async function matchNewListing(listingId: string, droppedTo?: number): Promise<void> {
	await db().transaction(async (tx) => {
		await recordMatches(tx, listingId);
		if (droppedTo !== undefined) await recordPriceDrop(tx, listingId, droppedTo);
		await enqueueAlertMails(tx);
	});
}

/** Nobody is told of a price that has changed again. */
async function recordPriceDrop(tx: Tx, listingId: string, cents: number): Promise<void> {
	await tx.execute(sql`
		insert into alert_hits (email_key, listing_id, event, alert_id, frequency)
		select distinct on (a.email_key) a.email_key, l.id, 'price-' || l.amount_cents, a.id, a.frequency
		from alerts a join listings l on l.id = a.listing_id
		where a.listing_id = ${listingId} and l.amount_cents = ${cents}
			and a.confirmed_at is not null and a.email_key <> lower(l.email)
		order by a.email_key, a.frequency
		on conflict do nothing`);
}
