import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import {
	afterwards,
	FAST,
	NOBODY,
	outcome,
	postmasterPid,
	query,
	spawnOwner,
	stopAfterwards,
	temporaryFolder,
} from "#tests/support/embedded-postgres.ts";
import { isRoot } from "./account.ts";
import { startEmbeddedPostgres } from "./embedded.ts";
import { processState } from "./process-state.ts";

const start = async (dataDir: string) =>
	stopAfterwards(await startEmbeddedPostgres({ dataDir, settings: FAST }));

test("a server that outlived its killed owner is used again, not started anew", async () => {
	const dataDir = await temporaryFolder();
	const owner = spawnOwner({ dataDir });
	const { up } = await outcome(owner);
	await query(up?.url ?? "", "create table kept as select 1 as one");
	const pid = await postmasterPid(dataDir);
	await owner.stop("SIGKILL");

	const postgres = await start(dataDir);
	expect(await postmasterPid(dataDir)).toBe(pid);
	expect(await query(postgres.url, "select one from kept")).toEqual([{ one: 1 }]);
	await postgres.stop();
	expect((await processState(pid)).kind).not.toBe("running");
});

test("after a kill of everything under load each acknowledged row is there", async () => {
	const dataDir = await temporaryFolder();
	const owner = spawnOwner({ dataDir });
	const url = (await outcome(owner)).up?.url ?? "";
	await query(url, "create table kept (n int primary key)");
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => {});
	await client.connect();
	let acknowledged = 0;
	const writing = (async () => {
		for (;;) {
			await client.query("insert into kept values ($1)", [acknowledged + 1]);
			acknowledged++;
		}
	})().catch(() => {});
	await expect.poll(() => acknowledged).toBeGreaterThan(200);
	const pid = await postmasterPid(dataDir);
	await owner.stop("SIGKILL");
	process.kill(pid, "SIGKILL");
	await writing;

	const postgres = await start(dataDir);
	const [row] = await query(postgres.url, "select count(*)::int as rows, max(n) as last from kept");
	expect(row?.rows).toBe(row?.last);
	expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
});

test("a start that is killed while it makes the database leaves nothing in the way of the next", async () => {
	const dataDir = await temporaryFolder();
	const owner = spawnOwner({ dataDir });
	expect((await owner.next()).said).toContain("Creating a new database");
	await owner.stop("SIGKILL");
	const postgres = await start(dataDir);
	expect(await query(postgres.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a server that is killed under a running site comes back under the same address", async () => {
	const dataDir = await temporaryFolder();
	const { url } = await start(dataDir);
	await query(url, "create table kept as select 1 as one");
	process.kill(await postmasterPid(dataDir), "SIGKILL");
	await expect
		.poll(() => query(url, "select one from kept").catch(() => []), { timeout: 20_000 })
		.toEqual([{ one: 1 }]);
});

test("a recorded process number that now belongs to a stranger does not hinder the start", async () => {
	const stranger = spawnAsServerUser("exec sleep 120");
	await expectStartDespite(stranger.pid ?? 0);
	expect(stranger.exitCode).toBeNull();
});

// Only Linux tells a zombie's parent apart this simply.
if (process.platform === "linux")
	test("a recorded process that is a zombie does not hinder the start", async () => {
		// The parent becomes a sleep, which never collects its child.
		const parent = spawnAsServerUser("sleep 0.2 & echo $!; exec sleep 120");
		const [line] = await once(parent.stdout, "data");
		const zombie = Number(line);
		await expect.poll(async () => (await processState(zombie)).kind).toBe("zombie");
		await expectStartDespite(zombie);
	});

/** A crashed server's files, but with this process number in them. */
async function expectStartDespite(pid: number): Promise<void> {
	const dataDir = await temporaryFolder();
	const owner = spawnOwner({ dataDir });
	await query((await outcome(owner)).up?.url ?? "", "create table kept as select 1 as one");
	await owner.stop("SIGKILL");
	process.kill(await postmasterPid(dataDir), "SIGKILL");
	for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock"]) {
		const file = join(dataDir, "postgres", name);
		await writeFile(file, (await readFile(file, "utf8")).replace(/^\d+/, `${pid}`));
	}
	const postgres = await start(dataDir);
	expect(await query(postgres.url, "select one from kept")).toEqual([{ one: 1 }]);
}

/** PostgreSQL minds only processes that its own user may signal. */
function spawnAsServerUser(command: string) {
	const child = spawn("/bin/sh", ["-c", command], {
		...(isRoot() ? NOBODY : {}),
		cwd: "/",
		stdio: ["ignore", "pipe", "inherit"],
	});
	afterwards(() => child.kill("SIGKILL"));
	return child;
}
