// A search somebody wants to hear about, or a listing whose price somebody watches.
import { categoryName } from "../listing/categories.ts";
import { type Condition, conditionLabels, type ListingKind } from "../listing/listing.ts";
import type { Filters } from "../search/filters.ts";

export const frequencies = ["instant", "daily"] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyLabels: Record<Frequency, string> = {
	instant: "Right away",
	daily: "Once a day",
};

export type AlertSearch = {
	kind: ListingKind;
	q: string;
	category: string;
	location: string;
	zip: string;
	radius: number | null;
	condition: Condition | null;
};

/** What the results page shows: `corrected` is the spelling it searched for instead. */
export function alertSearch(filters: Filters, corrected: string | null = null): AlertSearch {
	const { tab, q, category, location, zip, radius, condition } = filters;
	return { kind: tab, q: corrected ?? q, category, location, zip, radius, condition };
}

/** 'For sale: "pump" in Pumps & Water Supply, within 10 miles of 91001'. */
export function alertName({ kind, q, category, location, zip, radius, condition }: AlertSearch): string {
	const what = [
		q && `"${q}"`,
		category === "free" && "free items",
		category !== "free" && category !== "all" && `in ${categoryName(category)}`,
	].filter(Boolean);
	const where = [
		location && radius === null && `in "${location}"`,
		radius ? `within ${radius} miles of ${location || zip}` : zip && `near ${zip}`,
	].filter(Boolean);
	const items = (what.join(" ") || "everything new") + (condition ? ` (${conditionLabels[condition]})` : "");
	const all = [items, ...where].join(", ");
	return `${kind === "sale" ? "For sale" : "Wanted"}: ${all}`;
}

const MAX_PLAIN_LETTERS = 40;

/**
 * For an email to somebody who may not have typed it. Words stand in it only if they are few and plain: no link, no
 * address, no number to call.
 */
export function plainSearch(search: AlertSearch): AlertSearch {
	return { ...search, q: plainOrHidden(search.q), location: plainOrHidden(search.location) };
}

function plainOrHidden(text: string): string {
	const isPlain =
		text.length <= MAX_PLAIN_LETTERS &&
		/^[\p{L}\p{N}\s'",/-]*$/u.test(text) &&
		!/\d{6}|https?|www/i.test(text.replace(/[\s-]/g, ""));
	return isPlain ? text : "…";
}
