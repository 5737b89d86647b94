// Real PostgreSQL, and a feed over real HTTP.
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { alert, collection, FakeFeed } from "#tests/support/fake-feed.ts";
import { alertsFeed } from "../warnings/alerts-feed.ts";
import { claimRequest, registerFeed } from "./feed-rows.server.ts";
import { ask, feedState, refresh } from "./follow-feeds.server.ts";

useTestDatabase();

let fake: FakeFeed;
let address: string;

beforeEach(async () => {
	fake = new FakeFeed();
	address = await fake.start();
	overrideEnv({ WEATHER_ALERTS_URL: address });
	await db().execute(sql`delete from feeds`);
	await registerFeed(alertsFeed.name, `${alertsFeed.readerVersion} ${address}`);
});
afterEach(() => fake.stop());

/** One turn of a process; false when it was not its turn. */
async function poll(): Promise<boolean> {
	const row = await claimRequest(alertsFeed.name, { justStarted: false });
	if (row)
		await ask({ feed: alertsFeed, service: "weatherAlerts", address }, row, AbortSignal.timeout(60_000));
	await refresh([{ feed: alertsFeed, service: "weatherAlerts", address }]);
	return row !== undefined;
}

/** As if this much time had passed on the database's clock. */
async function passed(seconds: number): Promise<void> {
	await db().execute(sql`update feeds set asked_at = asked_at - make_interval(secs => ${seconds}),
		next_ask_at = next_ask_at - make_interval(secs => ${seconds}),
		answered_at = answered_at - make_interval(secs => ${seconds}),
		since = since - make_interval(secs => ${seconds})`);
}

async function secondsToNext(): Promise<number> {
	const { rows } = await db().execute<{ seconds: number }>(
		sql`select extract(epoch from next_ask_at - now())::float8 as seconds from feeds`,
	);
	return rows[0]?.seconds ?? Number.NaN;
}

test("of ten processes one asks, and the next time is about a minute later", async () => {
	const turns = await Promise.all(Array.from({ length: 10 }, poll));
	expect(turns.filter(Boolean)).toHaveLength(1);
	expect(fake.requests).toHaveLength(1);
	expect(fake.requests[0]?.["user-agent"]).toContain("Ringline");
	expect(await poll()).toBe(false);
	expect(await secondsToNext()).toBeGreaterThan(50);
	expect(await secondsToNext()).toBeLessThan(66);
});

test("a process that dies while asking is replaced", async () => {
	expect(await claimRequest(alertsFeed.name, { justStarted: false })).toBeDefined();
	await passed(61);
	expect(await poll()).toBe(true);
});

test("a process that has just started does not wait for a long pause, but never asks every few seconds", async () => {
	fake.reply = { status: 503, headers: { "Retry-After": "500" } };
	await poll();
	expect(await claimRequest(alertsFeed.name, { justStarted: true })).toBeUndefined();
	await passed(20);
	expect(await claimRequest(alertsFeed.name, { justStarted: false })).toBeUndefined();
	expect(await claimRequest(alertsFeed.name, { justStarted: true })).toBeDefined();
});

test("an unchanged feed answers in few bytes and keeps the warnings current", async () => {
	fake.reply = { headers: { ETag: '"one"' }, body: collection([alert()]) };
	await poll();
	await passed(3_600);
	await poll();
	expect(fake.requests[1]?.["if-none-match"]).toBe('"one"');
	const state = feedState(alertsFeed);
	expect(state?.items).toHaveLength(1);
	expect(state?.silentMs).toBeLessThan(5_000);
});

test("an outage keeps what was known, with its age, and backs off", async () => {
	fake.reply = { body: collection([alert()]) };
	await poll();
	for (const reply of [
		{ status: 503, body: "busy" },
		{ body: "<html>maintenance</html>" },
		{ body: JSON.stringify({ error: { code: 500 } }) },
		{ body: "x".repeat(9 * 1024 * 1024) },
		{ status: 302, headers: { Location: "http://127.0.0.1:1/" } },
	]) {
		fake.reply = reply;
		await passed(700);
		expect(await poll()).toBe(true);
		expect(await secondsToNext()).toBeGreaterThan(90);
	}
	const state = feedState(alertsFeed);
	expect(state?.items).toHaveLength(1);
	expect(state?.silentMs).toBeGreaterThan(3_000_000);
	fake.reply = { body: collection([]) };
	await passed(120);
	await poll();
	expect(feedState(alertsFeed)).toMatchObject({ items: [] });
	expect(feedState(alertsFeed)?.silentMs).toBeLessThan(5_000);
});

test("thirty seconds of silence end as a failure", async () => {
	fake.reply = "silence";
	expect(await poll()).toBe(true);
	const { rows } = await db().execute(sql`select failures from feeds`);
	expect(rows).toEqual([{ failures: 1 }]);
}, 30_000);

test("a database clock that was set back does not stop the requests", async () => {
	await poll();
	await passed(-86_400);
	expect(await poll()).toBe(true);
});

test("another address begins anew", async () => {
	fake.reply = { headers: { ETag: '"one"' }, body: collection([alert()]) };
	await poll();
	await registerFeed(alertsFeed.name, `${alertsFeed.readerVersion} http://127.0.0.1:1/`);
	await registerFeed(alertsFeed.name, `${alertsFeed.readerVersion} ${address}`);
	fake.reply = { body: collection([]) };
	await poll();
	expect(fake.requests[1]?.["if-none-match"]).toBeUndefined();
	expect(feedState(alertsFeed)?.items).toEqual([]);
});
