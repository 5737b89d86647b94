import { describe, expect, test } from "vitest";
import { readCursor, writeCursor } from "./cursor.ts";
import { filtersAsSearch, readFilters, resultCountText } from "./filters.ts";
import { takeApart } from "./query-words.ts";
import { nearestWord } from "./spelling.ts";
import { suspicionOf } from "./suspicion.ts";

describe("filters in the address", () => {
	test("an empty address is newest for sale, and writes itself as empty", () => {
		const filters = readFilters(new URLSearchParams());
		expect(filters).toEqual({ tab: "sale", q: "", category: "all", sort: "newest", location: "" });
		expect(filtersAsSearch(filters)).toBe("");
	});

	test("every filter survives the way into the address and back", () => {
		const address = "?tab=wanted&q=fire+pump&category=off-grid-systems&sort=urgency&location=91001";
		expect(filtersAsSearch(readFilters(new URLSearchParams(address)))).toBe(address);
	});

	test("what the tab does not have counts as not given", () => {
		expect(readFilters(new URLSearchParams("tab=wanted&category=free")).category).toBe("all");
		expect(readFilters(new URLSearchParams("sort=urgency")).sort).toBe("newest");
		expect(readFilters(new URLSearchParams("tab=x&category=x&sort=constructor"))).toMatchObject({
			tab: "sale",
			category: "all",
			sort: "newest",
		});
	});

	test("counts are capped in words", () => {
		expect(resultCountText("sale", 1, false)).toBe("1 product");
		expect(resultCountText("wanted", 1_000, true)).toBe("1,000+ wanted items");
	});

	test("a cursor we did not write begins at the beginning", () => {
		const cursor = {
			last: ["2026-11-15 03:00:00.123456+00", "0b6f3f5e-0000-4000-8000-000000000000"] as [string, string],
			amount: 12,
			urgency: "high" as const,
			inTitle: true,
			block: null,
		};
		expect(readCursor(writeCursor(cursor))).toEqual(cursor);
		for (const broken of ["", "%", "x".repeat(600), btoa("{}"), btoa('["drop table"]')])
			expect(readCursor(broken)).toBeNull();
	});
});

describe("a written search", () => {
	test("its last plain word may be unfinished; with quotes, OR and minus it is left alone", () => {
		expect(takeApart("solar pum")).toMatchObject({ head: "solar", last: "pum" });
		expect(takeApart("Pömp")).toMatchObject({ head: "", last: "pomp" });
		expect(takeApart('"fire pump')).toMatchObject({ last: null });
		expect(takeApart("pump or hose")).toMatchObject({ last: null, plainWords: [] });
		expect(takeApart("pump -used")).toMatchObject({ last: null, plainWords: [] });
	});

	test("a misspelt word becomes the nearest known one, the more frequent of equals, or stays", () => {
		const known = [
			{ word: "pump", listings: 90 },
			{ word: "lump", listings: 2 },
			{ word: "sprinkler", listings: 40 },
		];
		expect(nearestWord("pmup", known)).toBe("pump");
		expect(nearestWord("zump", known)).toBe("pump");
		expect(nearestWord("sprinlker", known)).toBe("sprinkler");
		expect(nearestWord("giraffe", known)).toBeNull();
	});
});

describe("signs of a robot", () => {
	const person = { trap: "", begun: "1000", now: 60_000, description: "Works. See www.maker.example" };
	test("a person is not suspected, however the form was sent", () => {
		expect(suspicionOf(person)).toBeNull();
		expect(suspicionOf({ ...person, begun: "" })).toBeNull();
		expect(suspicionOf({ ...person, now: 1_400, description: "Works." })).toBeNull();
	});
	test("the trap, or a link sent at once, is", () => {
		expect(suspicionOf({ ...person, trap: "http://spam.example" })).toBeTruthy();
		expect(suspicionOf({ ...person, now: 1_400 })).toBeTruthy();
	});
});
