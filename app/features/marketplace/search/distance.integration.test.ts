import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { zipOf } from "../listing/listing-place.server.ts";
import { readFilters } from "./filters.ts";
import { findListings } from "./search.server.ts";

useTestDatabase();
useTestDataDir();

const page = (search: string, after?: string | null) =>
	findListings(readFilters(new URLSearchParams(search)), after ?? null);
const titles = async (search: string) => (await page(search)).cards.map(({ title }) => title);

beforeAll(async () => {
	await db().execute(sql`truncate listings cascade`);
	await postTestListing({ title: "Malibu pump", location: "Malibu, CA 90265" });
	await postTestListing({ title: "Altadena pump", location: "Altadena, CA 91001" });
	await postTestListing({ title: "Pasadena hose", location: "Pasadena", condition: "used" });
	await postTestListing({ title: "Somewhere pump", location: "At my uncle's" });
	await postTestListing({ title: "Pasadena pump", location: "91104", category: "used-and-salvage" });
});

test.each([
	["Altadena, CA 91001", "91001"],
	["91104-2210 Pasadena", "91104"],
	["La Cañada Flintridge, CA", "91011"],
	["pasadena", "91101"],
	["New York 10001", ""],
	["At my uncle's", ""],
])("%s is at %j", (location, zip) => {
	expect(zipOf(location)).toBe(zip);
});

describe("with a ZIP code", () => {
	test("the nearest come first, with their distance; what has no known place comes last", async () => {
		const { cards } = await page("zip=91001");
		expect(cards.map(({ title }) => title)).toEqual([
			"Altadena pump",
			"Pasadena pump",
			"Pasadena hose",
			"Malibu pump",
			"Somewhere pump",
		]);
		expect(cards.map(({ miles }) => miles)).toEqual([
			0,
			2,
			expect.any(Number),
			expect.any(Number),
			undefined,
		]);
	});

	test("a city does as well; one we don't know is searched for by its name", async () => {
		expect(await titles("location=altadena, ca&radius=10")).toEqual([
			"Altadena pump",
			"Pasadena pump",
			"Pasadena hose",
		]);
		expect(await titles("location=uncle&radius=10")).toEqual(["Somewhere pump"]);
		expect(await titles("location=Pasadena")).toEqual(["Pasadena hose"]);
	});

	test("a radius leaves the others out: 10 miles around Altadena include Pasadena", async () => {
		expect(await titles("zip=91001&radius=10")).toEqual(["Altadena pump", "Pasadena pump", "Pasadena hose"]);
		expect((await page("zip=91001&radius=10")).count).toBe(3);
	});

	test("it goes together with words, a category, a condition and another order", async () => {
		expect(await titles("zip=91001&radius=10&q=pump")).toEqual(["Altadena pump", "Pasadena pump"]);
		expect(await titles("zip=91001&radius=100&category=used-and-salvage")).toEqual(["Pasadena pump"]);
		expect(await titles("zip=91001&radius=100&condition=used")).toEqual(["Pasadena hose"]);
		expect(await titles("zip=91001&radius=10&sort=newest")).toEqual([
			"Pasadena pump",
			"Pasadena hose",
			"Altadena pump",
		]);
	});

	test("a ZIP code we do not know hides nothing", async () => {
		expect(await titles("zip=99999&radius=5")).toHaveLength(5);
	});

	test("every listing is on exactly one page, also of a search in many", async () => {
		await db().execute(sql`
			insert into listings (kind, title, category, location, zip, email, phone_number, submission_key, expires_at, created_at)
			select 'sale', 'Gauge ' || n, 'used-and-salvage', 'Altadena', (array['91001', '91104', '90265', ''])[1 + n % 4], 'p@ringline.example',
				'2135550100', 'gauge-' || n, now() + interval '1 day', now() - n % 7 * interval '1 hour'
			from generate_series(1, 90) n`);
		const seen: string[] = [];
		let next: string | null = null;
		do {
			const { cards, next: following }: Awaited<ReturnType<typeof page>> = await page(
				"zip=91001&q=gauge",
				next,
			);
			seen.push(...cards.map(({ title }) => title));
			next = following;
		} while (next);
		expect(seen).toHaveLength(90);
		expect(new Set(seen).size).toBe(90);
		let all = 0;
		do {
			const { cards, next: following }: Awaited<ReturnType<typeof page>> = await page("zip=91001", next);
			all += cards.length;
			next = following;
		} while (next);
		expect(all).toBe(95);
	});
});
