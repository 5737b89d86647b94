import { describe, expect, test } from "vitest";
import { manyProducts } from "#tests/support/many-products.ts";
import { embeddedCatalog } from "../catalog/embedded-catalog.ts";
import { groups } from "../groups.ts";
import { PRODUCTS_PER_PAGE, searchCatalog } from "./search-catalog.ts";
import { readShopFilters, type ShopFilters, shopAddress } from "./shop-filters.ts";

const ALL: ShopFilters = { q: "", group: null, sort: "featured", page: 1 };
const search = (filters: Partial<ShopFilters>) => searchCatalog(embeddedCatalog, { ...ALL, ...filters });
const handles = (filters: Partial<ShopFilters>) => search(filters).products.map(({ handle }) => handle);

describe("searching the shop", () => {
	test("without words or group shows everything, and each group has its count", () => {
		const { total, counts } = search({});
		expect(total).toBe(embeddedCatalog.length);
		for (const { id } of groups) expect(counts[id]).toBeGreaterThan(0);
		expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
	});

	test("the beginning of a word is enough, and a title counts more than a text", () => {
		expect(handles({ q: "therm" })[0]).toBe("thermal-sensor");
		expect(handles({ q: "water can" })[0]).toBe("mini-water-cannon");
	});

	test("every word must match; plural and accents make no difference", () => {
		expect(handles({ q: "diesel pumps" })).toContain("large-fire-pump");
		expect(handles({ q: "diesel pump thermal" })).toEqual([]);
		expect(handles({ q: "CÁNNON" })).toContain("mini-water-cannon");
	});

	test("finds an option by its name", () => {
		expect(handles({ q: "roof bracket" })).toContain("mini-water-cannon");
	});

	test("a typo is forgiven and named, and nonsense finds nothing", () => {
		const { products, corrected } = search({ q: "sprinlker" });
		expect(products[0]?.handle).toBe("sprinkler-ring-kit");
		expect(corrected).toBe("sprinkler");
		expect(search({ q: "zzzzqqq" })).toMatchObject({ products: [], total: 0, pages: 1 });
		expect(search({ q: "!?" })).toMatchObject({ total: 0 });
	});

	test("a group narrows the list but not the counts", () => {
		const { products, counts } = search({ group: "service" });
		expect(products.every(({ group }) => group === "service")).toBe(true);
		expect(counts.throw).toBeGreaterThan(0);
	});

	test("sorts by price and name, with what has no price at the end", () => {
		const low = search({ sort: "price-low" }).products;
		const high = search({ sort: "price-high" }).products;
		expect(low[0]?.handle).toBe("ember-vent-screen-kit");
		expect(high[0]?.handle).toBe("large-fire-pump");
		for (const list of [low, high])
			expect(
				list
					.slice(-2)
					.map(({ handle }) => handle)
					.sort(),
			).toEqual(["pump-shed", "typhoon-800-ridge-cannon"]);
		expect(handles({ sort: "name" })[0]).toBe("ember-vent-screen-kit");
	});
});

test("the address keeps the filters, and forgets what makes no sense", () => {
	const filters = readShopFilters(new URLSearchParams("q=%20pump%20&group=pump&sort=price-low&page=2"));
	expect(filters).toEqual({ q: "pump", group: "pump", sort: "price-low", page: 2 });
	expect(shopAddress(filters)).toBe("/shop?q=pump&group=pump&sort=price-low&page=2");
	const odd = readShopFilters(new URLSearchParams(`q=${"x".repeat(500)}&group=none&sort=odd&page=-3`));
	expect(odd).toEqual({ q: "x".repeat(80), group: null, sort: "featured", page: 1 });
});

test("2,000 products: pages of a fixed size, and 95 of 100 searches within 20 ms", () => {
	const products = manyProducts(2_000);
	const words = [
		"pump",
		"ha",
		"hose 1.5",
		"brass noz",
		"sprinlker",
		"zzzzqqq",
		"tank 500",
		"p",
		"sensor",
		"kit",
	];
	expect(searchCatalog(products, ALL).products).toHaveLength(PRODUCTS_PER_PAGE);
	// Processor time: a busy machine makes a search wait, not work more.
	const times = Array.from({ length: 300 }, (_, n) => {
		const started = process.cpuUsage();
		searchCatalog(products, { ...ALL, q: words[n % words.length] ?? "", sort: n % 2 ? "featured" : "name" });
		const { user, system } = process.cpuUsage(started);
		return (user + system) / 1_000;
	}).sort((a, b) => a - b);
	expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(20);
	const last = searchCatalog(products, { ...ALL, page: 999 });
	expect(last).toMatchObject({ page: Math.ceil(2_000 / PRODUCTS_PER_PAGE), total: 2_000 });
});
