// Listings that match words or a place, newest first, at a cost that does not grow with their number.
//
// Sorting all matches of a frequent word would take most of a second at a million listings, and walking from the newest
// listing on until enough match takes as long for a rare word. So the index itself is asked for the matches of the last
// hours only, and what they hold tells how far back to look for enough. Matches come in blocks of the newest; within a
// block those with the words in the title stand first.
import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns, PAGE_SIZE } from "./cards.server.ts";
import type { Cursor, Place } from "./cursor.ts";
import type { Filters, Sort } from "./filters.ts";
import { LIFETIME_DAYS } from "./listing.ts";
import { mark, type SearchQuery } from "./search-query.server.ts";
import { beyond, onShelf, ordering } from "./shelf.server.ts";
import { type Span, spanReaching } from "./time-spans.server.ts";

/** Counting ends here. */
export const MOST_COUNTED = 1_000;
/** Five pages. */
const BLOCK = PAGE_SIZE * 5;
/** So many matches are sorted whole within a few milliseconds. */
const SORTED_WHOLE = 5_000;
/** So many listings are looked through in another order before giving up on finding a page that way. */
const WALKED = 20_000;

export type Matches = {
	rows: CardRow[];
	found: number;
	/** The block this page is from, and where the next begins when this one is full. */
	block: Place | null;
	nextBlock: Place | null;
};

export async function matchingRows(
	query: SearchQuery,
	filters: Filters,
	after: Cursor | null,
	now: Date,
): Promise<Matches> {
	const newest = await newestBlock(query, filters.sort, after, now);
	const { rows, inBlock, perDay, block, nextBlock } = newest;
	// The last span held them all.
	const complete = !block && inBlock < BLOCK;
	if (complete) return { rows, found: inBlock, block, nextBlock: null };
	// Plainly more than a thousand need no counting; only a number near it does.
	const estimated = perDay * LIFETIME_DAYS;
	const found =
		after || estimated > 1.5 * MOST_COUNTED ? MOST_COUNTED + 1 : await countUpTo(query, MOST_COUNTED + 1);
	if (filters.sort === "newest") return { rows, found, block, nextBlock };
	return { rows: await inOtherOrder(query, filters, after, estimated), found, block: null, nextBlock: null };
}

type Block = Omit<Matches, "found"> & { inBlock: number; perDay: number };

async function newestBlock(query: SearchQuery, sort: Sort, after: Cursor | null, now: Date): Promise<Block> {
	const block = sort === "newest" ? (after?.block ?? null) : null;
	const from = block ? new Date(block[0]) : now;
	let span = spanReaching(0, from, query.kind);
	for (;;) {
		const { rows, inBlock, oldest } = await blockWithin(query, span, sort, after, block);
		const perDay = inBlock / (span?.days ?? LIFETIME_DAYS);
		if (!span || inBlock >= BLOCK)
			return { rows, inBlock, perDay, block, nextBlock: inBlock >= BLOCK ? oldest : null };
		// Nothing in the newest hours tells nothing: look everywhere, a rare word is quick.
		span = inBlock === 0 ? null : spanReaching((BLOCK / perDay) * 1.3, from, query.kind);
	}
}

type BlockRow = CardRow & { in_block: number; oldest_at: string | null; oldest_id: string | null };

async function blockWithin(
	{ kind, filters, inTitle }: SearchQuery,
	span: Span | null,
	sort: Sort,
	after: Cursor | null,
	block: Place | null,
): Promise<{ rows: CardRow[]; inBlock: number; oldest: Place | null }> {
	const byTitle = sort === "newest" && inTitle !== null;
	const titleFirst = (table: string) => (byTitle ? sql`${sql.raw(table)}.in_title desc, ` : sql``);
	const { rows } = await db().execute<BlockRow>(sql`
		with hits as materialized (
			select id, created_at, amount_cents, urgency${byTitle ? sql`, search` : sql``}
			from listings where is_public and search @@ (${together(span?.marks ?? mark(`k:${kind}`), filters)})
				${block ? sql`and (created_at, id) < (${block[0]}::timestamptz, ${block[1]}::uuid)` : sql``}
			limit ${SORTED_WHOLE}
		), newest as materialized (
			select * from hits order by created_at desc, id desc limit ${BLOCK}
		), ranked as materialized (
			select id, created_at, amount_cents, urgency, ${byTitle ? sql`search @@ ${inTitle}` : sql`false`} as in_title from newest
		), page as (
			select id, in_title from ranked r where ${after ? beyondMatch(sort, byTitle, after) : sql`true`}
			order by ${titleFirst("r")}${ordering(sort, "r")} limit ${PAGE_SIZE + 1}
		), oldest as (
			select created_at::text as oldest_at, id as oldest_id from ranked order by created_at, id limit 1
		)
		select counted.in_block, oldest.*, page.in_title, ${cardColumns}
		from (select count(*)::int as in_block from ranked) counted left join oldest on true
			left join page on true left join listings l on l.id = page.id
		order by ${titleFirst("page")}${ordering(sort)}`);
	const [first] = rows;
	const { in_block: inBlock = 0, oldest_at: at, oldest_id: id } = first ?? {};
	return { rows: rows.filter((row) => row.id !== null), inBlock, oldest: at && id ? [at, id] : null };
}

/** Matches in the title come first; within each half, the newest. */
function beyondMatch(sort: Sort, byTitle: boolean, after: Cursor): SQL {
	if (!byTitle || !after.last) return beyond(sort, after, "r");
	const [at, id] = after.last;
	return sql`(r.in_title, r.created_at, r.id) < (${after.inTitle}, ${at}::timestamptz, ${id}::uuid)`;
}

async function countUpTo({ kind, filters }: SearchQuery, most: number): Promise<number> {
	const { rows } = await db().execute<{ found: number }>(sql`
		select count(*)::int as found from (
			select from listings where is_public and search @@ (${together(mark(`k:${kind}`), filters)}) limit ${most}
		) counted`);
	return rows[0]?.found ?? 0;
}

async function inOtherOrder(
	query: SearchQuery,
	filters: Filters,
	after: Cursor | null,
	estimated: number,
): Promise<CardRow[]> {
	if (estimated > SORTED_WHOLE) {
		const walked = await walk(query, filters, after);
		if (walked.length > PAGE_SIZE) return walked;
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
		select ${cardColumns} from walked l where l.search @@ (${together(mark(`k:${query.kind}`), query.filters)})
		order by ${ordering(filters.sort)} limit ${PAGE_SIZE + 1}`);
	return rows;
}

async function sortWhole(query: SearchQuery, sort: Sort, after: Cursor | null): Promise<CardRow[]> {
	const { rows } = await db().execute<CardRow>(sql`
		with hits as materialized (
			select id, created_at, amount_cents, urgency from listings
			where is_public and search @@ (${together(mark(`k:${query.kind}`), query.filters)}) limit ${SORTED_WHOLE * 4}
		), page as (
			select n.id from hits n where ${after ? beyond(sort, after, "n") : sql`true`}
			order by ${ordering(sort, "n")} limit ${PAGE_SIZE + 1}
		)
		select ${cardColumns} from page join listings l using (id) order by ${ordering(sort)}`);
	return rows;
}

function together(one: SQL, other: SQL | null): SQL {
	return other ? sql`${one} && ${other}` : one;
}
