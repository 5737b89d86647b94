// What the server is told at every start. On the command line and not in a file: nothing that root writes then
// lies in a folder of the server's user, and ALTER SYSTEM remains for all that is not named here.
import { totalmem } from "node:os";

/** PostgreSQL settings by their own names. */
export type Settings = Record<string, string>;

const SETTINGS: Settings = {
	// No TCP: another PostgreSQL on this machine can have any port it likes.
	listen_addresses: "",
	port: "5432", // only names the socket file
	unix_socket_permissions: "0700",
	max_connections: "60",
	shared_buffers: sharedBuffers(),
	// Searching reads single pages that mostly stand in the system's cache: handing each to a worker costs more.
	io_method: "sync",
	// Errors are logged without the statement and the row, which hold personal data.
	log_error_verbosity: "terse",
	log_min_error_statement: "panic",
	log_checkpoints: "off",
	log_timezone: "UTC",
	timezone: "UTC",
};

/** An eighth of the memory: a million listings and their indexes want a gigabyte, a small machine its memory back. */
function sharedBuffers(): string {
	const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
	const megabytes = Math.round(bytes / 8 / 2 ** 20);
	return `${Math.min(1_024, Math.max(128, megabytes))}MB`;
}

/** For `pg_ctl -o`, which a shell reads. */
export function commandLine(settings: Settings, socketFolder: string): string {
	const all = { ...SETTINGS, ...settings, unix_socket_directories: quoteListItem(socketFolder) };
	return Object.entries(all)
		.map(([name, value]) => `-c ${quoteForShell(`${name}=${value}`)}`)
		.join(" ");
}

/** The socket setting is a list: a comma or a blank in the folder's name would split it. */
function quoteListItem(value: string): string {
	return `"${value.replaceAll('"', '""')}"`;
}

function quoteForShell(value: string): string {
	return `'${value.replaceAll("'", "'\\''")}'`;
}
