// Where root puts what the server's user must reach when the checkout or the data folder is closed to others.
import { existsSync } from "node:fs";
import { lstat, mkdir } from "node:fs/promises";
import { type Account, canUse } from "./account.ts";
import { StartProblem } from "./start-problem.ts";

export const ROOT_FOLDERS = [
	"/var/lib/ringline",
	"/srv/ringline",
	"/opt/ringline",
	"/usr/local/lib/ringline",
	"/var/tmp/ringline",
];

/** A folder of root that the account may enter but not change; the first candidate that proves to be one. */
export async function rootOwnedFolder(account: Account, candidates: string[]): Promise<string> {
	for (const folder of candidates) {
		try {
			if (!existsSync(folder)) await mkdir(folder, { mode: 0o755 });
			const { uid, mode } = await lstat(folder);
			// In a folder of everybody somebody else could have made it first.
			const ours = uid === 0 && (mode & 0o170_022) === 0o040_000;
			if (ours && (await canUse(undefined, "-w", folder)) && (await canUse(account, "-x", folder)))
				return folder;
		} catch (error) {
			if (error instanceof StartProblem) throw error;
		}
	}
	throw new StartProblem(
		"PostgreSQL refuses to run as root, and its files here are out of reach for any other user: start Ringline as an ordinary user, set DATA_DIR to a folder that others may enter, or set DATABASE_URL.",
	);
}
