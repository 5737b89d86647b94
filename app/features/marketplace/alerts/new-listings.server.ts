// Finds whom a new listing interests. A job compares it with all alerts, and the key of `alert_hits` makes sure that
// nobody is told twice, however often the job runs.
import { and, eq, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/db.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs.server.ts";
import { listings } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import { nearbyZips } from "../search/nearby.server.ts";
import { publicOfKind } from "../search/public-listings.server.ts";
import { enqueueAlertMails } from "./alert-sending.server.ts";

const MAX_RADIUS_MILES = 100;
/** Wanted ads that a new product answers, or products that answer a new wanted ad. */
const MAX_COUNTERPARTS = 20;
const MAX_CANDIDATES = 300;

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
		const [listing] = await tx
			.select({ zip: listings.zip, kind: listings.kind })
			.from(listings)
			.where(and(eq(listings.id, listingId), eq(listings.isPublic, true)));
		if (!listing) return;
		await recordHits(tx, listingId, listing.zip);
		await recordCounterparts(tx, listingId, listing.kind);
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

/**
 * The index on (kind, anchor, category) leaves the alerts of the listing's own words; the rest of each search is
 * checked on those. Instant beats daily for a person with both.
 */
async function recordHits(tx: Tx, listingId: string, zip: string): Promise<void> {
	const nearby = (zip && nearbyZips(zip, MAX_RADIUS_MILES)) || { zips: [], miles: [] };
	await tx.execute(sql`
		insert into alert_hits (email_key, listing_id, event, alert_id, frequency)
		select distinct on (a.email_key) a.email_key, l.id, 'new', a.id, a.frequency
		from listings l
		join alerts a on a.kind = l.kind and a.anchor = any(array_append(tsvector_to_array(l.search), ''))
			and a.category = any(array['all', l.category, case when l.is_free then 'free' end])
		left join unnest(${sql.param(nearby.zips)}::text[], ${sql.param(nearby.miles)}::float8[]) as near(zip, miles)
			on near.zip = a.zip
		where l.id = ${listingId} and a.confirmed_at is not null and a.listing_id is null
			and l.created_at >= a.created_at and a.email_key <> lower(l.email)
			and (a.zip = '' or a.radius is null or near.miles <= a.radius)
			and (a.location = '' or position(lower(immutable_unaccent(a.location)) in l.location_text) > 0)
			and (a.query = '' or l.search @@ a.query::tsquery)
		order by a.email_key, a.frequency
		on conflict do nothing`);
}

/**
 * Wanted ads and products of one category that share words in the title. Both posters are told, once they have proved
 * their address.
 */
async function recordCounterparts(tx: Tx, listingId: string, kind: ListingKind): Promise<void> {
	const { rows } = await tx.execute<{ id: string; email: string; own: string; own_confirmed: boolean }>(sql`
		with mine as materialized (
			select category, lower(email) as email, confirmed_at is not null as confirmed,
				array(select lexeme from unnest(to_tsvector('english', immutable_unaccent(title)))
					where lexeme !~ '^(look|want|need|use|new|buy|sell|good|sale|[0-9]+)$') as words
			from listings where id = ${listingId}
		), candidates as materialized (
			select l.* from mine join listings l on ${publicOfKind(kind === "sale" ? "wanted" : "sale")} and l.category = mine.category
				and l.search @@ to_tsquery('english', array_to_string(mine.words, ' | '))
			where cardinality(mine.words) > 0 and l.confirmed_at is not null and not l.sample and lower(l.email) <> mine.email
			order by l.created_at desc limit ${MAX_CANDIDATES}
		)
		select c.id, lower(c.email) as email, mine.email as own, mine.confirmed as own_confirmed
		from mine cross join candidates c cross join lateral (
			select count(*) as shared from unnest(to_tsvector('english', immutable_unaccent(c.title))) where lexeme = any(mine.words)
		) titles
		where shared >= least(2, cardinality(mine.words))
		order by shared desc, c.created_at desc limit ${MAX_COUNTERPARTS}`);
	for (const { id, email, own, own_confirmed } of rows) {
		await recordMatch(tx, email, listingId);
		if (own_confirmed) await recordMatch(tx, own, id);
	}
}

/** Not if an alert has told this person about the listing. */
async function recordMatch(tx: Tx, emailKey: string, listingId: string): Promise<void> {
	await tx.execute(sql`
		insert into alert_hits (email_key, listing_id, event, frequency) select ${emailKey}, ${listingId}, 'match', 'instant'
		where not exists (select from alert_hits where email_key = ${emailKey} and listing_id = ${listingId})
		on conflict do nothing`);
}
