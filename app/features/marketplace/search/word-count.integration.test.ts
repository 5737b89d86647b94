// The nightly count of words, while visitors go on posting.
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db, pool } from "#app/platform/database/db.server.ts";
import { listings } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { readFilters } from "./filters.ts";
import { findListings } from "./search.server.ts";

const { url } = useTestDatabase();
let night: pg.Client;
let other: pg.Client;

beforeEach(async () => {
	[night, other] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
	await Promise.all([night.connect(), other.connect()]);
	await pool().query("truncate listings, listing_words cascade");
});
afterEach(async () => {
	await Promise.all([night.end(), other.end()]);
});

const count = (client: pg.Client | pg.Pool) => client.query("select count_listing_words()");
const found = async (address: string) =>
	(await findListings(readFilters(new URLSearchParams(address)))).cards.map(({ title }) => title);
const corrected = async (q: string) =>
	(await findListings(readFilters(new URLSearchParams({ q })))).corrected;
const remove = (id: string) => db().delete(listings).where(eq(listings.id, id));

/** Only the word table completes words. */
async function expectFoundByBeginning() {
	expect(await found("q=brandn")).toEqual(["Brandnew chipper"]);
	expect(await found("q=fadi")).toEqual(["Fading ladder"]);
	expect(await found("q=forgo")).toEqual(["Forgotten anvil"]);
}

async function postThree() {
	await postTestListing({ title: "Brandnew chipper" });
	await postTestListing({ title: "Fading ladder", location: "Goodwater" });
	await postTestListing({ title: "Forgotten anvil", location: "Burney Creek" });
}

describe("a listing posted while the words are counted", () => {
	/** 'forgotten' was in no listing last night, 'fading' is in none tonight; the count of 'aardvark' will change. */
	beforeEach(async () => {
		const forgotten = await postTestListing({ title: "Forgotten", location: "Burney Creek" });
		await count(pool());
		await remove(forgotten);
		await count(pool());
		const fading = await postTestListing({ title: "Fading", location: "Goodwater" });
		await remove(fading);
		await postTestListing({ title: "Aardvark" });
		await postTestListing({ title: "Aardvark, too" });
	});

	test("keeps its words, also those the count has not found and is about to write off", async () => {
		await other.query("begin");
		await other.query("select from listing_words where word = 'aardvark' for update");
		const counted = count(night);
		await vi.waitFor(async () => expect(await waitsForLock(night)).toBe(true), { timeout: 10_000 });
		await postThree();
		await other.query("rollback");
		await counted;
		await expectFoundByBeginning();
		await count(pool());
		await expectFoundByBeginning();
	});

	test("does not wait for a count that has written but not ended", async () => {
		await night.query("begin");
		await count(night);
		await postTestListing({ title: "Aardvark again" });
		await postTestListing({ title: "Brandnew chipper" });
		await postTestListing({ title: "Fading ladder", location: "Goodwater" });
		const forgotten = postTestListing({ title: "Forgotten anvil", location: "Burney Creek" });
		await night.query("commit");
		await forgotten;
		await expectFoundByBeginning();
		expect(await found("q=aardv")).toHaveLength(3);
	});

	test("keeps its words while its own post is still under way", async () => {
		await other.query("begin");
		await other.query(
			`insert into listings (kind, title, category, location, email, phone_number, submission_key, expires_at)
			select 'sale', title, 'used-and-salvage', place, 'p@ringline.example', '2135550100', title, now() + interval '1 day'
			from (values ('Brandnew chipper', 'Altadena'), ('Fading ladder', 'Goodwater'), ('Forgotten anvil', 'Burney Creek'))
				as posted(title, place)`,
		);
		await count(night);
		await other.query("commit");
		await expectFoundByBeginning();
		await count(pool());
		await expectFoundByBeginning();
	});
});

describe("a word of no public listing", () => {
	test("is forgotten by the second night", async () => {
		const id = await postTestListing({ title: "Ephemeral", location: "Nowhere Flat" });
		await remove(id);
		await count(pool());
		await count(pool());
		const { rows } = await pool().query("select word from listing_words");
		expect(rows).toEqual([]);
	});

	test("is not offered to visitors, however long the office keeps the listing", async () => {
		await postTestListing({ title: "Sprinkler" });
		await postTestListing({ title: "Sprinxler", flagged: true });
		await count(pool());
		expect(await corrected("sprinkxler")).toBe("sprinkler");
		await postTestListing({ title: "Sprinxler" });
		expect(await found("q=sprinx")).toEqual(["Sprinxler"]);
	});
});

async function waitsForLock(client: pg.Client): Promise<boolean> {
	const { rows } = await pool().query(
		"select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'",
		[(client as unknown as { processID: number }).processID],
	);
	return rows.length > 0;
}
