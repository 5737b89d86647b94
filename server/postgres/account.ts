// PostgreSQL refuses to run as root, so root runs it as an unprivileged user; everybody else runs it as themselves.
import { execFile, execFileSync } from "node:child_process";
import { lchown, lstat } from "node:fs/promises";
import { StartProblem } from "./start-problem.ts";

/** Whom the server runs as; undefined is the user of this process. */
export type Account = { uid: number; gid: number } | undefined;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** The owner of an existing cluster keeps it; a new one made by root goes to `nobody`. */
export async function accountFor(cluster: string): Promise<Account> {
	const owner = await lstat(cluster).catch(() => undefined);
	if (!isRoot()) {
		if (owner && owner.uid !== process.getuid?.())
			throw new StartProblem(
				`The database in ${cluster} belongs to another user (uid ${owner.uid}): start Ringline as that user or as root, or set DATA_DIR to another folder.`,
			);
		return undefined;
	}
	if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
	return { uid: idOfNobody("-u"), gid: idOfNobody("-g") };
}

export type Finished = { ok: boolean; output: string };

/**
 * Runs a program as the account and waits for it. The environment is fixed, because PGHOST, PGDATA and their
 * kin would redirect the programs; the working folder is one that everybody may enter.
 */
export function runAs(account: Account, program: string, args: string[]): Promise<Finished> {
	return new Promise((settle, reject) => {
		const options = { ...account, cwd: "/", env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" } };
		execFile(program, args, options, (error, stdout, stderr) => {
			// A string code is the system's: the program did not run at all.
			if (typeof error?.code === "string") return reject(cannotRun(error.code, account, program));
			settle({ ok: !error, output: `${stdout}${stderr}` });
		});
	});
}

/** Asks the system itself, as that account: modes, ACLs and mounts all have their say. */
export async function canUse(account: Account, right: "-r" | "-w" | "-x", path: string): Promise<boolean> {
	return (await runAs(account, "/bin/sh", ["-c", `test ${right} "$0"`, path])).ok;
}

export async function giveTo(account: Account, path: string): Promise<void> {
	if (account) await lchown(path, account.uid, account.gid);
}

function idOfNobody(kind: "-u" | "-g"): number {
	try {
		// macOS prints -2, which the system calls take as its unsigned twin.
		return Number(execFileSync("id", [kind, "nobody"], { encoding: "utf8", stdio: "pipe" })) >>> 0;
	} catch {
		return 65_534;
	}
}

function cannotRun(code: string, account: Account, program: string): StartProblem {
	if (account && (code === "EPERM" || code === "EINVAL"))
		return new StartProblem(
			"PostgreSQL refuses to run as root, and this system does not let root become another user: start Ringline as an ordinary user or set DATABASE_URL.",
		);
	return new StartProblem(
		`The embedded PostgreSQL cannot run on this system (${program}: ${code}): set DATABASE_URL to a PostgreSQL server.`,
	);
}
