// PostgreSQL settings, passed on the command line at every start. With a file, root would write into a folder of the
// server's user. ALTER SYSTEM still works for everything that is not set here.
import { totalmem } from "node:os";

/** PostgreSQL settings by their own names. */
export type Settings = Record<string, string>;

const SETTINGS: Settings = {
	// No TCP, so there is no conflict with another PostgreSQL on this machine.
	listen_addresses: "",
	port: "5432", // only names the socket file
	unix_socket_permissions: "0700",
	max_connections: "60",
	shared_buffers: sharedBuffers(),
	// Searches read single pages, mostly from the system's cache. Handing each to an I/O worker costs more.
	io_method: "sync",
	// Errors are logged without the statement and the row, which contain personal data.
	log_error_verbosity: "terse",
	log_min_error_statement: "panic",
	log_checkpoints: "off",
	log_timezone: "UTC",
	timezone: "UTC",
};

/** An eighth of the memory, 128 MB to 1 GB. A million listings with their indexes use a gigabyte. */
function sharedBuffers(): string {
	const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
	const megabytes = Math.round(bytes / 8 / 2 ** 20);
	return `${Math.min(1_024, Math.max(128, megabytes))}MB`;
}

/** For `pg_ctl -o`, which passes it to a shell. */
export function commandLine(settings: Settings, socketFolder: string): string {
	const all = { ...SETTINGS, ...settings, unix_socket_directories: quoteListItem(socketFolder) };
	return Object.entries(all)
		.map(([name, value]) => `-c ${quoteForShell(`${name}=${value}`)}`)
		.join(" ");
}

/** The setting is a list: a comma or a space in the folder's name would split it. */
function quoteListItem(value: string): string {
	return `"${value.replaceAll('"', '""')}"`;
}

function quoteForShell(value: string): string {
	return `'${value.replaceAll("'", "'\\''")}'`;
}
