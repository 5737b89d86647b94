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
const READ_WHOLE = 2_400;
/** Longer spans have more marks to read than such words have matches. */
const LONGEST_COUNT_DAYS = 4;
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
	const firstSpan = query.isRare && !block ? null : spanReaching(0, from, query.kind);
	const first = firstSpan ? await blockWithin(query, firstSpan, spot) : null;
	const perDay = first && firstSpan ? first.hits / firstSpan.days : 0;
	const estimated = perDay * LIFETIME_DAYS;
	if (sort !== "newest") return inOtherOrder(query, filters, after, estimated, now);

	// So few that one look at all of them, which gives the page and the number, is quicker than long spans of time.
	const readWhole = estimated < (query.place ? MOST_COUNTED : READ_WHOLE);
	const whole = readWhole ? await blockWithin(query, null, spot, SORTED_WHOLE) : null;
	if (whole && whole.hits < SORTED_WHOLE) {
		const found = block ? await countMatches(query, perDay, now) : whole.hits;
		return { ...whole, found, block };
	}
	const [newest, found] = await Promise.all([
		newestBlock(query, spot, from, first, perDay),
		countMatches(query, perDay, now),
	]);
	return { ...newest, found, block };
}

/** Looks further back until a block is full; at last at everything, however much that is. */
async function newestBlock(
	query: SearchQuery,
	spot: Spot,
	from: Date,
	first: Block | null,
	perDay: number,
): Promise<Block> {
	let span = spanReaching(0, from, query.kind);
	let newest = first;
	while (span && (newest?.inBlock ?? 0) < BLOCK) {
		const guess = perDay > 0 ? (BLOCK / perDay) * 1.3 : 0;
		span = spanReaching(Math.max(span.days * 1.01, guess), from, query.kind);
		newest = await blockWithin(query, span, spot);
	}
	return newest ?? blockWithin(query, null, spot);
}

/**
 * Exact up to 1,000. The index lists all matches before the first is counted: of frequent words it is asked for as many
 * days only as should hold enough.
 */
async function countMatches(query: SearchQuery, perDay: number, now: Date): Promise<number> {
	if (query.isFull) return MOST_COUNTED + 1;
	const days = (MOST_COUNTED / perDay) * 1.3;
	const recent =
		days < LONGEST_COUNT_DAYS ? await countWithin(query, spanReaching(days, now, query.kind)) : 0;
	return recent > MOST_COUNTED ? recent : countWithin(query, null);
}

async function countWithin(query: SearchQuery, span: Span | null): Promise<number> {
	const { rows } = await db().execute<{ found: number }>(sql`
		select count(*)::int as found from (
			select from listings where ${matching(query, span)} limit ${MOST_COUNTED + 1}
		) counted`);
	return rows[0]?.found ?? 0;
}

type Spot = { sort: Sort; after: Cursor | null; block: Place | null };
type Block = {
	rows: CardRow[];
	/** All that the span holds (up to the limit, if any); the newest `inBlock` of them were ranked. */
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
	limit: number | null = null,
): Promise<Block> {
	const { inTitle } = query;
	const byTitle = sort === "newest" && inTitle !== null;
	const titleFirst = (table: string) => (byTitle ? sql`${sql.raw(table)}.in_title desc, ` : sql``);
	const { rows } = await db().execute<BlockRow>(sql`
		with hits as materialized (
			select id, created_at, amount_cents, urgency${byTitle ? sql`, search` : sql``}
			from listings where ${matching(query, span)}
				${block ? sql`and (created_at, id) < (${block[0]}::timestamptz, ${block[1]}::uuid)` : sql``}
			${limit === null ? sql`` : sql`limit ${limit}`}
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
	now: Date,
): Promise<Matches> {
	const alone = { block: null, nextBlock: null };
	if (estimated > SORTED_WHOLE) {
		const [rows, found] = await Promise.all([
			walk(query, filters, after),
			countMatches(query, estimated / LIFETIME_DAYS, now),
		]);
		if (rows.length > PAGE_SIZE) return { rows, found, ...alone };
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

/** The kind is written out: each has an index of its own, which the planner must recognise. */
function matching(query: SearchQuery, span: Span | null): SQL {
	const { kind, filters, place } = query;
	const search = span ? together(span.marks, filters) : everywhere(query);
	return sql`is_public and kind = ${sql.raw(`'${kind}'`)} and search @@ (${search}) and ${place ?? sql`true`}`;
}

function everywhere({ kind, filters }: SearchQuery): SQL {
	return filters ?? mark(`k:${kind}`);
}

function together(one: SQL, other: SQL | null): SQL {
	return other ? sql`${one} && ${other}` : one;
}
