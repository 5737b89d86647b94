// PostgreSQL refuses to run as root, so root runs it as an unprivileged user; everybody else runs it as themselves.
import { execFileSync, spawn } from "node:child_process";
import { lchown, lstat } from "node:fs/promises";
import { StartError } from "./start-error.ts";

/** The user the server runs as; undefined means the user of this process. */
export type Account = { uid: number; gid: number } | undefined;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** The owner of an existing cluster keeps it; a new one made by root goes to `nobody`. */
export async function accountFor(cluster: string): Promise<Account> {
	const owner = await lstat(cluster).catch(() => undefined);
	if (!isRoot()) {
		if (owner && owner.uid !== process.getuid?.())
			throw new StartError(
				`The database in ${cluster} belongs to another user (uid ${owner.uid}): start Ringline as that user or as root, or set DATA_DIR to another folder.`,
			);
		return undefined;
	}
	if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
	return { uid: idOfNobody("-u"), gid: idOfNobody("-g") };
}

export type ProgramResult = { ok: boolean; output: string };

/**
 * Runs a program as the account and waits for it. The environment is fixed, because PGHOST, PGDATA and others would
 * redirect the programs. Detached, so that Ctrl-C does not reach a database that is just starting.
 */
export function runAs(account: Account, program: string, args: string[]): Promise<ProgramResult> {
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

/** Asks the operating system as that account, so that modes, ACLs and mounts all count. */
export async function hasAccess(account: Account, right: "-r" | "-w" | "-x", path: string): Promise<boolean> {
	return (await runAs(account, "/bin/sh", ["-c", `test ${right} "$0"`, path])).ok;
}

export async function changeOwner(account: Account, path: string): Promise<void> {
	if (account) await lchown(path, account.uid, account.gid);
}

function idOfNobody(kind: "-u" | "-g"): number {
	try {
		// macOS prints -2; system calls need it as an unsigned number.
		return Number(execFileSync("id", [kind, "nobody"], { encoding: "utf8", stdio: "pipe" })) >>> 0;
	} catch {
		return 65_534;
	}
}

function cannotRun(error: NodeJS.ErrnoException, account: Account, program: string): StartError {
	if (account && (error.code === "EPERM" || error.code === "EINVAL"))
		return new StartError(
			"PostgreSQL refuses to run as root, and this system does not let root become another user: start Ringline as an ordinary user or set DATABASE_URL.",
			{ cause: error },
		);
	return new StartError(
		`The embedded PostgreSQL cannot run on this system (${program}: ${error.code}): set DATABASE_URL to a PostgreSQL server.`,
		{ cause: error },
	);
}
