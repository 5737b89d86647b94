// One page of the marketplace: the listings, where the next page begins, and how many there are.
import { type CardRow, cardOf, PAGE_SIZE } from "./cards.server.ts";
import { type Cursor, readCursor, writeCursor } from "./cursor.ts";
import type { Filters } from "./filters.ts";
import type { ListingCard } from "./listing.ts";
import { MOST_COUNTED, matchingRows } from "./matches.server.ts";
import { mendedSpelling, searchQuery } from "./search-query.server.ts";
import { countShelf, shelfRows } from "./shelf.server.ts";

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

type Page = { rows: CardRow[]; found: number };

async function pageOf(filters: Filters, cursor: Cursor | null, now: Date): Promise<Page> {
	if (filters.q || filters.location)
		return matchingRows(await searchQuery(filters), filters, cursor, now);
	const [rows, found] = await Promise.all([shelfRows(filters, cursor), countShelf(filters, MOST_COUNTED + 1)]);
	return { rows, found };
}

function resultPage({ rows, found }: Page, mended: string | null, now: Date): ResultPage {
	const shown = rows.slice(0, PAGE_SIZE);
	const last = shown.at(-1);
	return {
		cards: shown.map((row) => cardOf(row, now)),
		next: last && rows.length > PAGE_SIZE ? writeCursor(cursorOf(last)) : null,
		count: Math.min(found, MOST_COUNTED),
		capped: found > MOST_COUNTED,
		mended,
	};
}

function cursorOf(row: CardRow): Cursor {
	return {
		at: row.at,
		id: row.id,
		amount: Number(row.amount_cents),
		urgency: row.urgency,
		inTitle: row.in_title ?? false,
	};
}
