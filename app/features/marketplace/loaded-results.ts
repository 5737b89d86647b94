export type Results = { found: readonly { id: string }[]; next: string | null };

/**
 * A first page read anew, with what was loaded below it before. Listings may have come and gone since: the new page
 * holds for everything up to the last card they share. Pages that share nothing, or all there is, stand alone.
 */
export function withLoaded<Page extends Results>(first: Page, loaded: Page | undefined): Page {
	const fresh = new Set(first.found.map(({ id }) => id));
	const shared = loaded?.found.findLastIndex(({ id }) => fresh.has(id)) ?? -1;
	if (!loaded || shared < 0 || !first.next) return first;
	return { ...first, found: [...first.found, ...loaded.found.slice(shared + 1)], next: loaded.next };
}
