// Records who gets told about a new listing. The key of `alert_hits` makes sure that nobody is told twice.
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#app/platform/database/db.server.ts";
import { listings } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import { publicOfKind } from "../listing/listing-columns.server.ts";
import { nearbyZips } from "../listing/nearby.server.ts";

const MAX_RADIUS_MILES = 100;
/** Wanted ads that match a new product, or products that match a new wanted ad. */
const MAX_COUNTERPARTS = 20;
const MAX_CANDIDATES = 300;

/** Does nothing when the listing is not public. */
export async function recordMatches(tx: Tx, listingId: string): Promise<void> {
	const [listing] = await tx
		.select({ zip: listings.zip, kind: listings.kind })
		.from(listings)
		.where(and(eq(listings.id, listingId), eq(listings.isPublic, true)));
	if (!listing) return;
	await recordHits(tx, listingId, listing.zip);
	await recordCounterparts(tx, listingId, listing.kind);
}

/**
 * The index on (kind, anchor, category) leaves the alerts of the listing's own words; the rest of each search is
 * checked on those. Instant beats daily for a person with both.
 */
async function recordHits(tx: Tx, listingId: string, zip: string): Promise<void> {
	// As an object, in which each alert looks up its own ZIP code.
	const nearby = (zip && nearbyZips(zip, MAX_RADIUS_MILES)) || { zips: [], miles: [] };
	const miles = Object.fromEntries(nearby.zips.map((each, index) => [each, nearby.miles[index]]));
	await tx.execute(sql`
		insert into alert_hits (email_key, listing_id, event, alert_id, frequency)
		select distinct on (a.email_key) a.email_key, l.id, 'new', a.id, a.frequency
		from listings l
		join alerts a on a.kind = l.kind and a.anchor = any(array_append(tsvector_to_array(l.search), ''))
			and a.category = any(array['all', l.category, case when l.is_free then 'free' end])
		where l.id = ${listingId} and a.confirmed_at is not null and a.listing_id is null
			and l.created_at >= a.created_at and a.email_key <> lower(l.email)
			and (a.zip = '' or a.radius is null or (${JSON.stringify(miles)}::jsonb ->> a.zip)::float8 <= a.radius)
			and (a.location = '' or a.radius is not null or position(lower(immutable_unaccent(a.location)) in l.location_text) > 0)
			and (a.condition is null or a.condition = l.condition)
			and (a.query = '' or l.search @@ a.query::tsquery)
		order by a.email_key, a.frequency
		on conflict do nothing`);
}

/**
 * Wanted ads and products of one category that share words in the title. Both posters are told, once they have proved
 * their address and unless they stopped these emails.
 */
async function recordCounterparts(tx: Tx, listingId: string, kind: ListingKind): Promise<void> {
	const { rows } = await tx.execute<{
		id: string;
		email: string;
		told: boolean;
		own: string;
		own_told: boolean;
	}>(sql`
		with mine as materialized (
			select category, lower(email) as email, confirmed_at is not null and match_mails as told,
				array(select lexeme from unnest(to_tsvector('english', immutable_unaccent(title)))
					where lexeme !~ '^(look|want|need|use|new|buy|sell|good|sale|[0-9]+)$') as words
			from listings where id = ${listingId}
		), candidates as materialized (
			select l.* from mine join listings l on ${publicOfKind(kind === "sale" ? "wanted" : "sale")} and l.category = mine.category
				and l.search @@ to_tsquery('english', array_to_string(mine.words, ' | '))
			where cardinality(mine.words) > 0 and l.confirmed_at is not null and not l.sample and lower(l.email) <> mine.email
			order by l.created_at desc limit ${MAX_CANDIDATES}
		)
		select c.id, lower(c.email) as email, c.match_mails as told, mine.email as own, mine.told as own_told
		from mine cross join candidates c cross join lateral (
			select count(*) as shared from unnest(to_tsvector('english', immutable_unaccent(c.title))) where lexeme = any(mine.words)
		) titles
		where shared >= least(2, cardinality(mine.words))
		order by shared desc, c.created_at desc limit ${MAX_COUNTERPARTS}`);
	for (const { id, email, told, own, own_told } of rows) {
		if (told) await recordMatch(tx, email, listingId);
		if (own_told) await recordMatch(tx, own, id);
	}
}

/** Not if an alert has told this person about the listing. */
async function recordMatch(tx: Tx, emailKey: string, listingId: string): Promise<void> {
	await tx.execute(sql`
		insert into alert_hits (email_key, listing_id, event, frequency) select ${emailKey}, ${listingId}, 'match', 'instant'
		where not exists (select from alert_hits where email_key = ${emailKey} and listing_id = ${listingId})
		on conflict do nothing`);
}
