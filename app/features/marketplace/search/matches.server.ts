// Finds the listings that match a search, in order, one page at a time. How depends on how many the planner expects:
// - few: read all of them from the indexes on words and location, then sort. This also gives their exact number.
// - many: read the listings in order and keep those that match. A page is full after some hundred rows.
// PostgreSQL would choose between the two by itself, but it cannot know when a word is only in old listings, and would
// read the whole table in order. Here that ends after some thousand rows, and all matches are read instead.
import { and, type SQL, sql } from "drizzle-orm";
import { type Cursor, exactMoment, pageOf } from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { Nearby } from "../listing/nearby.server.ts";
import type { Sort } from "./filters.ts";
import { type Order, orderOf } from "./order.server.ts";

export type Search = {
	/** Which listings to search; an index in every order covers them. */
	scope: SQL;
	/** Conditions that the indexes on words and location answer. */
	indexed: SQL[];
	/** All matches of the scope and the indexed conditions, in parts that need few indexes each. They may overlap. */
	parts: SQL[];
	/** The radius. Reading by distance keeps to it without asking, which saves PostgreSQL the look at every ZIP code. */
	within?: SQL | null;
	/** Conditions that only the text of the listing answers. */
	unindexed?: SQL[];
	sort: Sort;
	/** ZIP codes by distance, for that order. */
	nearby?: Nearby | null;
	/** The words as a tsquery, for Best Match. */
	words?: string | null;
	/** With at most this many expected matches, all of them are read. */
	few: number;
	/** The most rows to read in order. */
	maxRowsRead: number;
};

export type Matches = {
	rows: Cursor[];
	next: Cursor | null;
	/** Exact up to MAX_COUNT, and one more if there are more; null if not asked for. */
	count: number | null;
	/** Only the newest were searched: no index answers this, and reading every listing takes too long. */
	onlyNewest: boolean;
};

export const MAX_COUNT = 1_000;
/** Ten times what we count to. The planner's guess may be wrong, but not by that much. */
const SURELY_CAPPED = 10_000;
/** Best Match ranks all matches when they are few, and the newest of many; the others follow, newest first. */
const RANKED_OF_MANY = 120;

export async function findMatches(
	search: Search,
	after: Cursor | null,
	{ size, counted = false }: { size: number; counted?: boolean },
): Promise<Matches> {
	const expected = search.indexed.length > 0 || search.within ? await expectedMatches(search) : null;
	if (expected !== null && expected <= search.few) return readAll(search, after, size);
	const ranked = search.sort === "best" && (after === null || typeof after.key === "number");
	const page = await (ranked ? rankNewest : readInOrder)(search, after, size);
	if (!page.isEnough && !search.unindexed?.length) return readAll(search, after, size);
	const count = counted ? await countMatches(search, expected) : null;
	return { ...page, count, onlyNewest: !page.isEnough && (await goesOn(search, after)) };
}

/** The planner's guess, from its statistics on words and locations. */
async function expectedMatches({ scope, indexed, within }: Search): Promise<number> {
	const { rows } = await db().execute<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
		sql`explain (format json) select from listings where ${and(scope, ...indexed, within ?? undefined)}`,
	);
	return rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
}

/** Materialized, or the planner might read in order after all. The moment is only written out for the page's rows. */
async function readAll(search: Search, after: Cursor | null, size: number): Promise<Matches> {
	const order = orderOf(search.sort, after);
	const matches = search.parts.map(
		(
			part,
		) => sql`select id, created_at, amount_cents, urgency, ${rankOf(search)} as rank, ${milesOf(search)} as miles
			from listings ${joinedPlaces(search)} where ${and(part, ...readConditions(search))}`,
	);
	const { rows } = await db().execute<Cursor & { count: number }>(sql`
		with matches as materialized (${sql.join(matches, sql` union `)})
		select id, ${exactMoment(sql`created_at`)} as at, ${order.key} as key, (select count(*)::int from matches) as count
		from (select * from matches where ${order.isAfter} order by ${order.by} limit ${size + 1}) page order by ${order.by}`);
	return { ...pageOf(rows, size), count: rows[0]?.count ?? 0, onlyNewest: false };
}

type InOrder = { rows: Cursor[]; next: Cursor | null; isEnough: boolean };

