// The cluster's files: made once, completely or not at all, and configured anew at every start.
import { appendFile, mkdtemp, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { giveTo, runAs } from "./account.ts";
import type { Place } from "./place.ts";
import { serverProblem } from "./start-problem.ts";

/** PostgreSQL settings by their own names. */
export type Settings = Record<string, string>;

export const SUPERUSER = "ringline";

const SETTINGS: Settings = {
	// No TCP: another PostgreSQL on this machine can have any port it likes.
	listen_addresses: "",
	port: "5432", // only names the socket file
	unix_socket_permissions: "0700",
	max_connections: "60",
	shared_buffers: "128MB",
	// Errors are logged without the statement and the row, which hold personal data.
	log_error_verbosity: "terse",
	log_min_error_statement: "panic",
	log_checkpoints: "off",
	log_timezone: "UTC",
	timezone: "UTC",
};

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
	await appendFile(
		join(making, "postgresql.conf"),
		"\n# Written by Ringline at every start.\ninclude 'ringline.conf'\n",
	);
	await rename(making, place.cluster);
	await flushFolder(place.folder);
}

export async function configure(place: Place, socketFolder: string, settings: Settings): Promise<void> {
	const all = { ...SETTINGS, ...settings, unix_socket_directories: quoteListItem(socketFolder) };
	const lines = Object.entries(all).map(([name, value]) => `${name} = ${quote(value)}\n`);
	const file = join(place.cluster, "ringline.conf");
	await writeFile(`${file}.new`, lines.join(""), { mode: 0o600 });
	await giveTo(place.account, `${file}.new`);
	await rename(`${file}.new`, file);
}

function quote(value: string): string {
	return `'${value.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** The socket setting is a list: a comma or a blank in the folder's name would split it. */
function quoteListItem(value: string): string {
	return `"${value.replaceAll('"', '""')}"`;
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
