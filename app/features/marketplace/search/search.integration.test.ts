import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { pool } from "#app/platform/database/db.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { fillMarketplace, placeName, vocabulary } from "../../../../bench/marketplace-data.ts";
import type { ListingCard } from "../listing/listing.ts";
import { readFilters } from "./filters.ts";
import { findListings } from "./search.server.ts";

const { url } = useTestDatabase();
const find = (address: string, after?: string | null, now?: Date) =>
	findListings(readFilters(new URLSearchParams(address)), after, now);
const titles = async (address: string) => (await find(address)).cards.map(({ title }) => title);

/** Every page by its 'Load more', as a visitor would. */
async function everyPage(address: string, most = 100, now?: Date): Promise<ListingCard[]> {
	const cards: ListingCard[] = [];
	let after: string | null = null;
	for (let pages = 0; pages < most; pages++) {
		const page: Awaited<ReturnType<typeof find>> = await find(address, after, now);
		cards.push(...page.cards);
		after = page.next;
		if (!after) break;
	}
	return cards;
}

describe("with a few listings", () => {
	beforeAll(async () => {
		await postTestListing({ title: "Fire pump, diesel", description: "Ran well", dollars: 900 });
		await postTestListing({
			title: "Cart",
			description: "for a fire pump and hoses",
			dollars: 50,
			location: "Sierra Madre",
		});
		await postTestListing({ title: "Café sprinkler", dollars: 120, category: "city-water-systems" });
		await postTestListing({ title: "Used sprinkler heads", dollars: 0, isFree: true });
		await postTestListing({ kind: "wanted", title: "Pump wanted", urgency: "low", dollars: 10 });
		await postTestListing({ kind: "wanted", title: "Hose wanted", urgency: "urgent" });
		await postTestListing({ title: "Hidden pump", flagged: true });
	});

	test("a word in the title comes before the same word in the description", async () => {
		expect(await titles("q=pump")).toEqual(["Fire pump, diesel", "Cart"]);
	});

	test("newest is strictly newest, also with words", async () => {
		expect(await titles("q=pump&sort=newest")).toEqual(["Cart", "Fire pump, diesel"]);
	});

	test("phrases, OR and minus work as on the web", async () => {
		expect(await titles('q="fire pump" -diesel')).toEqual(["Cart"]);
		expect((await titles("q=diesel or café")).sort()).toEqual(["Café sprinkler", "Fire pump, diesel"]);
	});

	test("the last word may be unfinished, and accents do not matter", async () => {
		expect((await titles("q=sprin")).sort()).toEqual(["Café sprinkler", "Used sprinkler heads"]);
		expect(await titles("q=cafe")).toEqual(["Café sprinkler"]);
	});

	test("a misspelled word is corrected, and the page says so; nonsense finds nothing", async () => {
		const page = await find("q=sprinlker");
		expect(page.corrected).toBe("sprinkler");
		expect(page.cards).toHaveLength(2);
		expect(await find("q=qqxzwk")).toMatchObject({ cards: [], count: 0, corrected: null });
	});

	test("free items, category, place, price and urgency", async () => {
		expect(await titles("category=free")).toEqual(["Used sprinkler heads"]);
		expect(await titles("category=city-water-systems&q=sprinkler")).toEqual(["Café sprinkler"]);
		expect(await titles("location=sierra")).toEqual(["Cart"]);
		expect(await titles("location=RRA ma&q=pump")).toEqual(["Cart"]);
		expect(await titles("sort=price-low&q=sprinkler")).toEqual(["Used sprinkler heads", "Café sprinkler"]);
		expect(await titles("tab=wanted&sort=urgency")).toEqual(["Hose wanted", "Pump wanted"]);
	});

	test.each([
		"-".repeat(60),
		"- ".repeat(90),
		"-pump ".repeat(30),
		'"'.repeat(99),
		"or ".repeat(60),
		"a-".repeat(99),
		"(!&|:*<->".repeat(20),
		"pump ".repeat(40),
	])("a search for %j is answered", async (q) => {
		await expect(find(new URLSearchParams({ q }).toString())).resolves.toBeDefined();
	});

	test("an impossible position in the address shows the first page", async () => {
		const id = "0b6f3f5e-0000-4000-8000-000000000000";
		for (const sort of ["newest", "price-low", "urgency", "best"])
			for (const at of [
				"2026-02-31T00:00:00.000000Z",
				"0000-01-01T00:00:00.000000Z",
				"2026-13-01T00:00:00.000000Z",
			])
				for (const key of ["", "_1", "_999999999999999", "_1.5", "_1e300", "_e"])
					expect(
						(await find(`q=pump&sort=${sort}`, `${at}_${id}${key}`)).cards.map(({ title }) => title).sort(),
					).toEqual(["Cart", "Fire pump, diesel"]);
	});

	test("any position of the right form is answered in every order", async () => {
		const id = "0b6f3f5e-0000-4000-8000-000000000000";
		for (const tab of ["sale", "wanted"])
			for (const sort of ["newest", "price-low", "price-high", "urgency", "best"])
				for (const key of ["", "_0", "_1.5", "_4000000000", "_999999999999999"])
					for (const q of ["", "pump"])
						await expect(
							find(`tab=${tab}&q=${q}&sort=${sort}`, `9999-12-31T00:00:00.000000Z_${id}${key}`),
						).resolves.toBeDefined();
	});

	test("signs of SQL, LIKE and tsquery are only text", async () => {
		for (const q of [
			"' or 1=1 --",
			"%",
			"_",
			"\\",
			"pump & | !",
			":*",
			"<script>",
			"k:sale",
			"'",
			"((",
			"a\u0000b",
		])
			await expect(
				find(`q=${encodeURIComponent(q)}&location=${encodeURIComponent(q)}`),
			).resolves.toBeDefined();
		expect(await titles("location=%25")).toEqual([]);
	});
});

