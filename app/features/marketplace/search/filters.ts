// What a visitor searches for, as the URL says it: shareable, and Back works.
import { numerals } from "#app/ui/numerals.ts";
import { type CategorySlug, isCategory } from "../listing/categories.ts";
import { type Condition, conditions, type ListingKind, listingKinds } from "../listing/listing.ts";

export type Sort = "best" | "newest" | "distance" | "price-low" | "price-high" | "urgency";

export const radii = [5, 10, 25, 50, 100] as const;
export type Radius = (typeof radii)[number];

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
	/** What the listing's location contains; with a radius, the city to measure from. */
	location: string;
	/** Five digits, or empty. Without a radius, the nearest come first. */
	zip: string;
	/** Miles around the ZIP code or the city. */
	radius: Radius | null;
	condition: Condition | null;
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
	const place = readPlace(params);
	const sort = sortOptions(tab, { q, ...place }).find(({ value }) => value === chosen);
	return {
		tab,
		q,
		category: isCategory(category) || (category === "free" && tab === "sale") ? category : "all",
		sort: sort?.value ?? defaultSort({ q, ...place }),
		...place,
		condition: tab === "sale" ? (conditions.find((each) => each === params.get("condition")) ?? null) : null,
	};
}

/** Stands for no limit in the form, where an empty choice means the place itself. */
export const ANY_DISTANCE = "any";

/** The form has one box for a ZIP code or a city, and a choice of how far around it. Addresses may name the ZIP code. */
function readPlace(params: URLSearchParams): Pick<Filters, "location" | "zip" | "radius"> {
	const within = params.get("radius") ?? "";
	const typed = cleanText(params.get("location"), MAX_LOCATION_LENGTH);
	const typedZip = within === "" ? "" : readZip(typed);
	const zip = readZip(params.get("zip") ?? "") || typedZip;
	const location = typedZip ? "" : typed;
	const radius = radii.find((miles) => String(miles) === within) ?? null;
	return { location, zip, radius: zip || location ? radius : null };
}

function readZip(text: string): string {
	return /^\s*(\d{5})(-\d{4})?\s*$/.exec(text)?.[1] ?? "";
}

/** The two fields of the form that show the place. */
export function placeFields({ location, zip, radius }: Filters): { location: string; radius: string } {
	const nearest = zip ? ANY_DISTANCE : "";
	return { location: location || zip, radius: radius === null ? nearest : String(radius) };
}

/** Only what differs from the plain page. */
export function filtersAsSearch(filters: Partial<Filters>, after?: string): string {
	const params = new URLSearchParams();
	if (filters.tab === "wanted") params.set("tab", "wanted");
	if (filters.q) params.set("q", filters.q);
	if (filters.category && filters.category !== "all") params.set("category", filters.category);
	if (filters.sort && filters.sort !== defaultSort(filters)) params.set("sort", filters.sort);
	if (filters.location) params.set("location", filters.location);
	if (filters.zip) params.set("zip", filters.zip);
	if ((filters.zip || filters.location) && filters.radius) params.set("radius", String(filters.radius));
	if (filters.condition) params.set("condition", filters.condition);
	if (after) params.set("after", after);
	return params.size > 0 ? `?${params}` : "";
}

/** A chosen order stays if it still makes sense. */
export function withoutFilter(filters: Filters, ...names: (keyof Filters)[]): Filters {
	const kept = Object.entries(filters).filter(([name]) => !names.includes(name as keyof Filters));
	const isDefault = filters.sort === defaultSort(filters);
	return readFilters(
		new URLSearchParams(
			kept
				.filter(([name, value]) => value !== null && !(name === "sort" && isDefault))
				.map(([name, value]) => [name, String(value)]),
		),
	);
}

/** How many of the filters behind the button on phones are in use. */
export function countFilters({ category, location, zip, condition }: Filters): number {
	return [category !== "all", location !== "" || zip !== "", condition !== null].filter(Boolean).length;
}

type SortBasis = Partial<Pick<Filters, "q" | "location" | "zip" | "radius">>;

function hasCenter({ location, zip, radius }: SortBasis): boolean {
	return Boolean(zip || (location && radius));
}

export function defaultSort({ q, ...place }: SortBasis): Sort {
	if (hasCenter(place)) return "distance";
	return q ? "best" : "newest";
}

/** Best Match needs words to match, Distance a place to start from. */
export function sortOptions(tab: ListingKind, { q, ...place }: SortBasis): { value: Sort; label: string }[] {
	const labels = Object.entries({
		...(hasCenter(place) && { distance: "Distance" }),
		...(q && { best: "Best Match" }),
		...sortLabels[tab],
	});
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
