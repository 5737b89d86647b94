// Where the files of a data folder's database are: in the folder itself, or elsewhere when root must leave
// it to a user who cannot reach that folder. Then a text file in the data folder says where.
import { existsSync } from "node:fs";
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Account, accountFor, canUse, giveTo, isRoot } from "./account.ts";
import { rootOwnedFolder } from "./elsewhere.ts";
import { folderProblem, StartProblem } from "./start-problem.ts";

export type Place = {
	/** The folder that holds the cluster. */
	folder: string;
	cluster: string;
	account: Account;
};

const POINTER = "postgres-is-elsewhere.txt";

/** Makes the data folder when it is missing; the caller locks it before it asks for the place. */
export async function openDataFolder(dataDir: string): Promise<string> {
	try {
		await mkdir(dataDir, { recursive: true });
		const folder = await realpath(dataDir);
		await rm(await mkdtemp(join(folder, ".writable-")), { recursive: true });
		return folder;
	} catch (error) {
		throw folderProblem(error, dataDir);
	}
}

/** Where an existing database is; undefined when none was made yet. */
export async function knownPlace(dataFolder: string): Promise<Place | undefined> {
	const here = join(dataFolder, "postgres");
	if (existsSync(here)) return { folder: dataFolder, cluster: here, account: await accountFor(here) };
	const pointed = await pointedFolder(dataFolder);
	if (!pointed) return undefined;
	const cluster = join(pointed, "postgres");
	return { folder: pointed, cluster, account: await accountFor(cluster) };
}

export async function findOrChoosePlace(dataFolder: string, rootFolders: string[]): Promise<Place> {
	const known = await knownPlace(dataFolder);
	if (known) {
		await checkReach(known);
		return known;
	}
	const cluster = join(dataFolder, "postgres");
	const account = await accountFor(cluster);
	if (!account || (await canKeepFilesIn(dataFolder, account)))
		return { folder: dataFolder, cluster, account };
	const folder = await newFolderElsewhere(dataFolder, account, rootFolders);
	return { folder, cluster: join(folder, "postgres"), account };
}

async function pointedFolder(dataFolder: string): Promise<string | undefined> {
	const pointer = join(dataFolder, POINTER);
	const text = await readFile(pointer, "utf8").catch(() => "");
	const folder = text.split("\n", 1)[0];
	if (!folder) return undefined;
	// An empty database in place of the lost one would look like a start, and be a disaster.
	if (!existsSync(folder))
		throw new StartProblem(
			`The database of this data folder should be in ${folder} (says ${pointer}), but that is missing: bring it back, or delete ${basename(pointer)} to begin with an empty database.`,
		);
	return folder;
}

async function checkReach({ cluster, account }: Place): Promise<void> {
	if (!isRoot() || !existsSync(cluster)) return;
	if ((await lstat(cluster)).uid === 0) await takeFromRoot(cluster, account);
	if (await canUse(account, "-w", cluster)) return;
	throw new StartProblem(
		`The database in ${cluster} belongs to user ${account?.uid}, who cannot reach it: let others enter the folders above it (chmod o+x) or move the data folder.`,
	);
}

/** A database that root copied by hand belongs to root, and PostgreSQL would refuse it. */
async function takeFromRoot(cluster: string, account: Account): Promise<void> {
	for (const name of await readdir(cluster, { recursive: true })) await giveTo(account, join(cluster, name));
	await giveTo(account, cluster);
}

async function canKeepFilesIn(folder: string, account: Account): Promise<boolean> {
	const probe = await mkdtemp(join(folder, ".reachable-"));
	try {
		await giveTo(account, probe);
		return await canUse(account, "-w", probe);
	} catch (error) {
		if (error instanceof StartProblem) throw error;
		return false; // A file system that does not give files away.
	} finally {
		await rm(probe, { recursive: true, force: true });
	}
}

async function newFolderElsewhere(
	dataFolder: string,
	account: Account,
	rootFolders: string[],
): Promise<string> {
	// A fresh name, not one derived from the path: a new checkout in the place of a deleted one starts empty.
	const parent = await rootOwnedFolder(account, rootFolders);
	const folder = await mkdtemp(join(parent, "data-"));
	await chmod(folder, 0o755);
	const note = `The database of ${dataFolder} is in the folder named above, because the user who runs PostgreSQL for root cannot enter this one. Back up both; delete this file only to begin with an empty database.`;
	await writeFile(join(dataFolder, POINTER), `${folder}\n\n${note}\n`);
	return folder;
}
