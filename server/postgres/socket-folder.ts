// A unix socket's path may have about 100 bytes, so a long data folder keeps its socket among the temporary files.
import { createHash } from "node:crypto";
import { lstat, mkdir, mkdtemp, readdir, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeOwner, hasAccess } from "./account.ts";
import type { DatabaseLocation } from "./database-location.ts";
import { StartError } from "./start-error.ts";

// macOS allows 104 bytes, including the name of the socket's lock file and the final zero byte.
const MAX_PATH_BYTES = 104 - "/.s.PGSQL.5432.lock".length - 1;

/** A folder of mode 0700 that belongs to the server's user and contains no old socket. */
export async function prepareSocketFolder(location: DatabaseLocation): Promise<string> {
	const folder = await shortPrivateFolder(location);
	await removeSockets(folder);
	return folder;
}

/** A killed server leaves its socket and lock file, which may contain the process ID of another program. */
export async function removeSockets(folder: string): Promise<void> {
	for (const name of await readdir(folder))
		if (name.startsWith(".s.PGSQL.")) await rm(join(folder, name), { force: true });
}

/** Removes a temporary folder. The cluster itself is not empty and stays. */
export async function removeSocketFolder(folder: string): Promise<void> {
	await rmdir(folder).catch(() => {});
}

async function shortPrivateFolder(location: DatabaseLocation): Promise<string> {
	if (fits(location.cluster)) return location.cluster;
	const name = `ringline-${createHash("sha256").update(location.cluster).digest("hex").slice(0, 12)}`;
	for (const parent of new Set([tmpdir(), "/tmp"])) {
		const folder = join(parent, name);
		if (!fits(`${folder}-xxxxxx`)) continue;
		if (await claimFolder(location, folder)) return folder;
		// Somebody else owns a folder of that name.
		const other = await mkdtemp(`${folder}-`).catch(() => undefined);
		if (other && (await claimFolder(location, other))) return other;
	}
	throw new StartError(
		`The path ${location.cluster} is too long for a socket and no temporary folder is usable: set DATA_DIR to a shorter path.`,
	);
}

const fits = (folder: string): boolean => Buffer.byteLength(folder) <= MAX_PATH_BYTES;

async function claimFolder(location: DatabaseLocation, folder: string): Promise<boolean> {
	const uid = location.account?.uid ?? process.getuid?.();
	try {
		const made = await mkdir(folder, { mode: 0o700 }).then(
			() => true,
			() => false,
		);
		const found = await lstat(folder);
		if (made || found.uid === process.getuid?.()) await changeOwner(location.account, folder);
		const { uid: owner, mode } = await lstat(folder);
		return (
			owner === uid && (mode & 0o170_777) === 0o040_700 && (await hasAccess(location.account, "-w", folder))
		);
	} catch {
		return false;
	}
}
