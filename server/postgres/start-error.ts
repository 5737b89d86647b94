// Turns everything that can keep the database from starting into one sentence that says what to do.

/** A start that failed. Only the message is shown to the person at the terminal. */
export class StartError extends Error {
	override name = "StartError";
}

/** Returns a StartError for a known file system error, and any other error unchanged. */
export function explainFolderError(error: unknown, folder: string): unknown {
	if (error instanceof StartError) return error;
	const code = (error as NodeJS.ErrnoException | undefined)?.code;
	if (code === "ENOSPC" || code === "EDQUOT") return diskFull(folder, error);
	if (code === "EACCES" || code === "EPERM" || code === "EROFS")
		return new StartError(
			`The data folder ${folder} is not writable by the user who starts Ringline: make it writable or set DATA_DIR to another folder.`,
			{ cause: error },
		);
	if (code === "ENOTDIR" || code === "EEXIST")
		return new StartError(
			`The data folder ${folder} cannot be created because a file is in the way: set DATA_DIR to another folder.`,
			{ cause: error },
		);
	return error;
}

/** `output` comes from initdb, pg_ctl or the server's log. */
export function explainServerError(output: string, folder: string, logFile?: string): StartError {
	if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(folder, output);
	const said = output.trim().split("\n").slice(-6).join("\n");
	const where = logFile ? ` Its log is ${logFile}.` : "";
	return new StartError(`PostgreSQL did not start.${where} Its last output:\n${said}`);
}

function diskFull(folder: string, cause: unknown): StartError {
	return new StartError(
		`The disk that holds ${folder} is full: free some space there or set DATA_DIR to a folder on another disk.`,
		{ cause },
	);
}
