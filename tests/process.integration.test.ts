// The process as an operator sees it: messages when it cannot start, clean stops, and outages of the database.
import { existsSync, readFileSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { closeDatabase, db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { connectionOf, startEmbeddedPostgres } from "#server/postgres/embedded.ts";
import { afterwards, FAST, postmasterPid, query, temporaryFolder } from "./support/embedded-postgres.ts";
import { endEverySite, ROOT, type SiteProcess, startSite } from "./support/site-process.ts";

const ADMIN_PASSWORD = "the-office-password";
const soon = { timeout: 30_000, interval: 50 };

// Each test starts processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(() => buildIfNeeded(ROOT), 300_000);
afterEach(endEverySite, 60_000);

describe("a start that cannot succeed ends with one sentence", () => {
	test.each([
		["a wrong port", { PORT: "eighty" }, ["PORT must be a whole number from 0 to 65535"]],
		[
			"several wrong settings at once",
			{ SMTP_URL: "mail.example", ADMIN_PASSWORD: "short" },
			["SMTP_URL must be an address like smtp://", "ADMIN_PASSWORD must have at least 12 characters"],
		],
		[
			"mails without the address their links lead to",
			{ SMTP_URL: "smtp://mail.example" },
			["PUBLIC_URL is needed because SMTP_URL is set"],
		],
	])("%s", async (_, settings: Record<string, string>, expected) => {
		const site = startSite({ DATA_DIR: await temporaryFolder(), ...settings });
		expect(await site.end()).toBe(1);
		expect(site.said()).toMatch(/^These settings are not valid:\n/);
		for (const line of expected) expect(site.said()).toContain(line);
		expect(site.said()).not.toContain("    at ");
	});

	test("a port that is taken, and no database is left running", async () => {
		const taken = createServer();
		const port = await new Promise<number>((resolve) =>
			taken.listen(0, () => resolve((taken.address() as { port: number }).port)),
		);
		afterwards(() => taken.close());
		const dataDir = await temporaryFolder();
		const site = startSite({ DATA_DIR: dataDir, PORT: String(port) });
		expect(await site.end()).toBe(1);
		expect(site.said()).toContain(`Port ${port} is already in use.`);
		expectNoPostgres(dataDir);
	});

	test("a data folder below a file", async () => {
		const file = join(await temporaryFolder(), "file");
		await writeFile(file, "");
		const site = startSite({ DATA_DIR: join(file, "data") });
		expect(await site.end()).toBe(1);
		expect(lines(site)).toEqual([expect.stringContaining("a file is in the way: set DATA_DIR")]);
	});

	test("a database that does not answer", async () => {
		const site = startSite({
			DATA_DIR: await temporaryFolder(),
			DATABASE_URL: "postgres://ringline@127.0.0.1:9/ringline",
		});
		expect(await site.end()).toBe(1);
		expect(lines(site)).toEqual([expect.stringContaining("The database is not responding (ECONNREFUSED).")]);
	});

	test("a second start on the same data folder; the first is not disturbed", async () => {
		const dataDir = await temporaryFolder();
		const both = [startSite({ DATA_DIR: dataDir }), startSite({ DATA_DIR: dataDir })];
		const loser = await Promise.race(both.map((site) => site.end().then(() => site)));
		expect(loser.child.exitCode).toBe(1);
		expect(lines(loser)).toEqual([
			expect.stringContaining("Ringline is already running with this data folder"),
		]);
		const winner = both.find((site) => site !== loser) as SiteProcess;
		expect((await fetch(`${await winner.address()}/readyz`)).status).toBe(200);
	});
});

test("a start on a used data folder answers within seconds, is measured, and can be backed up", async () => {
	const dataDir = await temporaryFolder();
	const first = startSite({ DATA_DIR: dataDir });
	await first.address();
	first.child.kill("SIGTERM");
	expect(await first.end()).toBe(0);
	expectNoPostgres(dataDir);

	const started = performance.now();
	const site = startSite({ DATA_DIR: dataDir });
	const address = await site.address();
	expect((await fetch(`${address}/healthz`)).status).toBe(200);
	const took = Math.round(performance.now() - started);
	console.log(`warm start to /healthz: ${took} ms, resident memory: ${residentMegabytes(site)} MB`);
	expect(took).toBeLessThan(20_000);

	await fetch(`${address}/about`);
	const metrics = await (await fetch(`${address}/metrics`)).text();
	for (const line of [
		/^ringline_requests_total\{method="GET",route="health",status="200"\} 1$/m,
		/^ringline_ready_answers_total\{kind="prerendered"\} 1$/m,
		/^ringline_deliveries\{status="failed"\} 0$/m,
		/^ringline_database_up 1$/m,
		/^process_resident_memory_bytes \d/m,
	])
		expect(metrics).toMatch(line);
	const forwarded = await fetch(`${address}/metrics`, { headers: { "X-Forwarded-For": "203.0.113.9" } });
	expect(forwarded.status).toBe(404);

	const file = join(dataDir, "backup.tar.gz");
	const backup = startSite({ DATA_DIR: dataDir }, "server/backup/backup-command.ts", [file]);
	expect(await backup.end()).toBe(0);
	expect(backup.said()).toContain(`${file} holds `);
	const restore = startSite({ DATA_DIR: dataDir }, "server/backup/restore-command.ts", [file, "--force"]);
	expect(await restore.end()).toBe(1);
	expect(restore.said()).toContain("Ringline is already running with this data folder");
});

test("the office's password changes beside the running site, and everyone is signed out", async () => {
	const dataDir = await temporaryFolder();
	const site = startSite({ DATA_DIR: dataDir, ADMIN_PASSWORD: "the-first-password" });
	const address = await site.address();
	const visit = await enterOffice(address, "the-first-password");
	expect(await statusIn(visit)).toBe(200);

	const change = startSite({ DATA_DIR: dataDir }, "server/admin-password.ts");
	change.child.stdin.end("the-second-password\n");
	expect(await change.end()).toBe(0);
	expect(change.said()).toContain("Everyone has been signed out.");
	expect(await statusIn(visit)).toBe(303);
	expect((await enterOffice(address, "the-first-password")).status).toBe(401);
	expect(await statusIn(await enterOffice(address, "the-second-password"))).toBe(200);
});

test("told to stop, the site finishes what it was asked, then ends and takes the database along", async () => {
	const dataDir = await temporaryFolder();
	const site = startSite({ DATA_DIR: dataDir });
	const address = await site.address();
	const blocker = new pg.Client({ connectionString: (await connectionOf(dataDir)) ?? "" });
	await blocker.connect();
	await blocker.query("begin; lock table drizzle.__drizzle_migrations in access exclusive mode");
	const slow = fetch(`${address}/readyz`);
	await vi.waitFor(async () => {
		const waiting = await blocker.query("select 1 from pg_locks where not granted");
		expect(waiting.rowCount).toBeGreaterThan(0);
	}, soon);

	site.child.kill("SIGTERM");
	await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow(), soon);
	await blocker.query("commit");
	await blocker.end();
	expect((await slow).status).toBe(200);
	const released = performance.now();
	expect(await site.end()).toBe(0);
	// The visitor keeps the connection alive, which must not delay the exit.
	expect(performance.now() - released).toBeLessThan(10_000);
	expectNoPostgres(dataDir);
});

test("told to stop while it is still starting, it leaves nothing running either", async () => {
	const dataDir = await temporaryFolder();
	const site = startSite({ DATA_DIR: dataDir });
	await vi.waitFor(() => expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(true), soon);
	site.child.kill("SIGTERM");
	expect(await site.end()).toBe(0);
	expectNoPostgres(dataDir);
});

test("a crash of the embedded database is in the log, and so is its return", async () => {
	const dataDir = await temporaryFolder();
	const site = startSite({ DATA_DIR: dataDir, LOG_LEVEL: "info" });
	const address = await site.address();
	process.kill(await postmasterPid(dataDir), "SIGKILL");
	await vi.waitFor(() => expect(site.said()).toContain("The PostgreSQL server is running again."), soon);
	expect(site.said()).toMatch(/"level":50,.*"The PostgreSQL server stopped\. Restarting it\."/);
	await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), soon);
});

