// Everything that can keep the database from starting ends as one sentence that says what to do.

/** A start that cannot go on; the message alone is meant for the person at the terminal. */
export class StartProblem extends Error {
	override name = "StartProblem";
}

/** Turns a file system error into the sentence for it; anything unknown stays as it is. */
export function folderProblem(error: unknown, folder: string): unknown {
	if (error instanceof StartProblem) return error;
	const code = (error as NodeJS.ErrnoException | undefined)?.code;
	if (code === "ENOSPC" || code === "EDQUOT") return diskFull(folder, error);
	if (code === "EACCES" || code === "EPERM" || code === "EROFS")
		return new StartProblem(
			`The data folder ${folder} is not writable for the user who starts Ringline: make it writable or set DATA_DIR to another folder.`,
			{ cause: error },
		);
	if (code === "ENOTDIR" || code === "EEXIST")
		return new StartProblem(
			`The data folder ${folder} cannot be made because a file is in the way: set DATA_DIR to another folder.`,
			{ cause: error },
		);
	return error;
}

/** Reads what initdb, pg_ctl or the server's log said. */
export function serverProblem(output: string, folder: string, logFile?: string): StartProblem {
	if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(folder, output);
	const said = output.trim().split("\n").slice(-6).join("\n");
	const where = logFile ? ` Its log is ${logFile}.` : "";
	return new StartProblem(`PostgreSQL does not start.${where} It said last:\n${said}`);
}

function diskFull(folder: string, cause: unknown): StartProblem {
	return new StartProblem(
		`The disk that holds ${folder} is full: make room there or set DATA_DIR to a folder on another disk.`,
		{ cause },
	);
}
