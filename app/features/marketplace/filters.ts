// What somebody looks for, as it stands in the address: shareable, and Back works.
import { numerals } from "#app/ui/numerals.ts";
import { type CategorySlug, isCategory } from "./categories.ts";
import { type ListingKind, listingKinds } from "./listing.ts";

export const sortLabels = {
	sale: { newest: "Newest First", "price-low": "Price: Low to High", "price-high": "Price: High to Low" },
	wanted: {
		newest: "Newest First",
		urgency: "Most Urgent",
		"price-low": "Budget: Low to High",
		"price-high": "Budget: High to Low",
	},
} as const satisfies Record<ListingKind, Partial<Record<Sort, string>>>;

export type Sort = "newest" | "price-low" | "price-high" | "urgency";

export type Filters = {
	tab: ListingKind;
	q: string;
	category: "all" | "free" | CategorySlug;
	sort: Sort;
	location: string;
};

const MAX_QUERY = 200;
const MAX_LOCATION = 100;

/** Whatever the address says, the answer is a page: an unknown value counts as not given. */
export function readFilters(address: URLSearchParams): Filters {
	const tab = listingKinds.find((kind) => kind === address.get("tab")) ?? "sale";
	const category = address.get("category") ?? "all";
	const sort = address.get("sort") ?? "newest";
	return {
		tab,
		q: cleaned(address.get("q"), MAX_QUERY),
		category: isCategory(category) || (category === "free" && tab === "sale") ? category : "all",
		sort: Object.hasOwn(sortLabels[tab], sort) ? (sort as Sort) : "newest",
		location: cleaned(address.get("location"), MAX_LOCATION),
	};
}

/** Only what differs from the plain page. */
export function filtersAsSearch(filters: Partial<Filters>, after?: string): string {
	const address = new URLSearchParams();
	if (filters.tab === "wanted") address.set("tab", "wanted");
	if (filters.q) address.set("q", filters.q);
	if (filters.category && filters.category !== "all") address.set("category", filters.category);
	if (filters.sort && filters.sort !== "newest") address.set("sort", filters.sort);
	if (filters.location) address.set("location", filters.location);
	if (after) address.set("after", after);
	return address.size > 0 ? `?${address}` : "";
}

/** '1 product', '24 products', '1,000+ wanted items'. */
export function resultCountText(kind: ListingKind, count: number, capped: boolean): string {
	const noun = kind === "sale" ? "product" : "wanted item";
	if (capped) return `${numerals(count)}+ ${noun}s`;
	return `${numerals(count)} ${noun}${count === 1 ? "" : "s"}`;
}

function cleaned(text: string | null, most: number): string {
	return (text ?? "")
		.replace(/[\p{C}\s]+/gu, " ")
		.trim()
		.slice(0, most);
}
