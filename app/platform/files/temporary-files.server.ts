// Under DATA_DIR instead of /tmp, which is often held in memory.
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { env } from "../env.server.ts";

export async function newTemporaryFolder(): Promise<string> {
	const folder = join(root(), randomUUID());
	await mkdir(folder, { recursive: true, mode: 0o700 });
	return folder;
}

/** Deletes folders a crash left behind. Newer ones may belong to a running upload. */
export async function deleteOldTemporaryFolders(olderThanMs = 6 * 3_600_000): Promise<void> {
	for (const name of await readdir(root()).catch(() => [])) {
		const folder = join(root(), name);
		const age = await stat(folder).then(
			({ mtimeMs }) => Date.now() - mtimeMs,
			() => 0,
		);
		if (age > olderThanMs) await rm(folder, { recursive: true, force: true });
	}
}

function root(): string {
	return join(env().DATA_DIR, "tmp");
}
