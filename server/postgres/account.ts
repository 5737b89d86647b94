// PostgreSQL refuses to run as root, so root runs it as an unprivileged user; everybody else runs it as themselves.
import { execFileSync, spawn } from "node:child_process";
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
 * kin would redirect the programs; the working folder is one that everybody may enter; a Ctrl-C in the terminal
 * does not reach it, because a database is stopped by us and not in the middle of starting.
 */
export function runAs(account: Account, program: string, args: string[]): Promise<Finished> {
	return new Promise((settle, reject) => {
		const child = spawn(program, args, {
			...account,
			cwd: "/",
			env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
			detached: true,
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		const collect = (text: Buffer) => {
			output += text;
		};
		child.stdout.on("data", collect);
		child.stderr.on("data", collect);
		child.on("error", (error: NodeJS.ErrnoException) => reject(cannotRun(error, account, program)));
		child.on("close", (code) => settle({ ok: code === 0, output }));
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

function cannotRun(error: NodeJS.ErrnoException, account: Account, program: string): StartProblem {
	if (account && (error.code === "EPERM" || error.code === "EINVAL"))
		return new StartProblem(
			"PostgreSQL refuses to run as root, and this system does not let root become another user: start Ringline as an ordinary user or set DATABASE_URL.",
			{ cause: error },
		);
	return new StartProblem(
		`The embedded PostgreSQL cannot run on this system (${program}: ${error.code}): set DATABASE_URL to a PostgreSQL server.`,
		{ cause: error },
	);
}
