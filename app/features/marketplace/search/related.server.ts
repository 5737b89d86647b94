// Related listings: similar ones of the same kind, and matching ones of the other kind.
import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { loadCards } from "../listing/cards.server.ts";
import type { ListingCard, ListingKind } from "../listing/listing.ts";
import { publicOfKind } from "../listing/listing-columns.server.ts";

/** Ranking looks at no more than these. */
const MAX_RANKED = 300;

type About = { id: string; title: string; category: string };

/** By shared words in the category first; then the category's newest, unless only real matches are wanted. */
export async function relatedListings(
	{ id, title, category }: About,
	kind: ListingKind,
	{ count, wordsOnly = false, now = new Date() }: { count: number; wordsOnly?: boolean; now?: Date },
): Promise<ListingCard[]> {
	const others = sql`${publicOfKind(kind)} and category = ${category} and id <> ${id}::uuid`;
	const newest = sql`union all (select id, 0::real as rank, created_at from listings
		where ${others} order by created_at desc nulls last, id desc nulls last limit ${count * 2})`;
	const { rows } = await db().execute<{ id: string }>(sql`
		with title as materialized (
			select to_tsquery('english', string_agg(quote_literal(lexeme), ' | ')) as words
			from unnest(to_tsvector('english', immutable_unaccent(${title})))
		), similar_ones as materialized (
			select id, created_at, search, words from listings, title where ${others} and search @@ words limit ${MAX_RANKED}
		), candidates as (
			(select id, ts_rank(search, words) as rank, created_at from similar_ones order by rank desc, created_at desc limit ${count})
			${wordsOnly ? sql`` : newest}
		)
		select id from candidates group by id order by max(rank) desc, max(created_at) desc limit ${count}`);
	return loadCards(rows, now);
}
