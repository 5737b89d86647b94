// Every word of the catalog with the products it is in. Built once per catalog and kept as long as the catalog is.
import { groupName } from "../groups.ts";
import type { Product } from "../product.ts";

/** Where a word counts most. */
const WEIGHTS = { title: 8, group: 4, features: 2, text: 1 } as const;

export type SearchIndex = {
	/** Sorted, so that a prefix is one range. */
	words: string[];
	/** For each word, pairs of a product's place in the catalog and the word's weight there. */
	hits: Map<string, number[]>;
	size: number;
	/** The place of every product in the alphabet: comparing names is slow. */
	nameRanks: Map<Product, number>;
};

const collator = new Intl.Collator("en-US", { numeric: true });

const indexes = new WeakMap<readonly Product[], SearchIndex>();

export function searchIndex(products: readonly Product[]): SearchIndex {
	let index = indexes.get(products);
	if (!index) {
		index = buildIndex(products);
		indexes.set(products, index);
	}
	return index;
}

/** Lower case, without accents and plural endings. */
export function wordsOf(text: string): string[] {
	return text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter(Boolean)
		.map((word) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word));
}

function buildIndex(products: readonly Product[]): SearchIndex {
	const hits: SearchIndex["hits"] = new Map();
	products.forEach((product, at) => {
		const add = (text: string | null, weight: number) => {
			for (const word of wordsOf(text ?? "")) {
				const pairs = hits.get(word);
				// The heaviest place of a word is read first.
				if (!pairs) hits.set(word, [at, weight]);
				else if (pairs.at(-2) !== at) pairs.push(at, weight);
			}
		};
		const { features, specifications } = product.metafields;
		add(product.title, WEIGHTS.title);
		add(groupName(product.group), WEIGHTS.group);
		add(features, WEIGHTS.features);
		for (const { title, sku } of product.variants) add(`${title} ${sku ?? ""}`, WEIGHTS.features);
		add(product.description, WEIGHTS.text);
		add(specifications, WEIGHTS.text);
	});
	const byName = [...products].sort((a, b) => collator.compare(a.title, b.title));
	return {
		words: [...hits.keys()].sort(),
		hits,
		size: products.length,
		nameRanks: new Map(byName.map((product, rank) => [product, rank])),
	};
}
