// Under DATA_DIR instead of /tmp, which is often held in memory.
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { dataFolder, FOLDER_MODE, openDataFolder } from "./data-folder.server.ts";

export async function newTemporaryFolder(): Promise<string> {
	const folder = join(await openDataFolder(NAME), randomUUID());
	await mkdir(folder, { mode: FOLDER_MODE });
	return folder;
}

/** Deletes folders a crash left behind. Newer ones may belong to a running upload. */
export async function deleteOldTemporaryFolders(olderThanMs = 6 * 3_600_000): Promise<void> {
	for (const name of await readdir(dataFolder(NAME)).catch(() => [])) {
		const folder = join(dataFolder(NAME), name);
		const age = await stat(folder).then(
			({ mtimeMs }) => Date.now() - mtimeMs,
			() => 0,
		);
		if (age > olderThanMs) await rm(folder, { recursive: true, force: true });
	}
}

const NAME = "tmp";
