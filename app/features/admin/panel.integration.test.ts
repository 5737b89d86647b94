import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addListing } from "#tests/support/office-rows.ts";
import { type Cursor, cursorText, readCursor } from "./cursor.ts";
import { panelPage } from "./panel.server.ts";
import { readTab } from "./panel-tabs.ts";

useTestDatabase();
const products = readTab("all-products");

describe("paging", () => {
	test("shows every listing once, also those of the same moment", async () => {
		const moment = new Date();
		for (let n = 0; n < 60; n++)
			await addListing(db(), { title: `Wanted ${n}`, kind: "wanted", createdAt: moment });
		const seen: string[] = [];
		let after: Cursor | null = null;
		do {
			const page = await panelPage(readTab("all-wanted"), { search: "", after });
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

	test("finds a rare word among more listings than it walks through", async () => {
		await db().execute(sql`
			insert into listings (kind, title, category, location, email, phone_number, submission_key, expires_at, created_at)
			select 'sale', 'Filler ' || n, 'installation-supplies', 'Altadena', 'a@b.example', '2135550100',
				'filler-' || n, now() + interval '1 day', now() + make_interval(secs => n)
			from generate_series(1, 5100) as n`);
		expect(await titles("wx10")).toEqual(["Honda WX10 pump"]);
		expect(await titles("Pumpkin Cen")).toEqual(["Roof sprinkler"]);
		await db().execute(
			sql`update listings set flagged = true where title in ('Honda WX10 pump', 'Roof sprinkler')`,
		);
		expect(await titles("wx10")).toEqual(["Honda WX10 pump"]);
		expect(await titles("pumpkin c")).toEqual(["Roof sprinkler"]);
		const short = await panelPage(products, { search: "wx", after: null });
		expect(short).toMatchObject({ listings: [], onlyNewest: true });
		for (const mark of ["sale", "free", "installation"]) expect(await titles(mark)).toEqual([]);
	});
});
