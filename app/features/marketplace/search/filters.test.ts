import { describe, expect, test } from "vitest";
import { suspicionOf } from "../listing/suspicion.ts";
import {
	filtersAsSearch,
	placeFields,
	readFilters,
	resultCountText,
	sortOptions,
	withoutFilter,
} from "./filters.ts";
import { readQueryText } from "./query-text.ts";
import { nearestWord } from "./spelling.ts";

describe("filters in the address", () => {
	test("an empty address is newest for sale, and writes itself as empty", () => {
		const filters = readFilters(new URLSearchParams());
		expect(filters).toMatchObject({
			tab: "sale",
			q: "",
			category: "all",
			sort: "newest",
			location: "",
			zip: "",
		});
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

	test("with words the order is Best Match, visibly, unless another is chosen", () => {
		expect(readFilters(new URLSearchParams("q=pump")).sort).toBe("best");
		expect(readFilters(new URLSearchParams("sort=best")).sort).toBe("newest");
		expect(filtersAsSearch(readFilters(new URLSearchParams("q=pump&sort=best")))).toBe("?q=pump");
		expect(filtersAsSearch(readFilters(new URLSearchParams("q=pump&sort=newest")))).toBe(
			"?q=pump&sort=newest",
		);
		expect(readFilters(new URLSearchParams("q=pump&sort=newest&default-sort=newest")).sort).toBe("best");
		expect(readFilters(new URLSearchParams("q=&sort=best&default-sort=best")).sort).toBe("newest");
		expect(readFilters(new URLSearchParams("q=pump&sort=newest&default-sort=best")).sort).toBe("newest");
		expect(sortOptions("sale", { q: "pump" })[0]).toEqual({ value: "best", label: "Best Match" });
		expect(sortOptions("sale", {}).map(({ value }) => value)).toEqual(["newest", "price-low", "price-high"]);
	});
});

describe("a written search", () => {
	test("its last plain word may be unfinished; with quotes, OR and minus it is left alone", () => {
		expect(readQueryText("solar pum")).toMatchObject({ head: "solar", last: "pum" });
		expect(readQueryText("Pömp")).toMatchObject({ head: "", last: "pomp" });
		expect(readQueryText('"fire pump')).toMatchObject({ last: null });
		expect(readQueryText("pump or hose")).toMatchObject({ last: null, plainWords: [] });
		expect(readQueryText("pump -used")).toMatchObject({ last: null, plainWords: [] });
		expect(readQueryText('pump ""')).toMatchObject({ head: "pump", last: null });
	});

	test("signs alone are dropped, and only the first 32 words count", () => {
		expect(readQueryText("- -- --- pump")).toMatchObject({ head: "", last: "pump" });
		expect(readQueryText("-".repeat(60))).toEqual({ head: "", last: null, plainWords: [] });
		expect(readQueryText("---pump")).toMatchObject({ head: "-pump", last: null });
		expect(readQueryText("a ".repeat(100)).plainWords).toHaveLength(32);
	});

	test("a misspelled word becomes the nearest known one, the more frequent of equals, or stays", () => {
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

describe("distance and condition", () => {
	const read = (search: string) => readFilters(new URLSearchParams(search));

	test("a ZIP code sorts by distance unless the visitor chose otherwise", () => {
		expect(read("zip=91001")).toMatchObject({ zip: "91001", radius: null, sort: "distance" });
		expect(read("zip=91001-1234&radius=10&q=pump")).toMatchObject({ radius: 10, sort: "distance" });
		expect(read("zip=91001&sort=newest").sort).toBe("newest");
		expect(read("sort=distance").sort).toBe("newest");
		expect(filtersAsSearch(read("zip=91001&radius=10"))).toBe("?zip=91001&radius=10");
	});

	test("one box takes a ZIP code or a city, and a distance around either", () => {
		expect(read("location=91001&radius=10")).toMatchObject({ zip: "91001", radius: 10, location: "" });
		expect(filtersAsSearch(read("location=91001&radius=10"))).toBe("?zip=91001&radius=10");
		expect(read("location=91001")).toMatchObject({
			zip: "",
			radius: null,
			location: "91001",
			sort: "newest",
		});
		expect(read("location=91001&radius=any")).toMatchObject({ zip: "91001", radius: null, location: "" });
		const city = read("location=Pasadena&radius=25");
		expect(city).toMatchObject({ location: "Pasadena", radius: 25, sort: "distance" });
		expect(filtersAsSearch(city)).toBe("?location=Pasadena&radius=25");
		for (const search of [
			"zip=91001",
			"zip=91001&radius=10",
			"location=Pasadena&radius=25",
			"location=91001",
			"",
		]) {
			const shown = new URLSearchParams(placeFields(read(search)));
			expect(read(shown.toString()), search).toEqual(read(search));
		}
	});

	test("nonsense counts as not given", () => {
		expect(read("zip=9100&radius=10&condition=odd")).toMatchObject({
			zip: "",
			radius: null,
			condition: null,
		});
		expect(read("zip=91001&radius=11").radius).toBeNull();
		expect(read("tab=wanted&condition=new").condition).toBeNull();
	});

	test("taking one filter off keeps the others, and the order only if it was chosen", () => {
		const filters = read("zip=91001&radius=10&category=used-and-salvage&q=pump");
		expect(filtersAsSearch(withoutFilter(filters, "zip", "radius"))).toBe(
			"?q=pump&category=used-and-salvage",
		);
		expect(filtersAsSearch(withoutFilter(filters, "q"))).toBe(
			"?category=used-and-salvage&zip=91001&radius=10",
		);
		const byPrice = read("zip=91001&sort=price-low");
		expect(filtersAsSearch(withoutFilter(byPrice, "zip", "radius"))).toBe("?sort=price-low");
	});
});
