// One process per data folder. The lock is SQLite's lock on an empty file: the kernel holds it, two processes
// can never both get it, and it ends with its process however that ends. (Node has no flock of its own.)
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { lchown, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { isRoot } from "./account.ts";
import { processState } from "./process-state.ts";
import { folderProblem, StartProblem } from "./start-problem.ts";

export type Lock = { release(): void };

// Collected as garbage, a lock would open by itself: whoever holds one is remembered here.
const held = new Set<DatabaseSync>();
const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;

export async function lockFolder(folder: string): Promise<Lock> {
	// Nothing else may open this file: closing any handle of it would drop the lock (POSIX). Hence the second file.
	const lockFile = join(folder, "ringline.lock");
	const pidFile = join(folder, "ringline.pid");
	let file: DatabaseSync | undefined;
	try {
		file = new DatabaseSync(lockFile, { timeout: 0 });
		// Without a journal file the lock writes nothing, and a killed holder leaves nothing to repair.
		file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
		rmSync(pidFile, { force: true });
		writeFileSync(pidFile, `${process.pid}\n`, { flag: "wx" });
		await leaveToOwner(folder, lockFile, pidFile);
	} catch (error) {
		file?.close();
		throw await lockProblem(error, folder, pidFile);
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

async function lockProblem(error: unknown, folder: string, pidFile: string): Promise<unknown> {
	const code = (error as { errcode?: number }).errcode;
	if (code === SQLITE_BUSY) {
		const holder = await readHolder(pidFile);
		return new StartProblem(
			`Ringline is already running with this data folder${holder ? ` (process ${holder})` : ""}. Stop it first, or set DATA_DIR to another folder.`,
		);
	}
	if (code === SQLITE_READONLY || code === SQLITE_CANTOPEN)
		return folderProblem(Object.assign(error as Error, { code: "EACCES" }), folder);
	if (code === SQLITE_FULL) return folderProblem(Object.assign(error as Error, { code: "ENOSPC" }), folder);
	if (code !== undefined)
		return new StartProblem(
			`The data folder ${folder} is on a disk without file locks: set DATA_DIR to a folder on a local disk.`,
			{ cause: error },
		);
	return folderProblem(error, folder);
}

/** The holder writes its number just after it got the lock; a number of a dead process is from before. */
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

/** After one start with sudo the owner of the folder must still be able to take the lock. */
async function leaveToOwner(folder: string, ...files: string[]): Promise<void> {
	if (!isRoot()) return;
	const { uid, gid } = await stat(folder);
	for (const file of files) await lchown(file, uid, gid);
}
