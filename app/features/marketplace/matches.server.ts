// Listings that match words or a place, newest first, at a cost that does not grow with their number.
//
// Sorting all matches of a frequent word would take most of a second at a million listings, and walking from the newest
// listing on until enough match takes as long for a rare word. So the index itself is asked for the matches of the last
// days only (the marks 'd1:', 'd4:', 'd16:'), and what they hold tells how far back to look for enough.
import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns, PAGE_SIZE } from "./cards.server.ts";
import type { Cursor } from "./cursor.ts";
import type { Filters, Sort } from "./filters.ts";
import { mark, type SearchQuery } from "./search-query.server.ts";
import { beyond, onShelf, ordering } from "./shelf.server.ts";

/** Counting ends here, and so does ranking: of more matches than these, the newest are shown. */
export const MOST_COUNTED = 1_000;
/** So many matches are sorted whole within a few milliseconds. */
const SORTED_WHOLE = 5_000;
/** So many listings are looked through in another order before giving up on finding a page that way. */
const WALKED = 20_000;

export type Matches = { rows: CardRow[]; found: number };
type Wanted = { matches: SQL; words: SQL | null };

export async function matchingRows(
	query: SearchQuery,
	filters: Filters,
	after: Cursor | null,
	now: Date,
): Promise<Matches> {
	const { matches, words } = query;
	if (!matches) return { rows: [], found: 0 };
	const newest = await newestMatches({ matches, words }, filters.sort, after, now);
	const { rows, found, estimated } = newest;
	if (filters.sort === "newest" || found <= MOST_COUNTED) return { rows, found };
	if (estimated > SORTED_WHOLE) {
		const walked = await walk(matches, filters, after);
		if (walked.length > PAGE_SIZE) return { rows: walked, found };
	}
	return { rows: await sortWhole(matches, filters.sort, after), found };
}

type NewestMatches = Matches & { /** How many there may be in all. */ estimated: number };

async function newestMatches(
	wanted: Wanted,
	sort: Sort,
	after: Cursor | null,
	now: Date,
): Promise<NewestMatches> {
	const enough = MOST_COUNTED + 1;
	let span: Span | null = spanOf(1, now);
	for (;;) {
		const { rows, found } = await matchesWithin(wanted, span, sort, after);
		const perDay = span ? found / span.days : 0;
		if (!span || found >= enough) return { rows, found, estimated: span ? perDay * 60 : found };
		span = nextSpan(span, (enough / Math.max(perDay, 1e-9)) * 1.3, now);
	}
}

/** The span's two marks, and how many days they reach back. */
type Span = { size: 1 | 4 | 16; days: number; marks: SQL };

function nextSpan(last: Span, daysNeeded: number, now: Date): Span | null {
	for (const size of [4, 16] as const) {
		const span = spanOf(size, now);
		if (size > last.size && span.days >= daysNeeded) return span;
	}
	return null;
}

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2020, 0, 1);

/** This span and the one before it. */
function spanOf(size: Span["size"], now: Date): Span {
	const day = (now.getTime() - FIRST_DAY) / DAY_MS;
	const current = Math.floor(day / size);
	return {
		size,
		days: day - (current - 1) * size,
		marks: sql`(${mark(`d${size}:${current}`)} || ${mark(`d${size}:${current - 1}`)})`,
	};
}

async function matchesWithin(
	{ matches, words }: Wanted,
	span: Span | null,
	sort: Sort,
	after: Cursor | null,
): Promise<Matches> {
	const within = span ? sql`${matches} && ${span.marks}` : matches;
	const byTitle = sort === "newest" && words !== null;
	const { rows } = await db().execute<CardRow & { found: number }>(sql`
		with hits as materialized (
			select id, created_at, amount_cents, urgency${byTitle ? sql`, search` : sql``}
			from listings where is_public and search @@ (${within}) limit ${SORTED_WHOLE}
		), newest as materialized (
			select id, created_at, amount_cents, urgency, ${byTitle ? sql`ts_filter(search, '{a}') @@ ${words}` : sql`false`} as in_title
			from hits order by created_at desc, id desc limit ${MOST_COUNTED + 1}
		), page as (
			select id, in_title from newest n
			where ${after ? beyondMatch(sort, byTitle, after) : sql`true`}
			order by ${byTitle ? sql`in_title desc, ` : sql``}${ordering(sort, "n")} limit ${PAGE_SIZE + 1}
		)
		select counted.found, page.in_title, ${cardColumns}
		from (select count(*)::int as found from newest) counted left join page on true left join listings l on l.id = page.id
		order by ${byTitle ? sql`page.in_title desc, ` : sql``}${ordering(sort)}`);
	return { rows: rows.filter(({ id }) => id !== null), found: rows[0]?.found ?? 0 };
}

/** Matches in the title come first; within each half, the newest. */
function beyondMatch(sort: Sort, byTitle: boolean, after: Cursor): SQL {
	if (!byTitle) return beyond(sort, after, "n");
	return sql`(n.in_title, n.created_at, n.id) < (${after.inTitle}, ${after.at}::timestamptz, ${after.id}::uuid)`;
}

/** In the order of the index until a page is full: quick for frequent matches, and bounded for the others. */
async function walk(matches: SQL, filters: Filters, after: Cursor | null): Promise<CardRow[]> {
	const { rows } = await db().execute<CardRow>(sql`
		with walked as (
			select l.* from listings l where ${onShelf(filters)} and ${after ? beyond(filters.sort, after) : sql`true`}
			order by ${ordering(filters.sort)} limit ${WALKED}
		)
		select ${cardColumns} from walked l where l.search @@ (${matches})
		order by ${ordering(filters.sort)} limit ${PAGE_SIZE + 1}`);
	return rows;
}

async function sortWhole(matches: SQL, sort: Sort, after: Cursor | null): Promise<CardRow[]> {
	const { rows } = await db().execute<CardRow>(sql`
		with hits as materialized (
			select id, created_at, amount_cents, urgency from listings
			where is_public and search @@ (${matches}) limit ${SORTED_WHOLE * 4}
		), page as (
			select n.id from hits n where ${after ? beyond(sort, after, "n") : sql`true`}
			order by ${ordering(sort, "n")} limit ${PAGE_SIZE + 1}
		)
		select ${cardColumns} from page join listings l using (id) order by ${ordering(sort)}`);
	return rows;
}
