import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { messageThreads } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";
import { insight, WEEKS } from "./insight.server.ts";
import {
	MISSED_SEARCH_HEADER,
	missedSearchHeader,
	missedSearchSweepJob,
	noteMissedSearch,
	type SearchPlace,
	storeMissedSearches,
	topMissedSearches,
} from "./missed-searches.server.ts";
import { insightTables, keptPromises } from "./tables.ts";

useTestDatabase();

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

test("answers count by week as on time, late or still open, and spam does not count", async () => {
	const lead = (hours: number, due: number, answered: number | null, more = {}) =>
		addLead(db(), {
			createdAt: ago(hours),
			dueAt: ago(due),
			answeredAt: answered === null ? null : ago(answered),
			...more,
		});
	await lead(15 * 24, 15 * 24 - 2, 15 * 24 - 1, { sourcePage: "/shop", campaign: "fall" });
	await lead(15 * 24, 15 * 24 - 2, 15 * 24 - 5, { sourcePage: "/shop" });
	await lead(15 * 24, 15 * 24 - 2, null);
	await lead(0.1, -2, null, { topic: "Callback" });
	await lead(15 * 24, 15 * 24 - 2, null, { suspectedSpam: true, topic: "Spam" });
	const found = await insight();
	expect(found.weeks).toHaveLength(WEEKS);
	const filled = found.weeks.filter(({ leads }) => leads > 0);
	expect(filled).toHaveLength(2);
	expect(filled[0]).toMatchObject({ leads: 3, onTime: 1, late: 2, open: 0 });
	expect(filled[0]?.medianHours).toBeCloseTo(3, 1);
	expect(filled[1]).toMatchObject({ leads: 1, open: 1, medianHours: null });
	expect(keptPromises(found.weeks)).toEqual({ onTime: 1, due: 3 });
	expect(found.pages).toEqual([{ name: "/shop", count: 2 }]);
	expect(found.campaigns).toEqual([{ name: "fall", count: 1 }]);
	expect(found.topics).toEqual([{ name: "Callback", count: 1 }]);
});

test("products are counted from orders, wanted items only while no one has written", async () => {
	const details = {
		lines: [
			{ title: "Pump", quantity: 2, price: "10.50" },
			{ title: "Hose", quantity: 1, price: "5.00" },
		],
	};
	await addLead(db(), { kind: "order", details });
	await addLead(db(), { kind: "order", details });
	await addLead(db(), { kind: "order", details, status: "lost" });
	const lonely = await addListing(db(), { kind: "wanted", title: "Roof sprinklers" });
	const asked = await addListing(db(), { kind: "wanted", title: "Hydrant wrench" });
	await db()
		.insert(messageThreads)
		.values({
			listingId: asked.id,
			buyerName: "Ida",
			buyerEmail: "ida@hillside.example",
			buyerTokenHash: Buffer.from(randomUUID()),
			sellerTokenHash: Buffer.from(randomUUID()),
			expiresAt: ago(-24),
		});
	const found = await insight();
	expect(found.sold).toEqual([
		{ name: "Pump", count: 4, dollars: 42 },
		{ name: "Hose", count: 2, dollars: 10 },
	]);
	expect(found.wanted.map(({ id }) => id)).toEqual([lonely.id]);
	expect(insightTables(found, (category) => category).sold.rows[0]).toEqual(["Pump", 4, 42]);
});

test("searches without results are counted by their words, and the table stays small", async () => {
	const note = (place: SearchPlace, words: string) =>
		noteMissedSearch(missedSearchHeader(place, words)[MISSED_SEARCH_HEADER] ?? "");
	const search = async (place: SearchPlace, words: string) => {
		note(place, words);
		await storeMissedSearches();
	};
	for (let time = 0; time < 3; time++) note("shop", "Mist  CANNON");
	// The marketplace searches while somebody types.
	for (const typed of ["mis", "mist c", "mist cannon"]) note("marketplace", typed);
	await storeMissedSearches();
	expect(await topMissedSearches()).toMatchObject([
		{ place: "shop", words: "mist cannon", times: 3 },
		{ place: "marketplace", words: "mist cannon", times: 1 },
	]);
	await db().execute(
		"insert into missed_searches (place, words) select 'shop', 'nonsense ' || n from generate_series(1, 5000) n",
	);
	await search("shop", "one more");
	await search("shop", "mist cannon");
	expect(await topMissedSearches(1)).toMatchObject([{ words: "mist cannon", times: 4 }]);
	await missedSearchSweepJob.handler({}, { jobId: "", number: 1, signal: AbortSignal.timeout(1_000) });
	const left = await topMissedSearches(10_000);
	expect(left).toHaveLength(2_000);
	expect(left.some(({ words }) => words === "one more")).toBe(false);
});
