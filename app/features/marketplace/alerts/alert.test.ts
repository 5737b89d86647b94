import { expect, test } from "vitest";
import { readFilters } from "../search/filters.ts";
import { alertName, alertSearch, plainSearch } from "./alert.ts";

const filters = readFilters(
	new URLSearchParams({ q: "sprinkxler", condition: "new", zip: "91001", radius: "10" }),
);

test("an alert is about what the results page shows: the corrected words, and every filter", () => {
	expect(alertName(alertSearch(filters, "sprinkler"))).toBe(
		'For sale: "sprinkler" (New), within 10 miles of 91001',
	);
	expect(alertSearch(filters)).toMatchObject({ q: "sprinkxler", condition: "new" });
});

test("an email says what was asked for, unless somebody may have written to a stranger with it", () => {
	const asked = (search: Record<string, string>) =>
		alertName(plainSearch(alertSearch(readFilters(new URLSearchParams(search)))));
	expect(asked({ q: "pump", zip: "91001", radius: "10" })).toBe('For sale: "pump", within 10 miles of 91001');
	expect(asked({ q: "hose", location: "Pasadena", radius: "25" })).toBe(
		'For sale: "hose", within 25 miles of Pasadena',
	);
	expect(asked({ tab: "wanted", location: "Topanga" })).toBe('Wanted: everything new, in "Topanga"');
	for (const q of [
		"buy pills at evil.example",
		"http://evil",
		"call 213 555 0100",
		"me@evil.example",
		"x ".repeat(40),
	])
		expect(asked({ q })).toBe('For sale: "…"');
});
