// Finds the files of a data folder's database. They are in the folder itself, unless root starts the site and the
// server's user cannot enter that folder. Then a text file in the data folder contains the path.
import { existsSync } from "node:fs";
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Account, accountFor, changeOwner, hasAccess, isRoot } from "./account.ts";
import { findRootOwnedFolder } from "./root-folders.ts";
import { explainFolderError, StartError } from "./start-error.ts";

export type DatabaseLocation = {
	/** The folder that contains the cluster. */
	folder: string;
	cluster: string;
	account: Account;
};

const POINTER = "postgres-is-elsewhere.txt";

/** Creates the data folder if it is missing; the caller locks it before it asks for the location. */
export async function openDataFolder(dataDir: string): Promise<string> {
	try {
		// As root, PostgreSQL runs as another user, who must get through to the database.
		await mkdir(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
		const folder = await realpath(dataDir);
		await rm(await mkdtemp(join(folder, ".writable-")), { recursive: true });
		return folder;
	} catch (error) {
		throw explainFolderError(error, dataDir);
	}
}

/** The location of an existing database; undefined if there is none yet. */
export async function findDatabaseLocation(dataFolder: string): Promise<DatabaseLocation | undefined> {
	const here = join(dataFolder, "postgres");
	if (existsSync(here)) return { folder: dataFolder, cluster: here, account: await accountFor(here) };
	const pointed = await readPointerFile(dataFolder);
	if (!pointed) return undefined;
	const cluster = join(pointed, "postgres");
	return { folder: pointed, cluster, account: await accountFor(cluster) };
}

export async function findOrChooseDatabaseLocation(
	dataFolder: string,
	rootFolders: string[],
): Promise<DatabaseLocation> {
	const known = await findDatabaseLocation(dataFolder);
	if (known) {
		await ensureReachable(known);
		return known;
	}
	const cluster = join(dataFolder, "postgres");
	const account = await accountFor(cluster);
	if (!account || (await canStoreFilesIn(dataFolder, account)))
		return { folder: dataFolder, cluster, account };
	const folder = await createFolderForRoot(dataFolder, account, rootFolders);
	return { folder, cluster: join(folder, "postgres"), account };
}

async function readPointerFile(dataFolder: string): Promise<string | undefined> {
	const pointer = join(dataFolder, POINTER);
	const text = await readFile(pointer, "utf8").catch(() => "");
	const folder = text.split("\n", 1)[0];
	if (!folder) return undefined;
	// An empty database in place of the lost one would look like a normal start, and be a disaster.
	if (!existsSync(folder))
		throw new StartError(
			`The database of this data folder should be in ${folder} (says ${pointer}), but that is missing: put it back, or delete ${basename(pointer)} to start with an empty database.`,
		);
	return folder;
}

async function ensureReachable({ cluster, account }: DatabaseLocation): Promise<void> {
	if (!isRoot() || !existsSync(cluster)) return;
	if ((await lstat(cluster)).uid === 0) await takeOverFromRoot(cluster, account);
	if (await hasAccess(account, "-w", cluster)) return;
	throw new StartError(
		`The database in ${cluster} belongs to user ${account?.uid}, who cannot reach it: let others enter the folders above it (chmod o+x) or move the data folder.`,
	);
}

/** A database that root copied by hand belongs to root, and PostgreSQL would not start with it. */
async function takeOverFromRoot(cluster: string, account: Account): Promise<void> {
	for (const name of await readdir(cluster, { recursive: true }))
		await changeOwner(account, join(cluster, name));
	await changeOwner(account, cluster);
}

async function canStoreFilesIn(folder: string, account: Account): Promise<boolean> {
	const probe = await mkdtemp(join(folder, ".reachable-"));
	try {
		await changeOwner(account, probe);
		return await hasAccess(account, "-w", probe);
	} catch (error) {
		if (error instanceof StartError) throw error;
		return false; // The file system cannot change owners.
	} finally {
		await rm(probe, { recursive: true, force: true });
	}
}

async function createFolderForRoot(
	dataFolder: string,
	account: Account,
	rootFolders: string[],
): Promise<string> {
	// A random name, not one derived from the path: a new checkout at the same path must start empty.
	const parent = await findRootOwnedFolder(account, rootFolders);
	const folder = await mkdtemp(join(parent, "data-"));
	await chmod(folder, 0o755);
	const note = `The database of ${dataFolder} is in the folder named above, because the user who runs PostgreSQL for root cannot enter this one. Back up both; delete this file only to start with an empty database.`;
	await writeFile(join(dataFolder, POINTER), `${folder}\n\n${note}\n`);
	return folder;
}
