// Folders where root puts files for the server's user, when that user cannot enter the checkout or the data folder.
import { existsSync } from "node:fs";
import { lstat, mkdir } from "node:fs/promises";
import { type Account, hasAccess } from "./account.ts";
import { StartError } from "./start-error.ts";

export const ROOT_FOLDERS = [
	"/var/lib/ringline",
	"/srv/ringline",
	"/opt/ringline",
	"/usr/local/lib/ringline",
	"/var/tmp/ringline",
];

/** The first candidate that belongs to root and that the account can enter but not change. */
export async function findRootOwnedFolder(account: Account, candidates: string[]): Promise<string> {
	for (const folder of candidates) {
		try {
			if (!existsSync(folder)) await mkdir(folder, { mode: 0o755 });
			const { uid, mode } = await lstat(folder);
			// In a folder that everybody can write, somebody else may have created it first.
			const ours = uid === 0 && (mode & 0o170_022) === 0o040_000;
			if (ours && (await hasAccess(undefined, "-w", folder)) && (await hasAccess(account, "-x", folder)))
				return folder;
		} catch (error) {
			if (error instanceof StartError) throw error;
		}
	}
	throw new StartError(
		"PostgreSQL refuses to run as root, and its files here are out of reach for any other user: start Ringline as an ordinary user, set DATA_DIR to a folder that others may enter, or set DATABASE_URL.",
	);
}
