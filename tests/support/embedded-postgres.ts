// Shared by the tests of the embedded PostgreSQL.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach } from "vitest";
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from "#server/postgres/embedded.ts";

export const NOBODY = { uid: 65_534, gid: 65_534 };
export const FAST = { fsync: "off", full_page_writes: "off" };

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
	for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Runs after the test, even if it failed. The last one runs first. */
export function afterwards(cleanup: () => unknown): void {
	cleanups.push(cleanup);
}

export async function temporaryFolder(mode = 0o755, owner?: { uid: number; gid: number }): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "ringline-pg-"));
	await chmod(folder, mode);
	if (owner) await chown(folder, owner.uid, owner.gid);
	afterwards(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

export function stopAfterwards(postgres: EmbeddedPostgres): EmbeddedPostgres {
	afterwards(() => postgres.stop());
	return postgres;
}

export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
	// A server that is killed under an open connection is part of these tests.
	client.on("error", () => {});
	await client.connect();
	try {
		return (await client.query(statement)).rows;
	} finally {
		await client.end().catch(() => {});
	}
}

export async function postmasterPid(location: string): Promise<number> {
	return Number.parseInt(await readFile(join(location, "postgres", "postmaster.pid"), "utf8"), 10);
}

export type Report = { said?: string; up?: { url: string; location: string }; problem?: string };
export type Owner = {
	child: ChildProcess;
	pid: number;
	next(): Promise<Report>;
	stop(signal: NodeJS.Signals): Promise<void>;
};

const SCRIPT = fileURLToPath(new URL("embedded-postgres-process.ts", import.meta.url));

/** Starts the server in a separate process. */
export function spawnOwner(
	order: EmbeddedPostgresOptions & { become?: typeof NOBODY },
	script = SCRIPT,
): Owner {
	const child = spawn(process.execPath, [script, JSON.stringify({ settings: FAST, ...order })], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ended = once(child, "exit");
	const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
	const stop = async (signal: NodeJS.Signals) => {
		child.kill(signal);
		await ended;
	};
	afterwards(() => stop("SIGTERM"));
	return {
		child,
		pid: child.pid ?? 0,
		stop,
		next: async () => JSON.parse((await lines.next()).value ?? "{}"),
	};
}

/** Waits for the report that says how the start ended. */
export async function outcome(owner: Owner): Promise<Report> {
	for (;;) {
		const report = await owner.next();
		if (report.said === undefined) return report;
	}
}
