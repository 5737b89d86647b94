// What else may interest: similar listings of the same kind, and those of the other kind that answer this one.
import { sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { mark } from "#db/listing-marks.ts";
import { type CardRow, cardColumns, cardOf } from "./cards.server.ts";
import type { ListingCard, ListingKind } from "./listing.ts";

/** Ranking looks at no more than these. */
const CANDIDATES = 300;

type About = { id: string; title: string; category: string };

/** By shared words in the category first; then the category's newest, unless only real matches are wanted. */
export async function relatedListings(
	{ id, title, category }: About,
	kind: ListingKind,
	{ count, wordsOnly = false, now = new Date() }: { count: number; wordsOnly?: boolean; now?: Date },
): Promise<ListingCard[]> {
	const shelf = sql`${mark(`k:${kind}`)} && ${mark(`c:${category}`)}`;
	const anyWord = sql`(select to_tsquery('english', string_agg(quote_literal(lexeme), ' | '))
		from unnest(to_tsvector('english', immutable_unaccent(${title}))))`;
	const { rows } = await db().execute<CardRow>(sql`
		with words as materialized (select ${anyWord} as query), similar_ones as materialized (
			select id, created_at, search from listings, words
			where is_public and search @@ (${shelf} && words.query) and id <> ${id}::uuid limit ${CANDIDATES}
		), best as (
			select s.id, ts_rank(s.search, words.query) as rank, s.created_at from similar_ones s, words
			order by 2 desc, 3 desc limit ${count}
		)${
			wordsOnly
				? sql``
				: sql`, newest as (
			select id, 0::real as rank, created_at from listings
			where is_public and kind = ${kind} and category = ${category} and id <> ${id}::uuid
				and id not in (select id from best)
			order by created_at desc nulls last, id desc nulls last limit ${count}
		)`
		}, chosen as (
			select * from best ${wordsOnly ? sql`` : sql`union all select * from newest`} order by rank desc, created_at desc limit ${count}
		)
		select ${cardColumns} from chosen join listings l using (id) order by chosen.rank desc, chosen.created_at desc`);
	return rows.map((row) => cardOf(row, now));
}
