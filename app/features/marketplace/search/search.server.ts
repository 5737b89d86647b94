// What visitors find: one page of listings, where the next page begins, and how many there are.
import { type SQL, sql } from "drizzle-orm";
import { cursorText, likeLiteral, readCursor } from "#app/platform/database/cursor.server.ts";
import { loadCards, PAGE_SIZE } from "../listing/cards.server.ts";
import type { ListingCard } from "../listing/listing.ts";
import { publicOfKind } from "../listing/listing-columns.server.ts";
import { zipOf } from "../listing/listing-place.server.ts";
import { nearbyZips } from "../listing/nearby.server.ts";
import type { Filters } from "./filters.ts";
import { findMatches, MAX_COUNT, type Matches, type Search } from "./matches.server.ts";
import { correctSpelling, wordsQuery } from "./words.server.ts";

export type ResultPage = {
	cards: ListingCard[];
	/** For the address of the next page; null on the last. */
	next: string | null;
	/** At most 1,000; then `capped` says that there are more. */
	count: number;
	capped: boolean;
	/** What was searched for instead, because nothing matched as written. */
	corrected: string | null;
};

/** A city with a radius is measured from its ZIP code. One we do not know is searched for by its name. */
export function withCenter<Place extends { location: string; zip: string; radius: number | null }>(
	filters: Place,
): Place {
	if (filters.zip || filters.radius === null) return filters;
	const zip = zipOf(filters.location);
	return zip ? { ...filters, zip } : { ...filters, radius: null };
}

export async function findListings(
	asked: Filters,
	after: string | null = null,
	now = new Date(),
): Promise<ResultPage> {
	const filters = withCenter(asked);
	const cursor = readCursor(after);
	const page = { size: PAGE_SIZE, counted: true };
	const asWritten = await findMatches(await publicSearch(filters), cursor, page);
	const { zip } = filters;
	if (asWritten.rows.length > 0 || !filters.q) return resultPage(asWritten, { corrected: null, zip }, now);
	const corrected = await correctSpelling(filters.q);
	if (!corrected) return resultPage(asWritten, { corrected: null, zip }, now);
	const matches = await findMatches(await publicSearch({ ...filters, q: corrected }), cursor, page);
	return resultPage(matches, { corrected: matches.rows.length > 0 ? corrected : null, zip }, now);
}

/** A new filter goes into the scope if every order has an index that begins with it, and else into `indexed`. */
async function publicSearch(filters: Filters): Promise<Search> {
	const { tab, q, category, location, zip, radius, condition, sort } = filters;
	const words = q ? await wordsQuery(q) : null;
	const nearby = zip ? nearbyZips(zip, radius) : null;
	const scope = sql`${publicOfKind(tab)} and ${inCategory(category)}`;
	const indexed: SQL[] = [];
	if (words) indexed.push(sql`search @@ ${words}::tsquery`);
	// With a radius it names the city in the middle.
	if (location && radius === null) indexed.push(locationContains(location));
	if (condition) indexed.push(sql`condition = ${condition}`);
	const within = nearby && radius !== null ? sql`zip = any(${sql.param(nearby.zips)}::text[])` : null;
	const usable = (sort === "best" && !words) || (sort === "distance" && !nearby) ? "newest" : sort;
	return {
		scope,
		indexed,
		parts: [sql.join([scope, ...indexed], sql` and `)],
		within,
		sort: usable,
		nearby,
		words,
		// Reading all of them also counts them, and ranks all of them for Best Match. Within a radius it also reads those
		// outside, while by distance the nearest are found at once.
		few: within && usable === "distance" ? 1_000 : 5_000,
		maxRowsRead: 5_000,
	};
}

export function locationContains(text: string): SQL {
	return sql`location_text like '%' || lower(immutable_unaccent(${likeLiteral(text)})) || '%'`;
}

function inCategory(category: Filters["category"]): SQL {
	if (category === "all") return sql`true`;
	return category === "free" ? sql`is_free` : sql`category = ${category}`;
}

async function resultPage(
	{ rows, next, count }: Matches,
	{ corrected, zip }: { corrected: string | null; zip: string },
	now: Date,
): Promise<ResultPage> {
	return {
		cards: await loadCards(rows, now, zip),
		next: next && cursorText(next),
		count: Math.min(count ?? 0, MAX_COUNT),
		capped: (count ?? 0) > MAX_COUNT,
		corrected,
	};
}
