import { expect, test } from "vitest";
import { readFilters } from "../search/filters.ts";
import { alertName, alertSearch } from "./alert.ts";

const filters = readFilters(
	new URLSearchParams({ q: "sprinkxler", condition: "new", zip: "91001", radius: "10" }),
);

test("an alert is about what the results page shows: the corrected words, and every filter", () => {
	expect(alertName(alertSearch(filters, "sprinkler"))).toBe(
		'For sale: "sprinkler" (New), within 10 miles of 91001',
	);
	expect(alertSearch(filters)).toMatchObject({ q: "sprinkxler", condition: "new" });
});
