import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listings, rateLimits } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { overrideEnv } from "../env.server.ts";
import { exists } from "../files/storage.server.ts";
import { outboundProblem, postJson } from "../http/outbound.server.ts";
import { sendMail } from "../messages/mail.server.ts";
import { rateLimit, rateLimitWithin } from "../rate-limits.server.ts";
import { closeDatabase, db, isDatabaseUnavailable, pool } from "./db.server.ts";

useTestDatabase();

describe("a transaction", () => {
	const rule = { name: "test", points: 2, seconds: 60 };

	test.each<[string, () => unknown]>([
		["a second connection", () => db()],
		["the pool", () => pool()],
		["another transaction", () => db().transaction(async () => undefined)],
		["a limit on the pool", () => rateLimit(rule, "somebody")],
		["the file store", () => exists("photos/1")],
		["a mail", () => sendMail({ to: "ada@grove.example", subject: "Hello", text: "Hello" })],
		["another service", () => postJson("https://hooks.example", "{}", {})],
		["a name server", () => outboundProblem("https://hooks.example")],
	])("waits for nothing outside it: %s", async (_, work) => {
		await expect(db().transaction(async () => await work())).rejects.toThrow(/inside a transaction/);
	});

	test("lets what it started go on once it is over", async () => {
		const { promise: over, resolve } = Promise.withResolvers<void>();
		let later: Promise<number> | undefined;
		await db().transaction(async () => {
			later = over.then(() => db().$count(listings));
		});
		resolve();
		expect(await later).toBe(0);
	});

	test("counts a limit on its own connection, and only if it commits", async () => {
		overrideEnv({ DATABASE_CONNECTIONS: 1 });
		await closeDatabase();
		const use = () => db().transaction((tx) => rateLimitWithin(tx, rule, "somebody"));
		await expect(
			db().transaction(async (tx) => {
				await rateLimitWithin(tx, rule, "somebody");
				throw new Error("undone");
			}),
		).rejects.toThrow("undone");
		expect(await db().$count(rateLimits)).toBe(0);
		expect([await use(), await use()]).toEqual([{ ok: true }, { ok: true }]);
		expect(await use()).toEqual({ ok: false, retryAfterSeconds: expect.any(Number) });
	});
});

test("whoever finds no free connection is told within three seconds that the database is busy", async () => {
	overrideEnv({ DATABASE_CONNECTIONS: 1 });
	await closeDatabase();
	const { promise: held, resolve: hold } = Promise.withResolvers<void>();
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const holding = db().transaction(async () => {
		hold();
		await released;
	});
	await held;
	const refused = await db()
		.execute(sql`select 1`)
		.catch((error: unknown) => error);
	expect(isDatabaseUnavailable(refused)).toBe(true);
	release();
	await holding;
	const wrong = await db()
		.execute(sql`select nonsense`)
		.catch((error: unknown) => error);
	expect(isDatabaseUnavailable(wrong)).toBe(false);
	// Our own PostgreSQL while it starts, and a file of ours that is missing.
	const { error: away } = await connectTo("/nowhere/.s.PGSQL.5432");
	expect(isDatabaseUnavailable(new Error("Failed query", { cause: away }))).toBe(true);
	const missing = await readFile("/nowhere/else").catch((error: unknown) => error);
	expect(isDatabaseUnavailable(missing)).toBe(false);
});

test("every module that talks to something outside refuses to inside a transaction", () => {
	const talkers = globSync("app/**/*.server.{ts,tsx}").filter((path) =>
		/ fetch\(|from "(nodemailer|flydrive|node:https?|node:tls|node:dns\/promises)"|\bconnect\b.* from "node:net"/.test(
			readFileSync(path, "utf8"),
		),
	);
	expect(talkers.length).toBeGreaterThan(3);
	const heedless = talkers.filter((path) => !readFileSync(path, "utf8").includes("refuseInTransaction("));
	expect(heedless).toEqual([]);
});

/** How a client fails whose server's file is gone. */
function connectTo(path: string): Promise<{ error: Error }> {
	return new Promise((resolve) => connect(path).once("error", (error) => resolve({ error })));
}