async function readInOrder(search: Search, after: Cursor | null, size: number, key?: SQL): Promise<InOrder> {
	const order = orderOf(search.sort === "best" ? "newest" : search.sort, after);
	const filters = [...search.indexed, ...readConditions(search)];
	const { rows } = await db().execute<Cursor>(sql`
		select id, ${exactMoment(sql`created_at`)} as at, ${key ?? order.key} as key from (
			select * from (${rowsInOrder(search, order, after)}) listings
			where ${and(sql`true`, ...filters)} order by ${readBy(search, order)} limit ${size + 1}
		) listings order by ${order.by}`);
	return { ...pageOf(rows, size), isEnough: rows.length > size || filters.length === 0 };
}

/**
 * By distance, each ZIP code's listings are read from the index in turn, the nearest first, until the page is full.
 * They come newest first within each, but PostgreSQL may not be asked for that: it would read a whole ZIP code and sort.
 */
function readBy(search: Search, order: Order): SQL {
	return isByDistance(search) ? sql`miles` : order.by;
}

function isByDistance({ sort, nearby }: Search): boolean {
	return sort === "distance" && Boolean(nearby);
}

/** Besides the scope and the indexed ones. */
function readConditions(search: Search): SQL[] {
	const { within, unindexed = [] } = search;
	return within && !isByDistance(search) ? [within, ...unindexed] : unindexed;
}

function rowsInOrder({ scope, sort, nearby, maxRowsRead }: Search, order: Order, after: Cursor | null): SQL {
	if (sort !== "distance" || !nearby)
		return sql`select * from listings where ${and(scope, order.isAfter)} order by ${order.by} limit ${maxRowsRead}`;
	const start =
		typeof after?.key === "number" ? nearby.miles.findIndex((miles) => miles >= (after.key ?? 0)) : 0;
	const rest =
		start < 0
			? { zips: [], miles: [] }
			: { zips: nearby.zips.slice(start), miles: nearby.miles.slice(start) };
	return sql`select * from (select * from ${placesOf(rest)} order by miles) places cross join lateral (
			select * from listings where ${scope} and zip = place and ${order.isAfter}
			order by created_at desc nulls last, id desc nulls last limit ${maxRowsRead}
		) listings order by miles limit ${maxRowsRead}`;
}

/** As two arrays, so that thousands of ZIP codes are two parameters. */
function placesOf({ zips, miles }: Nearby): SQL {
	return sql`unnest(${sql.param(zips)}::text[], ${sql.param(miles)}::float8[]) as places(place, miles)`;
}

function joinedPlaces({ sort, nearby }: Search): SQL {
	return sort === "distance" && nearby ? sql`join ${placesOf(nearby)} on place = zip` : sql``;
}

function milesOf({ sort, nearby }: Search): SQL {
	return sort === "distance" && nearby ? sql`miles` : sql`0::float8`;
}

async function rankNewest(search: Search, after: Cursor | null, size: number): Promise<InOrder> {
	const { rows: newest } = await readInOrder(search, null, RANKED_OF_MANY, rankOf(search));
	const best = newest
		.toSorted((a, b) => rankOrder(a, b))
		.filter((row) => !after || rankOrder(after, row) < 0);
	const page = pageOf(best.slice(0, size + 1), size);
	const oldest = newest.at(-1);
	const rest = oldest ? { at: oldest.at, id: oldest.id } : null;
	return { rows: page.rows, next: page.next ?? rest, isEnough: newest.length > size };
}

function rankOrder(a: Cursor, b: Cursor): number {
	return (b.key ?? 0) - (a.key ?? 0) || b.at.localeCompare(a.at) || b.id.localeCompare(a.id);
}

async function countMatches(search: Search, expected: number | null): Promise<number> {
	if (expected !== null && expected > SURELY_CAPPED) return MAX_COUNT + 1;
	const { rows } = await db().execute<{ count: number }>(sql`
		select count(*)::int as count from (
			select from listings where ${and(search.scope, ...conditions(search))} limit ${MAX_COUNT + 1}
		) counted`);
	return rows[0]?.count ?? 0;
}

/** Are there listings that readInOrder did not get to? */
async function goesOn(search: Search, after: Cursor | null): Promise<boolean> {
	const order = orderOf(search.sort, after);
	const { rows } = await db().execute(
		sql`select from listings where ${and(search.scope, order.isAfter)} order by ${order.by} offset ${search.maxRowsRead} limit 1`,
	);
	return rows.length > 0;
}

function conditions({ indexed, within, unindexed = [] }: Search): SQL[] {
	return [...indexed, ...(within ? [within] : []), ...unindexed];
}

function rankOf({ sort, words }: Search): SQL {
	return sort === "best" && words ? sql`ts_rank(search, ${words}::tsquery)` : sql`0::real`;
}