describe("with twenty thousand listings", () => {
	beforeAll(async () => {
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		await fillMarketplace(client, 20_000);
		await client.end();
	}, 120_000);

	/** Changing thousands of rows takes longer than a visitor's request may. */
	const withoutTimeout = async (...statements: string[]) => {
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		for (const statement of statements) await client.query(statement);
		await client.end();
	};

	const matching = async (condition: string, order: string) =>
		(
			await pool().query<{ id: string }>(
				`select id from listings where is_public and kind = 'sale' and ${condition} order by ${order}`,
			)
		).rows.map(({ id }) => id);

	test("pages follow each other without gap or repetition, in every order", async () => {
		const orders = {
			newest: "created_at desc, id desc",
			"price-low": "amount_cents, id",
			"price-high": "amount_cents desc, id desc",
		};
		for (const [sort, order] of Object.entries(orders)) {
			const all = await matching("category = 'used-and-salvage'", order);
			const paged = await everyPage(`category=used-and-salvage&sort=${sort}`, 5);
			expect(paged.map(({ id }) => id)).toEqual(all.slice(0, 24 * 5));
		}
	});

	test("frequent, rare and paired words are found whole, as plain SQL finds them", async () => {
		for (const q of ["pump", vocabulary[2_000], vocabulary[25_000], "pump valve"]) {
			const all = await matching(`search @@ plainto_tsquery('english', '${q}')`, "created_at desc, id desc");
			const newest = await everyPage(`q=${q} ""&sort=newest`, 200);
			expect(newest.map(({ id }) => id)).toEqual(all);
			const best = await everyPage(`q=${q} ""`, 200);
			expect(best.map(({ id }) => id).sort()).toEqual(all.toSorted());
		}
	});

	test("matches by price are in order and complete", async () => {
		const all = await matching("search @@ plainto_tsquery('english', 'pump')", "amount_cents, id");
		const paged = await everyPage('q=pump ""&sort=price-low', 6);
		expect(paged.map(({ id }) => id)).toEqual(all.slice(0, 24 * 6));
	});

	test("counts are exact up to a thousand, then '1,000+'", async () => {
		const rare = await matching(`search @@ plainto_tsquery('english', '${vocabulary[3_000]}')`, "id");
		expect(await find(`q=${vocabulary[3_000]} ""`)).toMatchObject({ count: rare.length, capped: false });
		expect(await find("q=pump")).toMatchObject({ count: 1_000, capped: true });
		expect(await find("")).toMatchObject({ count: 1_000, capped: true });
	});

	test("the count is the same on every page", async () => {
		const address = `q=${vocabulary[40]} ""`;
		const counts: number[] = [];
		let after: string | null = null;
		do {
			const page: Awaited<ReturnType<typeof find>> = await find(address, after);
			counts.push(page.count);
			after = page.next;
		} while (after);
		expect(counts.length).toBeGreaterThan(5);
		expect(new Set(counts).size).toBe(1);
	});

	test("Best Match puts higher ranks first, among all of few matches and the newest of many", async () => {
		const ranked = async (word: string, newest: number) => {
			const query = `plainto_tsquery('english', '${word}')`;
			const { rows } = await pool().query<{ id: string }>(
				`select id from (select id, created_at, ts_rank(search, ${query}) as rank from listings
					where is_public and kind = 'sale' and search @@ ${query} order by created_at desc, id desc limit ${newest}) newest
				order by rank desc, created_at desc, id desc limit 72`,
			);
			return rows.map(({ id }) => id);
		};
		const few = vocabulary[20] ?? "";
		expect((await everyPage(`q=${few} ""`, 3)).map(({ id }) => id)).toEqual(await ranked(few, 100_000));
		// Sixteen frequent words: more matches than are sorted whole.
		const many = vocabulary.slice(0, 16).join(" or ");
		const page = await everyPage(`q=${many}`, 5);
		const newest = await matching(
			`search @@ websearch_to_tsquery('english', '${many}')`,
			"created_at desc, id desc limit 120",
		);
		expect(page.map(({ id }) => id).sort()).toEqual(newest.sort());
	});

	test("a frequent word that is only in old listings shows the newest of them, and the right number", async () => {
		await withoutTimeout(
			`update listings set title = 'Oldtimer ' || title where kind = 'sale'
			and id in (select id from listings where is_public and kind = 'sale' order by created_at limit 6000)`,
			"analyze listings",
		);
		const all = await matching(
			"search @@ plainto_tsquery('english', 'oldtimer')",
			"created_at desc, id desc",
		);
		const paged = await everyPage("q=oldtimer&sort=newest", 3);
		expect(paged.map(({ id }) => id)).toEqual(all.slice(0, 72));
		expect(await find("q=oldtimer")).toMatchObject({ count: 1_000, capped: true });
	});

	test("a word that came up today is counted, however often it was used within the hour", async () => {
		await pool().query(
			`insert into listings (kind, title, category, location, email, phone_number, submission_key, expires_at)
			select 'sale', 'Embergate ' || n, 'used-and-salvage', 'Altadena', 'p@ringline.example', '2135550100',
				'embergate-' || n, now() + interval '60 days' from generate_series(1, 200) n`,
		);
		expect(await find("q=embergate")).toMatchObject({ count: 200, capped: false });
		expect(await everyPage("q=embergate")).toHaveLength(200);
		expect(await find("q=embergate&sort=price-low")).toMatchObject({ count: 200, capped: false });
	});

	test("a part that many places share finds them all, alone and with a word and a category", async () => {
		const inPlace = "lower(location) like '%ce%'";
		const all = await matching(inPlace, "created_at desc, id desc");
		const paged = await everyPage("location=CE", 4);
		expect(paged.map(({ id }) => id)).toEqual(all.slice(0, 24 * 4));
		expect(await find("location=ce")).toMatchObject({ count: 1_000, capped: true });
		const narrowed = await matching(
			`${inPlace} and category = 'used-and-salvage' and search @@ plainto_tsquery('english', 'pump')`,
			"id",
		);
		const found = await everyPage('location=ce&category=used-and-salvage&q=pump ""');
		expect(found.map(({ id }) => id).sort()).toEqual(narrowed);
	});

	test("a place is found by any part of its name", async () => {
		const place = placeName(250);
		const all = await matching(`lower(location) like '%${place.slice(1)}%'`, "created_at desc, id desc");
		const paged = await everyPage(`location=${place.slice(1).toUpperCase()}`);
		expect(paged.map(({ id }) => id)).toEqual(all);
	});
});
