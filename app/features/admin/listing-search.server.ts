// Finding listings by words, newest first. A common word is found at once by walking back from the newest; a rare one
// by the index. Which it is shows itself: the walk gives up after WALK listings, and then the index is cheap.
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { listings } from "#db/schema.ts";
import type { Cursor } from "./cursor.ts";
import { containing, exactMoment, newestFirst, olderThan } from "./keyset.server.ts";
import type { ListingKind } from "./moderation.ts";

const WALK = 5_000;
/** An index of three-letter pieces cannot look for less. */
const SHORTEST_INDEXED = 3;

export type FoundListings = { rows: Cursor[]; onlyNewest: boolean };

/**
 * Among the newest five thousand any part of title, description or location matches; among older ones whole words,
 * the beginning of the last word, or the beginning of the location.
 */
export async function searchListingIds(
	kind: ListingKind,
	text: string,
	after: Cursor | null,
	limit: number,
): Promise<FoundListings> {
	const inScope = and(
		eq(listings.kind, kind),
		isNull(listings.deletedAt),
		olderThan(listings.createdAt, listings.id, after),
	);
	const walked = await walk(inScope, text, limit);
	if (walked.length >= limit || !(await isLonger(inScope))) return { rows: walked, onlyNewest: false };
	if (text.length < SHORTEST_INDEXED) return { rows: walked, onlyNewest: true };
	const indexed = await lookUp(inScope, text, limit);
	const merged = new Map([...walked, ...indexed].map((row) => [row.id, row]));
	const rows = [...merged.values()].sort((a, b) => b.at.localeCompare(a.at) || (a.id < b.id ? 1 : -1));
	return { rows: rows.slice(0, limit), onlyNewest: false };
}

async function walk(inScope: SQL | undefined, text: string, limit: number): Promise<Cursor[]> {
	const newest = db()
		.select({
			id: listings.id,
			createdAt: listings.createdAt,
			title: listings.title,
			description: listings.description,
			location: listings.location,
			search: listings.search,
		})
		.from(listings)
		.where(inScope)
		.orderBy(...newestFirst(listings.createdAt, listings.id))
		.limit(WALK)
		.as("newest");
	const pattern = containing(text);
	return db()
		.select({ id: newest.id, at: exactMoment(newest.createdAt) })
		.from(newest)
		.where(
			or(
				sql`lower(${newest.title}) like ${pattern}`,
				sql`lower(${newest.location}) like ${pattern}`,
				sql`lower(${newest.description}) like ${pattern}`,
				sql`${newest.search} @@ ${wordsOf(text)}`,
			),
		)
		.orderBy(...newestFirst(newest.createdAt, newest.id))
		.limit(limit);
}

/** Are there more listings than the walk has seen? */
async function isLonger(inScope: SQL | undefined): Promise<boolean> {
	const beyond = await db()
		.select({ id: listings.id })
		.from(listings)
		.where(inScope)
		.orderBy(...newestFirst(listings.createdAt, listings.id))
		.offset(WALK)
		.limit(1);
	return beyond.length > 0;
}

/**
 * Public and hidden listings each have their index. Materialised, or the planner would walk the whole table in order,
 * hoping to meet the rare word soon.
 */
async function lookUp(inScope: SQL | undefined, text: string, limit: number): Promise<Cursor[]> {
	const query = sql`(${wordsOf(text)} || ${placesFrom(text)})`;
	const matching = (shown: SQL) => sql`
		select ${listings.id} as id, ${listings.createdAt} as created_at, ${exactMoment(listings.createdAt)} as at
		from ${listings} where ${and(shown, sql`${listings.search} @@ ${query}`, inScope)}`;
	const { rows } = await db().execute<Cursor>(sql`
		with matches as materialized (${matching(sql`is_public`)} union all ${matching(sql`not is_public`)})
		select id, at from matches order by created_at desc, id desc limit ${limit}`);
	return rows;
}

/** Every listing carries its place as one word of the index, 'l:altadena, ca': its beginning is looked up there. */
function placesFrom(text: string): SQL {
	return sql`${`'l:${text.toLowerCase().replace(/['\\]/g, "$&$&")}':*`}::tsquery`;
}

/** The same index holds marks such as 'sale:6h:…' of every listing; a beginning must not reach them. */
const BEGINS_LIKE_A_MARK = /^(sal|wan|fre)/i;

/** Every word, the last one by its beginning. Only letters and digits reach the query language. */
function wordsOf(text: string): SQL {
	const words = text.normalize("NFKC").match(/[\p{L}\p{N}]+/gu) ?? [];
	const query = words.map((word, index) =>
		index < words.length - 1 || word.length < SHORTEST_INDEXED || BEGINS_LIKE_A_MARK.test(word)
			? word
			: `${word}:*`,
	);
	return sql`to_tsquery('english', immutable_unaccent(${query.join(" & ")}))`;
}
