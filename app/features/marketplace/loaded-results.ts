import type { ListingCard } from "./listing.ts";

export type Results = { cards: readonly Pick<ListingCard, "id">[]; next: string | null };

/**
 * A first page read anew, with what was loaded below it before. Listings may have come and gone since: the new page
 * holds for everything up to the last card they share. Pages that share nothing, or all there is, stand alone.
 */
export function withLoaded<Page extends Results>(first: Page, loaded: Page | undefined): Page {
	const fresh = new Set(first.cards.map(({ id }) => id));
	const shared = loaded?.cards.findLastIndex(({ id }) => fresh.has(id)) ?? -1;
	if (!loaded || shared < 0 || !first.next) return first;
	return { ...first, cards: [...first.cards, ...loaded.cards.slice(shared + 1)], next: loaded.next };
}
