export type Results = { cards: readonly { id: string }[]; next: string | null };

/**
 * A fresh first page, followed by what had been loaded below it before. Listings may have come and gone since, so the
 * fresh page replaces everything up to the last card both have. If they share no card, or the fresh page is the only
 * one, it stays as it is.
 */
export function withLoaded<Page extends Results>(first: Page, loaded: Page | undefined): Page {
	const fresh = new Set(first.cards.map(({ id }) => id));
	const shared = loaded?.cards.findLastIndex(({ id }) => fresh.has(id)) ?? -1;
	if (!loaded || shared < 0 || !first.next) return first;
	return { ...first, cards: [...first.cards, ...loaded.cards.slice(shared + 1)], next: loaded.next };
}
