// One page of the marketplace: the listings, where the next page begins, and how many there are.
import { cardOf, PAGE_SIZE } from "./cards.server.ts";
import { type Cursor, readCursor, writeCursor } from "./cursor.ts";
import type { Filters } from "./filters.ts";
import type { ListingCard } from "./listing.ts";
import { MOST_COUNTED } from "./match-counts.server.ts";
import { type Matches, matchingRows } from "./matches.server.ts";
import { mendedSpelling, searchQuery } from "./search-query.server.ts";
import { shelfPage } from "./shelf.server.ts";

export type ResultPage = {
	cards: ListingCard[];
	/** For the address of the next page; null on the last. */
	next: string | null;
	/** At most 1,000; then `capped` says that there are more. */
	count: number;
	capped: boolean;
	/** What was searched for instead, because nothing matched as written. */
	mended: string | null;
};

export async function findListings(
	filters: Filters,
	after: string | null = null,
	now = new Date(),
): Promise<ResultPage> {
	const cursor = readCursor(after);
	const asWritten = await pageOf(filters, cursor, now);
	if (asWritten.found > 0 || !filters.q) return resultPage(asWritten, null, now);
	const mended = await mendedSpelling(filters.q);
	if (!mended) return resultPage(asWritten, null, now);
	const page = await pageOf({ ...filters, q: mended }, cursor, now);
	return resultPage(page, page.found > 0 ? mended : null, now);
}

async function pageOf(filters: Filters, cursor: Cursor | null, now: Date): Promise<Matches> {
	const query = filters.q || filters.location ? await searchQuery(filters) : undefined;
	if (query === null) return { rows: [], found: 0, block: null, nextBlock: null };
	// A frequent place alone: the next few listings on the shelf hold a page of it.
	const place = query?.filters === null ? query.place : null;
	if (query && !place) return matchingRows(query, filters, cursor, now);
	const most = MOST_COUNTED + 1;
	const page = await shelfPage(filters, cursor, place, { most, known: query?.isFull ? most : undefined });
	return { ...page, block: null, nextBlock: null };
}

function resultPage(page: Matches, mended: string | null, now: Date): ResultPage {
	return {
		cards: page.rows.slice(0, PAGE_SIZE).map((row) => cardOf(row, now)),
		next: nextCursor(page),
		count: Math.min(page.found, MOST_COUNTED),
		capped: page.found > MOST_COUNTED,
		mended,
	};
}

function nextCursor({ rows, block, nextBlock }: Matches): string | null {
	const last = rows[PAGE_SIZE - 1];
	if (last && rows.length > PAGE_SIZE)
		return writeCursor({
			last: [last.at, last.id],
			amount: Number(last.amount_cents),
			urgency: last.urgency,
			inTitle: last.in_title ?? false,
			block,
		});
	if (nextBlock)
		return writeCursor({ last: null, amount: 0, urgency: "medium", inTitle: false, block: nextBlock });
	return null;
}
