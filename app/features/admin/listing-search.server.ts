// Finding listings by words and parts of words, newest first. What is common is met at once on a walk back from the
// newest; what is rare the index knows. Which it is shows itself: the walk gives up after WALK listings, and what it has
// met tells how far back the index must be asked.
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { type Span, spanReaching } from "#db/listing-marks.ts";
import { listings } from "#db/schema.ts";
import type { Cursor } from "./cursor.ts";
import { containing, exactMoment, newestFirst, olderThan } from "./keyset.server.ts";
import type { ListingKind } from "./moderation.ts";
import { readWords, type WrittenSearch } from "./written-search.server.ts";

const WALK = 2_000;
/** So many matches are read and sorted within a few milliseconds, wherever they stand. */
const FEW = 1_000;
/** Matches do not come evenly; a span that proves too short costs another look, a long one more reading. */
const AMPLE = 1.2;
const DAY_MS = 86_400_000;

export type FoundListings = { rows: Cursor[]; onlyNewest: boolean };
type Scope = { kind: ListingKind; after: Cursor | null };

/** Every piece of the text must stand in title, description or location; as a word also in another of its forms. */
export async function searchListingIds(
	kind: ListingKind,
	text: string,
	after: Cursor | null,
	limit: number,
): Promise<FoundListings> {
	const scope = { kind, after };
	const pieces = text.normalize("NFKC").split(/\s+/).filter(Boolean);
	const walked = await walk(scope, pieces, limit);
	if (walked.length >= limit) return { rows: walked, onlyNewest: false };
	const [end, written] = await Promise.all([endOfWalk(scope), readWords(pieces)]);
	if (!end) return { rows: walked, onlyNewest: false };
	if (written.queries.length === 0) return { rows: walked, onlyNewest: true };
	const indexed = await lookUp(scope, written, limit, { end, met: walked.length });
	const merged = new Map([...walked, ...indexed.rows].map((row) => [row.id, row]));
	const rows = [...merged.values()].sort((a, b) => b.at.localeCompare(a.at) || (a.id < b.id ? 1 : -1));
	return { rows: rows.slice(0, limit), onlyNewest: indexed.onlyNewest && rows.length < limit };
}

async function walk(scope: Scope, pieces: readonly string[], limit: number): Promise<Cursor[]> {
	const { rows } = await db().execute<Cursor>(sql`
		select id, ${exactMoment(listings.createdAt)} as at from (
			select id, created_at, title, description, location, search from listings
			where ${within(scope)} order by ${inOrder} limit ${WALK}
		) listings
		where ${and(...pieces.map((piece) => sql`(${inText(piece)} or search @@ (select ${asWords(piece)}) or ${isStopWord(piece, pieces)})`))}
		order by ${inOrder} limit ${limit}`);
	return rows;
}

/** When the first listing was posted that the walk has not seen; null when it has seen all. */
async function endOfWalk(scope: Scope): Promise<Date | null> {
	const [beyond] = await db()
		.select({ at: listings.createdAt })
		.from(listings)
		.where(within(scope))
		.orderBy(inOrder)
		.offset(WALK)
		.limit(1);
	return beyond?.at ?? null;
}

/**
 * Few matches are read at once. Of many the index is asked for as many days only as should hold a page; where most of
 * what it finds may be dropped again for its text, for one short span and no more.
 */
async function lookUp(
	scope: Scope,
	written: WrittenSearch,
	limit: number,
	walked: { end: Date; met: number },
): Promise<FoundListings> {
	if (written.listings < FEW) return { rows: await matches(scope, written, null, limit), onlyNewest: false };
	const from = scope.after ? new Date(scope.after.at) : new Date();
	const days = Math.max(0, from.getTime() - walked.end.getTime()) / DAY_MS;
	const onlyNewest = written.inText.length > 0;
	const enough = onlyNewest ? days : ((days * limit) / (walked.met + 1)) * AMPLE;
	let span = spanReaching(enough, from, scope.kind);
	let rows = await matches(scope, written, span, limit);
	while (span && rows.length < limit && !onlyNewest) {
		span = spanReaching(span.days * 1.01, from, scope.kind);
		rows = await matches(scope, written, span, limit);
	}
	return { rows, onlyNewest: onlyNewest && span !== null };
}

/**
 * Public and hidden listings each have their index. Every query by itself: the index then leaps over what the others
 * rule out, where joined to one it would read all of each (5 ms and 170 for a word and a part of 95 words). Materialised, or the planner would walk the whole table in order,
 * hoping to meet the rare word soon.
 */
async function matches(
	scope: Scope,
	written: WrittenSearch,
	span: Span | null,
	limit: number,
): Promise<Cursor[]> {
	const conditions = [
		...[...written.queries, ...(span ? [span.marks] : [])].map((query) => sql`search @@ ${query}`),
		...written.inText.map(inText),
	];
	const matching = (shown: SQL) =>
		sql`select id, created_at from listings where ${and(shown, within(scope), ...conditions)}`;
	const { rows } = await db().execute<Cursor>(sql`
		with matches as materialized (${matching(sql`is_public`)} union all ${matching(sql`not is_public`)}),
			listings as (select id, created_at from matches order by created_at desc, id desc limit ${limit})
		select id, ${exactMoment(listings.createdAt)} as at from listings order by created_at desc, id desc`);
	return rows;
}

const inOrder = sql.join(newestFirst(listings.createdAt, listings.id), sql`, `);

/** The kind is written out: each has indexes of its own, which the planner must recognise. */
function within({ kind, after }: Scope): SQL | undefined {
	return and(
		eq(listings.kind, sql.raw(`'${kind}'`)),
		isNull(listings.deletedAt),
		olderThan(listings.createdAt, listings.id, after),
	);
}

/** By the collation that only knows the letters A to Z: a third of the time, and accents are left to the words. */
function inText(piece: string): SQL {
	return sql`(title || ' ' || description || ' ' || location) collate "C" ilike ${containing(piece)}`;
}

/** Ask for it as '(select …)', or PostgreSQL would read the words anew for every listing. */
function asWords(text: string): SQL {
	return sql`plainto_tsquery('english', immutable_unaccent(${text}))`;
}

/** 'the' beside other words says nothing: the index does not hold it. */
function isStopWord(piece: string, pieces: readonly string[]): SQL {
	if (!/\p{L}/u.test(piece)) return sql`false`;
	return sql`(select numnode(${asWords(piece)}) = 0 and numnode(${asWords(pieces.join(" "))}) > 0)`;
}
