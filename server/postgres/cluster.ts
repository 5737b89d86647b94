// Creates the cluster's files, completely or not at all.
import { mkdtemp, open, readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { changeOwner, runAs } from "./account.ts";
import type { DatabaseLocation } from "./database-location.ts";
import type { Settings } from "./settings.ts";
import { explainServerError } from "./start-error.ts";

export const SUPERUSER = "ringline";

export async function createCluster(
	location: DatabaseLocation,
	binaries: string,
	settings: Settings,
): Promise<void> {
	await removeUnfinished(location);
	const making = await mkdtemp(`${location.cluster}.making-`);
	await changeOwner(location.account, making);
	const made = await runAs(location.account, join(binaries, "bin", "initdb"), [
		`--pgdata=${making}`,
		`--username=${SUPERUSER}`,
		// Everyone who reaches the socket is trusted. This is safe only because its folder has mode 0700.
		"--auth=trust",
		"--encoding=UTF8",
		// The same sort order and case rules on every machine, no matter which locales are installed.
		"--no-locale",
		"--locale-provider=builtin",
		"--builtin-locale=C.UTF-8",
		...(settings.fsync === "off" ? ["--no-sync"] : []),
	]);
	if (!made.ok) {
		await rm(making, { recursive: true, force: true });
		throw explainServerError(made.output, location.folder);
	}
	await rename(making, location.cluster);
	await flushFolder(location.folder);
}

/** The caller holds the folder's lock, so leftovers of a killed start can go. Its initdb may still be writing there. */
async function removeUnfinished({ folder, cluster }: DatabaseLocation): Promise<void> {
	for (const name of await readdir(folder))
		if (name.startsWith(`${basename(cluster)}.making-`))
			await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
}

async function flushFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
