// Routes fail and visitors leave at every stage, on a red-flag day. The process lives, says 503 and logs each once.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listings } from "#db/schema.ts";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { connectionOf } from "#server/postgres/embedded.ts";
import { isLong } from "#tests/attacks/scale.ts";
import { addTargets, signIn, startVictim, type Victim, valuesFor } from "#tests/attacks/victim.ts";
import { alert, collection, FakeFeed } from "#tests/support/fake-feed.ts";
import { addListing } from "#tests/support/office-rows.ts";
import { everyRoute } from "#tests/support/routes.ts";
import { ROOT } from "#tests/support/site-process.ts";

vi.setConfig({ testTimeout: 300_000 });

const soon = { timeout: 60_000, interval: 250 };
const weather = new FakeFeed();
let victim: Victim;
let paths: { path: string; cookie: string }[];

beforeAll(async () => {
	await buildIfNeeded(ROOT);
	weather.reply = { body: collection([alert()]) };
	victim = await startVictim({ WEATHER_ALERTS_URL: await weather.start() }, { ownServer: true });
	// The test cuts its connections.
	victim.db.$client.on("error", () => {});
	const targets = await addTargets(victim);
	const office = await signIn(victim);
	paths = everyRoute().map((pattern) => ({
		path: pattern.replace(/:\w+\??|\*/g, valuesFor(pattern, targets)[0] ?? "x"),
		cookie: pattern.startsWith("/admin") ? office : targets.intakeCookie,
	}));
	await vi.waitFor(async () => expect(await page("/about")).toContain('id="red-flag"'), soon);
}, 300_000);
afterAll(async () => {
	await victim?.stop();
	weather.stop();
}, 60_000);

const page = async (path: string) => (await fetch(victim.address + path)).text();

test("fifty visitors at once on a process that has just started all get their page", async () => {
	const started = performance.now();
	const statuses = await Promise.all(
		Array.from({ length: 50 }, async () => {
			const response = await fetch(`${victim.address}/marketplace?q=nozzle`);
			await response.text();
			return response.status;
		}),
	);
	console.log(`fifty visitors of a new page: ${Math.round(performance.now() - started)} ms`);
	expect(new Set(statuses)).toEqual(new Set([200]));
});

test("thirty buyers at once who write to a seller, or thirty reporters, stop nobody", async () => {
	const { sale } = await addTargets(victim);
	const reported = await Promise.all(
		Array.from({ length: 30 }, (_, number) => addListing(victim.db, { title: `Pump ${number}` })),
	);
	await victim.db.update(listings).set({ confirmedAt: new Date() }).where(eq(listings.id, sale));
	/** On a loaded machine some wait too long for a connection, and try again as the answer says. */
	const until = async (ask: () => Promise<Response>): Promise<number> => {
		const { status, headers } = await ask();
		return status === 503 && headers.has("Retry-After") ? until(ask) : status;
	};
	const post = (path: string, network: number, fields: Record<string, string>) =>
		until(() =>
			fetch(victim.address + path, {
				method: "POST",
				headers: { "X-Forwarded-For": `198.51.100.${network}` },
				body: new URLSearchParams(fields),
			}),
		);
	const started = performance.now();
	const visits = reported.map(({ id }, number) => [
		post(`/marketplace/${sale}/message`, number, {
			name: "Ann",
			message: `Is it there? ${number}`,
			email: `q${number}@mail.example`,
		}),
		post(`/marketplace/${id}/report`, number, { category: "scam", reason: `Not real ${number}` }),
		until(() => fetch(`${victim.address}/marketplace?q=pump${number}`)),
		fetch(`${victim.address}/readyz`).then(({ status }) => status),
	]);
	const statuses = await Promise.all(visits.flat());
	console.log(`120 requests at once: ${Math.round(performance.now() - started)} ms`);
	expect(statuses.filter((status) => status >= 400)).toEqual([]);
	await expectAlive();
});

/** How long a visitor waits for the start of the answer: not at all, during the queries, and to the end. */
const PATIENCE_MS = isLong ? [1, 50, 400, 1_500, 60_000] : [1, 400, 60_000];

/** Every page to visitors of every patience; returns what those who stayed got. */
async function visitEverything(
	round: number,
): Promise<{ path: string; status: number; retryAfter: string | null }[]> {
	const visits = paths.flatMap((target) => PATIENCE_MS.map((patience) => ({ ...target, patience })));
	const answers = await Promise.all(
		visits.map(async ({ path, cookie, patience }, index) => {
			try {
				const response = await fetch(`${victim.address}${path}?visit=${round}-${index}`, {
					headers: { cookie },
					redirect: "manual",
					signal: AbortSignal.timeout(patience),
				});
				// Some leave after the first bytes.
				if (index % 3 === 0) await response.body?.cancel();
				else await response.arrayBuffer();
				return { path, status: response.status, retryAfter: response.headers.get("Retry-After") };
			} catch (error) {
				if (patience < 60_000) return [];
				throw new Error(`${path}: ${error}`);
			}
		}),
	);
	return answers.flat();
}

async function expectAlive(): Promise<void> {
	expect((await fetch(`${victim.address}/healthz`)).status).toBe(200);
	const lines = victim
		.said()
		.split("\n")
		.filter((line) => line.startsWith("{"))
		.map((line) => JSON.parse(line));
	expect(lines.filter(({ msg }) => /unhandled|rendering failed/.test(msg))).toEqual([]);
	const failures = lines.filter(({ msg }) => msg === "request failed").map(({ requestId }) => requestId);
	expect(new Set(failures).size).toBe(failures.length);
}

function expectNoCollapse(answers: Awaited<ReturnType<typeof visitEverything>>): void {
	expect(answers.length).toBeGreaterThanOrEqual(paths.length);
	expect(answers.filter(({ status }) => status === 500)).toEqual([]);
	expect(answers.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([]);
}

test("while every table is locked", async () => {
	const blocker = new pg.Client({ connectionString: (await connectionOf(victim.dataDir)) ?? "" });
	await blocker.connect();
	const { rows } = await blocker.query("select tablename from pg_tables where schemaname = 'public'");
	await blocker.query(
		`begin; lock table ${rows.map(({ tablename }) => `"${tablename}"`).join(", ")} in access exclusive mode`,
	);
	const answers = await visitEverything(1);
	expectNoCollapse(answers);
	expect(answers.find(({ path }) => /^\/marketplace\/[0-9a-f-]{36}$/.test(path))?.status).toBe(503);
	await blocker.query("rollback");
	await blocker.end();
	await expectAlive();
});

test("while they are only slow, and leave while the page is sent", async () => {
	expectNoCollapse(await visitEverything(2));
	await expectAlive();
});

test("while the database is killed and comes back", async () => {
	const { rows } = await victim.db.execute<{ folder: string }>(
		sql`select current_setting('data_directory') as folder`,
	);
	process.kill(
		Number.parseInt(await readFile(join(rows[0]?.folder ?? "", "postmaster.pid"), "utf8"), 10),
		"SIGKILL",
	);
	expectNoCollapse(await visitEverything(3));
	await vi.waitFor(async () => expect((await fetch(`${victim.address}/readyz`)).status).toBe(200), soon);
	expectNoCollapse(await visitEverything(4));
	expect((await fetch(`${victim.address}/marketplace`)).status).toBe(200);
	await expectAlive();
});
