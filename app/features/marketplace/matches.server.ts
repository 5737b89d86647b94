// Listings that match words or a place, newest first, at a cost that does not grow with their number.
//
// Sorting all matches of a frequent word would take most of a second at a million listings, and walking from the newest
// listing on until enough match takes as long for a rare word. So the index itself is asked for the matches of the last
// hours only, and what they hold tells how far back to look for enough. Matches come in blocks of the newest; within a
// block those with the words in the title stand first.
import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { type Span, spanReaching } from "#db/listing-marks.ts";
import { type CardRow, cardColumns, PAGE_SIZE } from "./cards.server.ts";
import type { Cursor, Place } from "./cursor.ts";
import type { Filters, Sort } from "./filters.ts";
import { LIFETIME_DAYS } from "./listing.ts";
import { countMatches, MOST_COUNTED, matching } from "./match-counts.server.ts";
import type { SearchQuery } from "./search-query.server.ts";
import { beyond, ordering } from "./shelf.server.ts";
import { SORTED_WHOLE, sortedMatches } from "./sorted-matches.server.ts";

/** Five pages. */
const BLOCK = PAGE_SIZE * 5;
const READ_WHOLE = 2_400;

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
	if (sort !== "newest")
		return { ...(await sortedMatches(query, filters, after, estimated, now)), block: null, nextBlock: null };

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
