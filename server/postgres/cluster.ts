// The cluster's files: made once, completely or not at all.
import { mkdtemp, open, readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { giveTo, runAs } from "./account.ts";
import type { Place } from "./place.ts";
import type { Settings } from "./settings.ts";
import { serverProblem } from "./start-problem.ts";

export const SUPERUSER = "ringline";

export async function makeCluster(place: Place, binaries: string, settings: Settings): Promise<void> {
	await removeUnfinished(place);
	const making = await mkdtemp(`${place.cluster}.making-`);
	await giveTo(place.account, making);
	const made = await runAs(place.account, join(binaries, "bin", "initdb"), [
		`--pgdata=${making}`,
		`--username=${SUPERUSER}`,
		// Whoever reaches the socket is trusted. Safe only because the socket is in a folder of mode 0700.
		"--auth=trust",
		"--encoding=UTF8",
		// The same order and case rules on every machine, whatever locales it has installed.
		"--no-locale",
		"--locale-provider=builtin",
		"--builtin-locale=C.UTF-8",
		...(settings.fsync === "off" ? ["--no-sync"] : []),
	]);
	if (!made.ok) {
		await rm(making, { recursive: true, force: true });
		throw serverProblem(made.output, place.folder);
	}
	await rename(making, place.cluster);
	await flushFolder(place.folder);
}

/** The caller holds the folder's lock, so what a killed start left is nobody's; its initdb may still write there. */
async function removeUnfinished({ folder, cluster }: Place): Promise<void> {
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
