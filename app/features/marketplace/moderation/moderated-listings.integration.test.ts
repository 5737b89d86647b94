import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { type Cursor, cursorText, readCursor } from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addListing } from "#tests/support/office-rows.ts";
import { fillMarketplace, placeName, vocabulary } from "../../../../bench/marketplace-data.ts";
import { panelPage } from "./moderated-listings.server.ts";

const { url } = useTestDatabase();
const products = { kind: "sale", flagged: false } as const;
const wanted = { kind: "wanted", flagged: false } as const;

describe("paging", () => {
	test("shows every listing once, also those of the same moment", async () => {
		const moment = new Date();
		for (let n = 0; n < 60; n++)
			await addListing(db(), { title: `Wanted ${n}`, kind: "wanted", createdAt: moment });
		const seen: string[] = [];
		let after: Cursor | null = null;
		do {
			const page = await panelPage(wanted, { search: "", after });
			seen.push(...page.listings.map(({ id }) => id));
			// As it travels in an address.
			after = page.next ? readCursor(cursorText(page.next)) : null;
		} while (after);
		expect(seen).toHaveLength(60);
		expect(new Set(seen).size).toBe(60);
	});

	test.each(["", "x", "2026-99-99T00:00:00.000000Z_00000000", "1_2_3"])(
		"a damaged position in the address (%j) shows the first page",
		(text) => {
			expect(readCursor(text)).toBeNull();
		},
	);
});

describe("searching", () => {
	beforeAll(async () => {
		await addListing(db(), { title: "Honda WX10 pump" });
		await addListing(db(), { title: "Hose reel", description: "100% rubber, fits a PUMP_2" });
		await addListing(db(), { title: "Roof sprinkler", location: "Pumpkin Center" });
		await addListing(db(), { title: "Gasket" });
	});
	const titles = async (search: string) =>
		(await panelPage(products, { search, after: null })).listings.map(({ title }) => title).sort();

	test("looks into title, description and location, in any case", async () => {
		expect(await titles("PuMp")).toEqual(["Honda WX10 pump", "Hose reel", "Roof sprinkler"]);
		expect(await titles("ump")).toEqual(["Honda WX10 pump", "Hose reel", "Roof sprinkler"]);
		expect(await titles("pumpkin")).toEqual(["Roof sprinkler"]);
		expect(await titles("nothing like this")).toEqual([]);
	});

	test.each(["sale", "wanted", "free", "installation"])(
		"the word '%s' finds what says it, not every listing of that sort",
		async (search) => {
			expect(await titles(search)).toEqual([]);
		},
	);

	test.each([
		["100%", ["Hose reel"]],
		["pump_2", ["Hose reel"]],
		["'; drop table listings; --", []],
		["& | ! :*", []],
		["\\", []],
	])("takes signs literally: %s", async (search, expected) => {
		expect(await titles(search)).toEqual(expected);
	});

	test("finds words, forms of words and parts of them in the oldest listing of thousands", async () => {
		await db().execute(sql`
			insert into listings (kind, title, category, location, email, phone_number, submission_key, expires_at, created_at)
			select 'sale', 'Filler ' || n, 'installation-supplies', 'Altadena', 'a@b.example', '2135550100',
				'filler-' || n, now() + interval '1 day', now() + make_interval(secs => n)
			from generate_series(1, 5100) as n`);
		const expectFound = async () => {
			for (const search of ["wx10", "WX", "x1", "ond", "honda pumps", "ump hon", "hond altad"])
				expect(await titles(search), search).toEqual(["Honda WX10 pump"]);
			for (const search of ["Pumpkin Cen", "pumpkin c", "umpki ente", "sprinkl center"])
				expect(await titles(search), search).toEqual(["Roof sprinkler"]);
			for (const search of ["pump_2", "100% rubber", "fits the pump"])
				expect(await titles(search), search).toEqual(["Hose reel"]);
			for (const mark of ["sale", "free", "installation"]) expect(await titles(mark)).toEqual([]);
		};
		await expectFound();
		// Hidden from visitors, and the night's count has come by.
		await db().execute(sql`update listings set flagged = true where title not like 'Filler%'`);
		await db().execute(sql`select count_listing_words()`);
		await expectFound();
	});

	test("says so when it looked through the newest only", async () => {
		expect(await panelPage(products, { search: "%", after: null })).toMatchObject({
			listings: [],
			onlyNewest: true,
		});
	});
});

describe("searching six thousand listings", () => {
	beforeAll(async () => {
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		await fillMarketplace(client, 6_000);
		await client.end();
	}, 120_000);

	/** What plain SQL finds, slowly. */
	const expected = async (search: string) => {
		const pieces = search.split(" ").map(
			(piece) => sql`(title || ' ' || description || ' ' || location ilike ${`%${piece}%`}
				or search @@ plainto_tsquery('english', ${piece}))`,
		);
		const { rows } = await db().execute<{ id: string }>(sql`
			select id from listings where kind = 'sale' and ${sql.join(pieces, sql` and `)} order by created_at desc, id desc limit ${24 * 6}`);
		return rows.map(({ id }) => id);
	};

	const [common, rare] = [vocabulary[1] ?? "", vocabulary[20_000] ?? ""];
	test.each([
		["a common word", common],
		["a rare word", rare],
		["a part of a common word", common.slice(2, 6)],
		["a part of a rare word", rare.slice(1, -1)],
		["a common and a middling word", `${common} ${vocabulary[300]}`],
		["a common and a rare word", `${common} ${vocabulary[2_000]}`],
		["a place", placeName(320)],
		["a word and a part of a place", `${common} ${placeName(380).slice(1)}`],
		["two words that are also in places", `${placeName(1)} ${placeName(2)}`],
		["a part of hundreds of words", "ce"],
		["two parts of hundreds of words", "ce zu"],
	])("%s: every match, newest first, page after page", async (_, search) => {
		const seen: string[] = [];
		let after: Cursor | null = null;
		for (let pages = 0; pages < 6; pages++) {
			const page = await panelPage(products, { search, after });
			seen.push(...page.listings.map(({ id }) => id));
			after = page.next;
			if (!after) break;
		}
		const all = await expected(search);
		expect(all.length).toBeGreaterThan(0);
		expect(seen).toEqual(all);
	});
});
