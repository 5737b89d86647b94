// Finds, counts and sorts products in the process. Every word must match, the beginning of one is enough, and a word
// that matches nothing may have a typo.
import { type KnownWord, nearestWord } from "#app/features/company/search/spelling.ts";
import { toCents } from "#app/features/leads/store-price.ts";
import type { GroupId } from "../groups.ts";
import { isContactForPricing, type Product } from "../product.ts";
import { type SearchIndex, searchIndex, wordsOf } from "./search-index.ts";
import type { ShopFilters, Sort } from "./shop-filters.ts";

export const PRODUCTS_PER_PAGE = 24;
const MAX_WORDS = 8;

export type SearchResult = {
	products: Product[];
	/** Matches in the chosen group. */
	total: number;
	/** Matches by group, whichever group is chosen. */
	counts: Partial<Record<GroupId, number>>;
	all: number;
	page: number;
	pages: number;
	/** What was searched for instead of a word with a typo. */
	corrected: string | null;
};

export function searchCatalog(products: readonly Product[], filters: ShopFilters): SearchResult {
	const index = searchIndex(products);
	const { scores, corrected } = matches(index, filters.q);
	const found = scores ? byScore(products, scores) : [...products];
	const counts: SearchResult["counts"] = {};
	for (const { group } of found) counts[group] = (counts[group] ?? 0) + 1;
	const inGroup = filters.group ? found.filter(({ group }) => group === filters.group) : found;
	const pages = Math.max(1, Math.ceil(inGroup.length / PRODUCTS_PER_PAGE));
	const page = Math.min(filters.page, pages);
	return {
		products: sorted(inGroup, filters.sort, index).slice(
			(page - 1) * PRODUCTS_PER_PAGE,
			page * PRODUCTS_PER_PAGE,
		),
		total: inGroup.length,
		counts,
		all: found.length,
		page,
		pages,
		corrected,
	};
}

/** The best first; among equals the catalog's order. */
function byScore(products: readonly Product[], scores: Scores): Product[] {
	return products
		.map((product, at) => ({ product, score: scores[at] ?? 0 }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score)
		.map(({ product }) => product);
}

/** The score of each product by its place in the catalog; 0 does not match. */
type Scores = Uint16Array;

/** Without words there are no scores: every product matches. */
function matches(index: SearchIndex, q: string): { scores: Scores | null; corrected: string | null } {
	const asked = wordsOf(q).slice(0, MAX_WORDS);
	if (asked.length === 0) return { scores: q.trim() ? new Uint16Array(index.size) : null, corrected: null };
	const words = asked.map((word) => (hasPrefix(index, word) ? word : (correctedWord(index, word) ?? word)));
	const scores = words
		.map((word) => scoresOf(index, word))
		.reduce((both, next) => both.map((score, at) => (score && next[at] ? score + next[at] : 0)));
	const isCorrected = words.some((word, at) => word !== asked[at]);
	return { scores, corrected: isCorrected ? words.join(" ") : null };
}

function scoresOf({ words, hits, size }: SearchIndex, prefix: string): Scores {
	const scores = new Uint16Array(size);
	for (let at = firstAt(words, prefix); words[at]?.startsWith(prefix); at++) {
		const word = words[at] ?? "";
		const factor = word === prefix ? 2 : 1;
		const pairs = hits.get(word) ?? [];
		for (let pair = 0; pair < pairs.length; pair += 2) {
			const product = pairs[pair] ?? 0;
			scores[product] = Math.max(scores[product] ?? 0, (pairs[pair + 1] ?? 0) * factor);
		}
	}
	return scores;
}

function hasPrefix({ words }: SearchIndex, prefix: string): boolean {
	return words[firstAt(words, prefix)]?.startsWith(prefix) ?? false;
}

function firstAt(words: readonly string[], prefix: string): number {
	let [low, high] = [0, words.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((words[middle] ?? "") < prefix) low = middle + 1;
		else high = middle;
	}
	return low;
}

const SHORTEST_TYPO = 4;

/** One typo, or two in a long word. Hardly anybody mistypes the first letter. */
function correctedWord(index: SearchIndex, typed: string): string | null {
	if (typed.length < SHORTEST_TYPO) return null;
	return nearestWord(typed, wordsFrom(index, typed.charAt(0)), typed.length >= 8 ? 2 : 1);
}

function* wordsFrom({ words, hits }: SearchIndex, letter: string): Generator<KnownWord> {
	for (let at = firstAt(words, letter); words[at]?.startsWith(letter); at++) {
		const word = words[at] ?? "";
		yield { word, uses: hits.get(word)?.length ?? 0 };
	}
}

function sorted(products: Product[], sort: Sort, { nameRanks }: SearchIndex): Product[] {
	if (sort === "featured") return products;
	if (sort === "name") return products.sort((a, b) => (nameRanks.get(a) ?? 0) - (nameRanks.get(b) ?? 0));
	const sign = sort === "price-low" ? 1 : -1;
	// What has no public price comes last either way.
	const cents = (product: Product) =>
		isContactForPricing(product) ? sign * Number.POSITIVE_INFINITY : (toCents(product.price) ?? 0);
	return products
		.map((product) => ({ product, cents: cents(product) }))
		.sort((a, b) => (a.cents === b.cents ? 0 : sign * (a.cents - b.cents)))
		.map(({ product }) => product);
}