test("without its database the site still shows the company's pages, and needs no restart afterwards", async () => {
	const serverDir = await temporaryFolder();
	const dataDir = await temporaryFolder();
	const startPostgres = () => startEmbeddedPostgres({ dataDir: serverDir, settings: FAST });
	let postgres = await startPostgres();
	afterwards(() => postgres.stop());
	const { url } = postgres;
	const site = startSite({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: "silent", ADMIN_PASSWORD });
	const address = await site.address();
	const status = async (path: string) => (await fetch(address + path)).status;
	expect(await status("/readyz")).toBe(200);
	const { cookie } = await enterOffice(address, ADMIN_PASSWORD);

	await postgres.stop();
	expect(await status("/readyz")).toBe(503);
	expect(await status("/healthz")).toBe(200);
	expect(await status("/")).toBe(200);
	const panel = await fetch(`${address}/admin`, { headers: { cookie } });
	expect(panel.status).toBe(503);
	expect(await panel.text()).toMatch(/The listings aren(?:&#x27;|')t available right now/);
	expect(await (await fetch(`${address}/admin`)).text()).toContain("Admin Access Required");
	expect(await (await fetch(`${address}/metrics`)).text()).toMatch(/^ringline_database_up 0$/m);

	postgres = await startPostgres();
	expect(postgres.url).toBe(url);
	await vi.waitFor(async () => expect(await status("/readyz")).toBe(200), soon);
	overrideEnv({ DATABASE_URL: url, DATA_DIR: dataDir });
	const content = { subject: "After the outage", text: "Sent.", html: "<p>Sent.</p>" };
	const mail = { purpose: "test", to: "ada@grove.example", ...content };
	await db().transaction((tx) => queueMail(tx, mail));
	await stopJobs();
	await closeDatabase();
	await vi.waitFor(async () => expect(await readdir(join(dataDir, "outbox"))).toHaveLength(1), soon);
	const [row] = await query(url, "select status from deliveries");
	expect(row?.status).toMatch(/sent|queued/);
	site.child.kill("SIGTERM");
	expect(await site.end()).toBe(0);
});

async function enterOffice(address: string, password: string) {
	const body = new URLSearchParams({ password });
	const answer = await fetch(`${address}/admin`, { method: "POST", body, redirect: "manual" });
	return { address, status: answer.status, cookie: answer.headers.get("set-cookie")?.split(";", 1)[0] ?? "" };
}

async function statusIn({ address, cookie }: { address: string; cookie: string }): Promise<number> {
	return (await fetch(`${address}/admin/overview`, { headers: { cookie }, redirect: "manual" })).status;
}

function lines(site: SiteProcess): string[] {
	return site.said().trim().split("\n");
}

function expectNoPostgres(dataDir: string): void {
	expect(existsSync(join(dataDir, "postgres"))).toBe(true);
	expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
}

function residentMegabytes(site: SiteProcess): number | undefined {
	try {
		const status = readFileSync(`/proc/${site.child.pid}/status`, "utf8");
		return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
	} catch {
		return undefined; // Not on Linux.
	}
}
