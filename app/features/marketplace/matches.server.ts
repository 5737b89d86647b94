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
	const { sort } = filters;
	const block = sort === "newest" ? (after?.block ?? null) : null;
	const from = block ? new Date(block[0]) : now;
	const spot = { sort, after, block };
	const firstSpan = spanReaching(0, from, query.kind);
	const first = await blockWithin(query, firstSpan, spot);
	const perDay = first.hits / (firstSpan?.days ?? LIFETIME_DAYS);
	const estimated = perDay * LIFETIME_DAYS;
	if (sort !== "newest") return inOtherOrder(query, filters, after, estimated);
	// So few that they must be counted: one look at all of them gives the page and the number.
	if (estimated < 1.5 * MOST_COUNTED) return foundIn(await blockWithin(query, null, spot), block);

	let span = firstSpan;
	let newest = first;
	while (span && newest.inBlock < BLOCK) {
		span = spanReaching(Math.max(span.days * 1.01, (BLOCK / perDay) * 1.3), from, query.kind);
		newest = await blockWithin(query, span, spot);
	}
	return { ...foundIn(newest, block), found: MOST_COUNTED + 1 };
}

function foundIn({ rows, hits, nextBlock }: Block, block: Place | null): Matches {
	return { rows, found: Math.min(hits, MOST_COUNTED + 1), block, nextBlock };
}

type Spot = { sort: Sort; after: Cursor | null; block: Place | null };
type Block = {
	rows: CardRow[];
	/** All that the span holds, 5,000 at most; `inBlock` of them were ranked. */
	hits: number;
	inBlock: number;
	nextBlock: Place | null;
};

type BlockRow = CardRow & {
	hits: number;
	in_block: number;
	oldest_at: string | null;
	oldest_id: string | null;
};

async function blockWithin(
	query: SearchQuery,
	span: Span | null,
	{ sort, after, block }: Spot,
): Promise<Block> {
	const { kind, filters, place, inTitle } = query;
	const byTitle = sort === "newest" && inTitle !== null;
	const titleFirst = (table: string) => (byTitle ? sql`${sql.raw(table)}.in_title desc, ` : sql``);
	const { rows } = await db().execute<BlockRow>(sql`
		with hits as materialized (
			select id, created_at, amount_cents, urgency${byTitle ? sql`, search` : sql``}
			from listings where is_public and kind = ${kind} and search @@ (${span ? together(span.marks, filters) : everywhere(query)})
				and ${place ?? sql`true`} ${block ? sql`and (created_at, id) < (${block[0]}::timestamptz, ${block[1]}::uuid)` : sql``}
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
		select (select count(*)::int from hits) as hits, counted.in_block, oldest.*, page.in_title, ${cardColumns}
		from (select count(*)::int as in_block from ranked) counted left join oldest on true
			left join page on true left join listings l on l.id = page.id
		order by ${titleFirst("page")}${ordering(sort)}`);
	const [first] = rows;
	const { hits = 0, in_block: inBlock = 0, oldest_at: at, oldest_id: id } = first ?? {};
	// A span that is full says nothing of what is older; all of them does.
	const goesOn = inBlock === BLOCK && (span !== null || hits > inBlock);
	const nextBlock: Place | null = goesOn && at && id ? [at, id] : null;
	return { rows: rows.filter((row) => row.id !== null), hits, inBlock, nextBlock };
}

/** Matches in the title come first; within each half, the newest. */
function beyondMatch(sort: Sort, byTitle: boolean, after: Cursor): SQL {
	if (!byTitle || !after.last) return beyond(sort, after, "r");
	const [at, id] = after.last;
	return sql`(r.in_title, r.created_at, r.id) < (${after.inTitle}, ${at}::timestamptz, ${id}::uuid)`;
}

async function inOtherOrder(
	query: SearchQuery,
	filters: Filters,
	after: Cursor | null,
	estimated: number,
): Promise<Matches> {
	const alone = { block: null, nextBlock: null };
	if (estimated > SORTED_WHOLE) {
		const rows = await walk(query, filters, after);
		if (rows.length > PAGE_SIZE) return { rows, found: MOST_COUNTED + 1, ...alone };
	}
	return { ...(await sortWhole(query, filters.sort, after)), ...alone };
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

async function sortWhole(
	query: SearchQuery,
	sort: Sort,
	after: Cursor | null,
): Promise<Pick<Matches, "rows" | "found">> {
	const { rows } = await db().execute<CardRow & { hits: number }>(sql`
		with hits as materialized (
			select id, created_at, amount_cents, urgency from listings
			where is_public and kind = ${query.kind} and search @@ (${everywhere(query)}) and ${query.place ?? sql`true`}
			limit ${SORTED_WHOLE * 4}
		), page as (
			select n.id from hits n where ${after ? beyond(sort, after, "n") : sql`true`}
			order by ${ordering(sort, "n")} limit ${PAGE_SIZE + 1}
		)
		select counted.hits, ${cardColumns} from (select count(*)::int as hits from hits) counted
			left join page on true left join listings l on l.id = page.id
		order by ${ordering(sort)}`);
	const found = Math.min(rows[0]?.hits ?? 0, MOST_COUNTED + 1);
	return { rows: rows.filter((row) => row.id !== null), found };
}

/** Without the mark of the kind, which two of three listings have: the listing itself tells quicker. */
function everywhere({ kind, filters }: SearchQuery): SQL {
	return filters ?? mark(`k:${kind}`);
}

function together(one: SQL, other: SQL | null): SQL {
	return other ? sql`${one} && ${other}` : one;
}
