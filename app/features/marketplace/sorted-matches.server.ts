// Matches by price or urgency: few are sorted whole, many are met on a walk along the index of that order.
import { sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns, PAGE_SIZE } from "./cards.server.ts";
import type { Cursor } from "./cursor.ts";
import type { Filters, Sort } from "./filters.ts";
import { LIFETIME_DAYS } from "./listing.ts";
import { countMatches, everywhere, matching } from "./match-counts.server.ts";
import type { Matches } from "./matches.server.ts";
import type { SearchQuery } from "./search-query.server.ts";
import { beyond, onShelf, ordering } from "./shelf.server.ts";

/** So many matches are sorted whole within a few milliseconds. */
export const SORTED_WHOLE = 5_000;
/** So many listings are looked through before giving up on finding a page that way. */
const WALKED = 20_000;

type Sorted = Pick<Matches, "rows" | "found">;

export async function sortedMatches(
	query: SearchQuery,
	filters: Filters,
	after: Cursor | null,
	estimated: number,
	now: Date,
): Promise<Sorted> {
	if (estimated > SORTED_WHOLE) {
		const [rows, found] = await Promise.all([
			walk(query, filters, after),
			countMatches(query, estimated / LIFETIME_DAYS, now),
		]);
		if (rows.length > PAGE_SIZE) return { rows, found };
	}
	return sortWhole(query, filters.sort, after);
}

/** In the order of the index until a page is full: quick for frequent matches, and bounded for the others. */
async function walk(query: SearchQuery, filters: Filters, after: Cursor | null): Promise<CardRow[]> {
	const { rows } = await db().execute<CardRow>(sql`
		with walked as (
			select l.* from listings l where ${onShelf(filters)} and ${after ? beyond(filters.sort, after) : sql`true`}
			order by ${ordering(filters.sort)} limit ${WALKED}
		)
		select ${cardColumns} from walked l where l.search @@ (${everywhere(query)}) and ${query.place ?? sql`true`}
		order by ${ordering(filters.sort)} limit ${PAGE_SIZE + 1}`);
	return rows;
}

async function sortWhole(query: SearchQuery, sort: Sort, after: Cursor | null): Promise<Sorted> {
	const { rows } = await db().execute<CardRow & { hits: number }>(sql`
		with hits as materialized (
			select id, created_at, amount_cents, urgency from listings where ${matching(query, null)}
		), page as (
			select n.id from hits n where ${after ? beyond(sort, after, "n") : sql`true`}
			order by ${ordering(sort, "n")} limit ${PAGE_SIZE + 1}
		)
		select counted.hits, ${cardColumns} from (select count(*)::int as hits from hits) counted
			left join page on true left join listings l on l.id = page.id
		order by ${ordering(sort)}`);
	return { rows: rows.filter((row) => row.id !== null), found: rows[0]?.hits ?? 0 };
}
