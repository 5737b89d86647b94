// A unix socket's path may have about 100 bytes, so a long data folder keeps its socket among the temporary files.
import { createHash } from "node:crypto";
import { lstat, mkdir, mkdtemp, readdir, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canUse, giveTo } from "./account.ts";
import type { Place } from "./place.ts";
import { StartProblem } from "./start-problem.ts";

// 104 on macOS, less the file's own name, its lock file and the closing zero.
const LONGEST = 104 - "/.s.PGSQL.5432.lock".length - 1;

/** A folder of mode 0700 that belongs to the server's user, with no socket of an earlier server in it. */
export async function socketFolderFor(place: Place): Promise<string> {
	const folder = await shortPrivateFolder(place);
	await removeSockets(folder);
	return folder;
}

/** A killed server leaves its socket and the socket's lock, which may name a process number of somebody else. */
export async function removeSockets(folder: string): Promise<void> {
	for (const name of await readdir(folder))
		if (name.startsWith(".s.PGSQL.")) await rm(join(folder, name), { force: true });
}

/** Removes a temporary folder; the cluster itself is not empty and stays. */
export async function leaveSocketFolder(folder: string): Promise<void> {
	await rmdir(folder).catch(() => {});
}

async function shortPrivateFolder(place: Place): Promise<string> {
	if (fits(place.cluster)) return place.cluster;
	const name = `ringline-${createHash("sha256").update(place.cluster).digest("hex").slice(0, 12)}`;
	for (const parent of new Set([tmpdir(), "/tmp"])) {
		const folder = join(parent, name);
		if (!fits(`${folder}-xxxxxx`)) continue;
		if (await ownFolder(place, folder)) return folder;
		// Somebody else took the name.
		const other = await mkdtemp(`${folder}-`).catch(() => undefined);
		if (other && (await ownFolder(place, other))) return other;
	}
	throw new StartProblem(
		`The path ${place.cluster} is too long for a socket and no temporary folder is usable: set DATA_DIR to a shorter path.`,
	);
}

const fits = (folder: string): boolean => Buffer.byteLength(folder) <= LONGEST;

async function ownFolder(place: Place, folder: string): Promise<boolean> {
	const uid = place.account?.uid ?? process.getuid?.();
	try {
		const made = await mkdir(folder, { mode: 0o700 }).then(
			() => true,
			() => false,
		);
		const found = await lstat(folder);
		if (made || found.uid === process.getuid?.()) await giveTo(place.account, folder);
		const { uid: owner, mode } = await lstat(folder);
		return owner === uid && (mode & 0o170_777) === 0o040_700 && (await canUse(place.account, "-w", folder));
	} catch {
		return false;
	}
}
