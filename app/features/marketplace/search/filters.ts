// What a visitor searches for, as the URL says it: shareable, and Back works.
import { numerals } from "#app/ui/numerals.ts";
import { type CategorySlug, isCategory } from "../listing/categories.ts";
import { type ListingKind, listingKinds } from "../listing/listing.ts";

export type Sort = "best" | "newest" | "price-low" | "price-high" | "urgency";

const sortLabels = {
	sale: { newest: "Newest First", "price-low": "Price: Low to High", "price-high": "Price: High to Low" },
	wanted: {
		newest: "Newest First",
		urgency: "Most Urgent",
		"price-low": "Budget: Low to High",
		"price-high": "Budget: High to Low",
	},
} as const satisfies Record<ListingKind, Partial<Record<Sort, string>>>;

export type Filters = {
	tab: ListingKind;
	q: string;
	category: "all" | "free" | CategorySlug;
	sort: Sort;
	location: string;
};

export const MAX_QUERY_LENGTH = 200;
export const MAX_LOCATION_LENGTH = 100;

/** An unknown value counts as not given, so that every URL shows a page. */
export function readFilters(params: URLSearchParams): Filters {
	const tab = listingKinds.find((kind) => kind === params.get("tab")) ?? "sale";
	const q = cleanText(params.get("q"), MAX_QUERY_LENGTH);
	const category = params.get("category") ?? "all";
	// The form also sends the order it showed by itself, which nobody chose.
	const chosen = params.get("sort") === params.get("default-sort") ? null : params.get("sort");
	const sort = sortOptions(tab, q).find(({ value }) => value === chosen);
	return {
		tab,
		q,
		category: isCategory(category) || (category === "free" && tab === "sale") ? category : "all",
		sort: sort?.value ?? defaultSort(q),
		location: cleanText(params.get("location"), MAX_LOCATION_LENGTH),
	};
}

/** Only what differs from the plain page. */
export function filtersAsSearch(filters: Partial<Filters>, after?: string): string {
	const params = new URLSearchParams();
	if (filters.tab === "wanted") params.set("tab", "wanted");
	if (filters.q) params.set("q", filters.q);
	if (filters.category && filters.category !== "all") params.set("category", filters.category);
	if (filters.sort && filters.sort !== defaultSort(filters.q)) params.set("sort", filters.sort);
	if (filters.location) params.set("location", filters.location);
	if (after) params.set("after", after);
	return params.size > 0 ? `?${params}` : "";
}

export function defaultSort(q: string | undefined): Sort {
	return q ? "best" : "newest";
}

/** Best Match needs words to match. */
export function sortOptions(tab: ListingKind, q: string): { value: Sort; label: string }[] {
	const labels = Object.entries({ ...(q && { best: "Best Match" }), ...sortLabels[tab] });
	return labels.map(([value, label]) => ({ value: value as Sort, label }));
}

/** '1 product', '24 products', '1,000+ wanted items'. */
export function resultCountText(kind: ListingKind, count: number, capped: boolean): string {
	const noun = kind === "sale" ? "product" : "wanted item";
	if (capped) return `${numerals(count)}+ ${noun}s`;
	return `${numerals(count)} ${noun}${count === 1 ? "" : "s"}`;
}

function cleanText(text: string | null, maxLength: number): string {
	return (text ?? "")
		.replace(/[\p{C}\s]+/gu, " ")
		.trim()
		.slice(0, maxLength)
		.trim();
}
