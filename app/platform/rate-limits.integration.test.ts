import { afterEach, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { closeDatabase, pool } from "./database/db.server.ts";
import { env, overrideEnv } from "./env.server.ts";
import { rateLimit, rateLimitSweepJob, resetRateLimit, tooManyRequests } from "./rate-limits.server.ts";

useTestDatabase();
afterEach(() => vi.useRealTimers());

const attempt = { jobId: "x", number: 1, signal: AbortSignal.abort() };

test("the use after the last is refused, and says how long to wait", async () => {
	const rule = { name: "refuse", points: 2, seconds: 60 };
	expect(await rateLimit(rule, "203.0.113.7")).toEqual({ ok: true });
	expect(await rateLimit(rule, "203.0.113.7")).toEqual({ ok: true });
	const third = await rateLimit(rule, "203.0.113.7");
	expect(third).toEqual({ ok: false, retryAfterSeconds: expect.any(Number) });
	expect(!third.ok && third.retryAfterSeconds).toBeGreaterThan(50);
	expect(await rateLimit(rule, "203.0.113.8")).toEqual({ ok: true });
	expect(tooManyRequests(55)).toEqual({ status: 429, headers: { "Retry-After": "55" } });
});

test("of many at once only the allowed pass", async () => {
	const rule = { name: "race", points: 5, seconds: 60 };
	const results = await Promise.all(Array.from({ length: 20 }, () => rateLimit(rule, "one")));
	expect(results.filter(({ ok }) => ok)).toHaveLength(5);
});

test("another process counts on", async () => {
	const rule = { name: "shared", points: 2, seconds: 60 };
	await rateLimit(rule, "one");
	await closeDatabase(); // and with the pool goes all that this process remembers
	expect((await rateLimit(rule, "one")).ok).toBe(true);
	expect((await rateLimit(rule, "one")).ok).toBe(false);
});

test("a forgiven key begins anew", async () => {
	const rule = { name: "forgive", points: 1, seconds: 60 };
	await rateLimit(rule, "one");
	expect((await rateLimit(rule, "one")).ok).toBe(false);
	await resetRateLimit(rule, "one");
	expect((await rateLimit(rule, "one")).ok).toBe(true);
});

test("one household's IPv6 addresses count as one, the neighbor's do not", async () => {
	const rule = { name: "six", points: 1, seconds: 60 };
	expect((await rateLimit(rule, "2001:db8:0:1::1")).ok).toBe(true);
	expect((await rateLimit(rule, "2001:db8:0:1:ffff:2:3:4")).ok).toBe(false);
	expect((await rateLimit(rule, "2001:db8::2:0:0:0:1")).ok).toBe(true);
});

test.each([
	["the /48 of many IPv6 households", (n: number) => `2001:db8:7:${(n * 256).toString(16)}::1`],
	["the /24 of many IPv4 addresses", (n: number) => `198.51.100.${n}`],
])("%s is limited too, and leaves others alone", async (_, address) => {
	const rule = { name: `wide ${address(1)}`, points: 1, seconds: 60 };
	const results = [];
	for (let n = 1; n <= 40; n++) results.push((await rateLimit(rule, address(n))).ok);
	expect(results.filter((ok) => ok)).toHaveLength(32);
	expect((await rateLimit(rule, "203.0.113.7")).ok).toBe(true);
	expect((await rateLimit(rule, "2001:db8:8::1")).ok).toBe(true);
});

test("a rule may allow less to wide networks, and only so much to everyone together", async () => {
	const rule = { name: "total", points: 2, seconds: 60, wide: 3, total: 4 };
	const from = async (address: string) => (await rateLimit(rule, address)).ok;
	expect(await from("198.51.100.1")).toBe(true);
	expect(await from("198.51.100.1")).toBe(true);
	expect(await from("198.51.100.2")).toBe(true);
	expect(await from("198.51.100.3")).toBe(false);
	expect(await from("203.0.113.7")).toBe(true);
	expect(await from("203.0.113.8")).toBe(false);
	// As much again is left for networks that have used nothing.
	for (const address of ["192.0.2.7", "192.0.3.7", "192.0.4.7", "192.0.5.7"])
		expect(await from(address)).toBe(true);
	expect(await from("192.0.2.8")).toBe(false);
	expect(await from("192.0.6.7")).toBe(false);
});

test("no address is kept in plain", async () => {
	await rateLimit({ name: "plain", points: 1, seconds: 60 }, "ada@grove.example");
	const { rows } = await pool().query("select key from rate_limits where key like 'plain%'");
	expect(rows).toHaveLength(1);
	expect(JSON.stringify(rows)).not.toContain("ada");
});

test("what has expired is swept away", async () => {
	await rateLimit({ name: "old", points: 1, seconds: 1 }, "one");
	vi.useFakeTimers({ now: Date.now() + 5_000, toFake: ["Date"] });
	await rateLimitSweepJob.handler({}, attempt);
	const { rows } = await pool().query("select key from rate_limits where key like 'old%'");
	expect(rows).toEqual([]);
});

test("while the database is away everybody may pass", async () => {
	const url = env().DATABASE_URL;
	await closeDatabase();
	overrideEnv({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" });
	const rule = { name: "away", points: 1, seconds: 60 };
	try {
		expect(await rateLimit(rule, "one")).toEqual({ ok: true });
		expect(await rateLimit(rule, "one")).toEqual({ ok: true });
	} finally {
		await closeDatabase();
		overrideEnv({ DATABASE_URL: url });
	}
});
