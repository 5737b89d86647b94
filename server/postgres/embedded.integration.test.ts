import { chmod, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseEnv } from "#app/platform/env.server.ts";
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
import { packagedBinaries } from "./binaries.ts";
import { connectionOf, startEmbeddedPostgres } from "./embedded.ts";
import { processState } from "./process-state.ts";
import { StartError } from "./start-error.ts";

const start = async (dataDir: string) =>
	stopAfterwards(await startEmbeddedPostgres({ dataDir, settings: FAST }));

describe("starting and stopping", () => {
	test("the first start makes a database, a later start finds what was stored", async () => {
		const dataDir = join(await temporaryFolder(), "new", "data");
		const first = await start(dataDir);
		await query(first.url, "create table kept as select 'é' as letter");
		await first.stop();

		const second = await start(dataDir);
		expect(await query(second.url, "select letter, upper(letter) as big from kept")).toEqual([
			{ letter: "é", big: "É" },
		]);
	});

	test("the server is reached by a private socket only, with an address the settings accept", async () => {
		const { url, location } = await start(await temporaryFolder());
		expect(parseEnv({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
		expect(await query(url, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
		const socketFolder = new URL(url).searchParams.get("host") ?? "";
		expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
		expect(location).toBe(join(socketFolder, ".."));
	});

	test("a clean stop leaves no process, and may be asked for twice", async () => {
		const dataDir = await temporaryFolder();
		const postgres = await start(dataDir);
		const pid = await postmasterPid(dataDir);
		expect(await connectionOf(dataDir)).toBe(postgres.url);
		await Promise.all([postgres.stop(), postgres.stop()]);
		expect((await processState(pid)).kind).not.toBe("running");
		expect(await connectionOf(dataDir)).toBeNull();
		expect(await readdir(dataDir)).toEqual(["postgres", "ringline.lock"]);
	});

	test("a folder with a long path, blanks, commas and an apostrophe works", async () => {
		const dataDir = join(await temporaryFolder(), "the owner's, data ".repeat(8).trim());
		const postgres = await start(dataDir);
		const socketFolder = new URL(postgres.url).searchParams.get("host") ?? "";
		expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
		expect(await query(postgres.url, "select 1 as one")).toEqual([{ one: 1 }]);
		await postgres.stop();
		await expect(stat(socketFolder)).rejects.toThrow("ENOENT");
	});

	test("a short path with blanks, commas and an apostrophe works", async () => {
		const postgres = await start(join(await temporaryFolder(), "it's, a"));
		expect(await query(postgres.url, "select 1 as one")).toEqual([{ one: 1 }]);
	});

	test("no server runs for a folder that was never used", async () => {
		expect(await connectionOf(join(await temporaryFolder(), "nothing"))).toBeNull();
	});
});

describe("one process per data folder", () => {
	test("of two that start together one runs and the other names it", async () => {
		const dataDir = await temporaryFolder();
		const owners = [spawnOwner({ dataDir }), spawnOwner({ dataDir })];
		const reports = await Promise.all(owners.map(outcome));
		const winner = owners[reports.findIndex((report) => report.up)];
		expect(reports.filter((report) => report.up)).toHaveLength(1);
		expect(reports.find((report) => report.problem)?.problem).toBe(
			`Ringline is already running with this data folder (process ${winner?.pid}). Stop it first, or set DATA_DIR to another folder.`,
		);
	});

	test("a second start while the first runs does not disturb it", async () => {
		const dataDir = await temporaryFolder();
		const { url } = await start(dataDir);
		await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`(process ${process.pid})`);
		expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
	});
});

describe("problems, each as one sentence", () => {
	test("a data folder that is not writable", async () => {
		const dataDir = await temporaryFolder(0o555, isRoot() ? NOBODY : undefined);
		afterwards(() => chmod(dataDir, 0o755));
		const rootFolders = [await temporaryFolder()];
		expect((await outcome(spawnOwner({ dataDir, become: NOBODY, rootFolders }))).problem).toBe(
			`The data folder ${dataDir} is not writable by the user who starts Ringline: make it writable or set DATA_DIR to another folder.`,
		);
	});

	test("a file where the data folder should be", async () => {
		const file = join(await temporaryFolder(), "data");
		await writeFile(file, "");
		await expect(startEmbeddedPostgres({ dataDir: file })).rejects.toThrow(StartError);
		await expect(startEmbeddedPostgres({ dataDir: join(file, "below") })).rejects.toThrow(
			"a file is in the way",
		);
	});

	test("a platform without an npm package", async () => {
		await expect(packagedBinaries("plan9-mips")).rejects.toThrow(
			"No embedded PostgreSQL for this platform (plan9-mips); set DATABASE_URL",
		);
	});

	test("a server that does not start says why and where its log is, and frees the folder", async () => {
		const dataDir = await temporaryFolder();
		await (await start(dataDir)).stop();
		const broken = startEmbeddedPostgres({ dataDir, settings: { shared_buffers: "plenty" } });
		await expect(broken).rejects.toThrow(StartError);
		await expect(broken).rejects.toThrow(join(dataDir, "postgres", "server.log"));
		await expect(broken).rejects.toThrow("shared_buffers");
		await start(dataDir);
	});

	test("a path that the starter of PostgreSQL would misread", async () => {
		const dataDir = join(await temporaryFolder(), "$HOME");
		await mkdir(dataDir);
		await expect(startEmbeddedPostgres({ dataDir, settings: FAST })).rejects.toThrow("use a path without");
		expect(await readdir(dataDir)).toEqual(["ringline.lock"]);
	});
});
