// What happens after a listing becomes public or cheaper: a job compares it with all alerts, and another one mails.
import { sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs.server.ts";
import { recordMatches } from "./alert-hits.server.ts";
import { enqueueAlertMails } from "./alert-sending.server.ts";

export async function enqueueMatching(tx: Tx, listingId: string): Promise<void> {
	await enqueue(tx, matchAlertsJob, { listingId });
}

export const matchAlertsJob = defineJob<{ listingId: string }>("match-alerts", {
	retryLimit: 20,
	retryDelay: 5,
	retryDelayMax: 600,
	expireInSeconds: 300,
	concurrency: 2,
	pollSeconds: 1,
	handler: ({ listingId }) => matchNewListing(listingId),
});

export async function matchNewListing(listingId: string): Promise<void> {
	await db().transaction(async (tx) => {
		await recordMatches(tx, listingId);
		await enqueueAlertMails(tx);
	});
}

/** In the transaction that lowers the price. */
export async function recordPriceDrop(tx: Tx, listingId: string): Promise<void> {
	await tx.execute(sql`
		insert into alert_hits (email_key, listing_id, event, alert_id, frequency)
		select distinct on (a.email_key) a.email_key, l.id, 'price-' || l.amount_cents, a.id, a.frequency
		from alerts a join listings l on l.id = a.listing_id
		where a.listing_id = ${listingId} and a.confirmed_at is not null and a.email_key <> lower(l.email)
		order by a.email_key, a.frequency
		on conflict do nothing`);
	await enqueueAlertMails(tx);
}
