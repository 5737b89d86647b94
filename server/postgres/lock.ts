// Allows one process per data folder. Node has no flock, so this uses SQLite's lock on an empty file: the kernel
// holds it, only one process can have it, and it ends with that process, however that ends.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { lchown, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { isRoot } from "./account.ts";
import { processState } from "./process-state.ts";
import { explainFolderError, StartError } from "./start-error.ts";

export type Lock = { release(): void };

// A lock that is garbage collected would be released, so we keep a reference.
const held = new Set<DatabaseSync>();
const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;

export async function lockFolder(folder: string): Promise<Lock> {
	// Nothing else may open this file: on POSIX, closing any handle of it releases the lock. So the process ID is in a second file.
	const lockFile = join(folder, "ringline.lock");
	const pidFile = join(folder, "ringline.pid");
	let file: DatabaseSync | undefined;
	try {
		file = new DatabaseSync(lockFile, { timeout: 0 });
		// Without a journal file nothing is written, and a killed process leaves nothing to repair.
		file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
		rmSync(pidFile, { force: true });
		writeFileSync(pidFile, `${process.pid}\n`, { flag: "wx" });
		await keepOwner(folder, lockFile, pidFile);
	} catch (error) {
		file?.close();
		throw await explainLockError(error, folder, pidFile);
	}
	const database = file;
	held.add(database);
	return {
		release() {
			if (!held.delete(database)) return;
			rmSync(pidFile, { force: true });
			database.close();
		},
	};
}

async function explainLockError(error: unknown, folder: string, pidFile: string): Promise<unknown> {
	const code = (error as { errcode?: number }).errcode;
	if (code === SQLITE_BUSY) {
		const holder = await readHolder(pidFile);
		return new StartError(
			`Ringline is already running with this data folder${holder ? ` (process ${holder})` : ""}. Stop it first, or set DATA_DIR to another folder.`,
		);
	}
	if (code === SQLITE_READONLY || code === SQLITE_CANTOPEN)
		return explainFolderError(Object.assign(error as Error, { code: "EACCES" }), folder);
	if (code === SQLITE_FULL)
		return explainFolderError(Object.assign(error as Error, { code: "ENOSPC" }), folder);
	if (code !== undefined)
		return new StartError(
			`The data folder ${folder} is on a disk without file locks: set DATA_DIR to a folder on a local disk.`,
			{ cause: error },
		);
	return explainFolderError(error, folder);
}

/** The holder writes its process ID just after it got the lock. The ID of a dead process is an old one. */
async function readHolder(pidFile: string): Promise<number | undefined> {
	for (let attempt = 0; attempt < 20; attempt++) {
		try {
			const pid = Number.parseInt(readFileSync(pidFile, "utf8"), 10);
			if (pid > 0 && (await processState(pid)).kind === "running") return pid;
		} catch {}
		await pause(25);
	}
	return undefined;
}

/** After a start with sudo, the owner of the folder must still be able to take the lock. */
async function keepOwner(folder: string, ...files: string[]): Promise<void> {
	if (!isRoot()) return;
	const { uid, gid } = await stat(folder);
	for (const file of files) await lchown(file, uid, gid);
}
