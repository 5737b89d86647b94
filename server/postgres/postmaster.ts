// Finds, starts and stops the server process of a cluster.
import { existsSync } from "node:fs";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runAs } from "./account.ts";
import type { DatabaseLocation } from "./database-location.ts";
import { processState } from "./process-state.ts";
import { explainServerError, StartError } from "./start-error.ts";

const START_TIMEOUT_SECONDS = 120; // Crash recovery may take a while.
const STOP_TIMEOUT_SECONDS = 60;
/** No operating system assigns this process ID. */
const UNUSED_PID = 2_147_483_647;
const MAX_LOG_BYTES = 5_000_000;

export type Postmaster = { pid: number; socketFolder: string; ready: boolean };

export const logFileOf = (location: DatabaseLocation): string => join(location.cluster, "server.log");

/** The running server of this cluster, also one that outlived the Ringline process that started it. */
export async function findRunningPostmaster(cluster: string): Promise<Postmaster | undefined> {
	const lines = (await readIfExists(join(cluster, "postmaster.pid"))).split("\n");
	const [pidText = "", dataFolder, , , socketFolder = "", , , status = ""] = lines;
	const pid = Number.parseInt(pidText, 10);
	// Another folder means that the files were copied from a running server.
	if (!(pid > 0) || dataFolder !== cluster) return undefined;
	const state = await processState(pid);
	if (state.kind !== "running") return undefined;
	// After a restart of the machine, another program may have this process ID.
	if (!`${state.command} `.includes(` -D ${cluster} `)) return undefined;
	return { pid, socketFolder, ready: status.trim() === "ready" };
}

/** pg_ctl passes these paths to a shell in double quotes. */
export function rejectUnquotablePaths(...paths: string[]): void {
	for (const path of paths)
		if (/["$`\\\n]/.test(path))
			throw new StartError(`PostgreSQL cannot be started in ${path}: use a path without " $ \` and \\.`);
}

export async function startPostmaster(
	location: DatabaseLocation,
	binaries: string,
	options: string,
): Promise<void> {
	await replaceStalePid(location);
	const log = logFileOf(location);
	await rotateLog(log);
	// Processes of a killed server need a moment to exit. PostgreSQL refuses to start until they are gone.
	for (let attempt = 1; ; attempt++) {
		const before = await sizeOf(log);
		const args = [
			"start",
			"-D",
			location.cluster,
			"-l",
			log,
			"-w",
			"-t",
			`${START_TIMEOUT_SECONDS}`,
			"-s",
			"-o",
			options,
		];
		const started = await runAs(location.account, join(binaries, "bin", "pg_ctl"), args);
		if (started.ok) return;
		const said = await readFrom(log, before);
		if (!/still in use/.test(said) || attempt === 40)
			throw explainServerError(said || started.output, location.folder, log);
		await pause(250);
	}
}

/** Waits for a server that is still recovering. */
export async function waitUntilReady(location: DatabaseLocation): Promise<Postmaster | undefined> {
	for (const end = Date.now() + START_TIMEOUT_SECONDS * 1000; ; ) {
		const running = await findRunningPostmaster(location.cluster);
		if (!running || running.ready) return running;
		if (Date.now() > end)
			throw explainServerError("It is still starting.", location.folder, logFileOf(location));
		await pause(50);
	}
}

export async function stopPostmaster(location: DatabaseLocation, binaries: string): Promise<void> {
	for (const mode of ["fast", "immediate"]) {
		if (!(await findRunningPostmaster(location.cluster))) return;
		const args = ["stop", "-D", location.cluster, "-m", mode, "-w", "-t", `${STOP_TIMEOUT_SECONDS}`, "-s"];
		if ((await runAs(location.account, join(binaries, "bin", "pg_ctl"), args)).ok) return;
	}
}

/**
 * PostgreSQL refuses to start if a zombie or another program has the recorded process ID. Only the ID is replaced: the
 * rest of the file tells the new server whether processes of the old one still use its memory.
 */
async function replaceStalePid(location: DatabaseLocation): Promise<void> {
	const file = join(location.cluster, "postmaster.pid");
	if (!existsSync(file)) return;
	const text = await readFile(file, "utf8");
	const renewed = `${file}.new`;
	await rm(renewed, { force: true });
	// Created anew and changed through its handle: root must not follow a link made by the server's user.
	const handle = await open(renewed, "wx", 0o600);
	try {
		await handle.writeFile(text.replace(/^\d+/, `${UNUSED_PID}`));
		if (location.account) await handle.chown(location.account.uid, location.account.gid);
	} finally {
		await handle.close();
	}
	await rename(renewed, file);
}

/** An unreadable file is an error: treating it as missing would mean that a running server is dead. */
async function readIfExists(file: string): Promise<string> {
	try {
		return await readFile(file, "utf8");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
		throw error;
	}
}

async function rotateLog(log: string): Promise<void> {
	if ((await sizeOf(log)) > MAX_LOG_BYTES) await rename(log, `${log}.1`);
}

async function sizeOf(file: string): Promise<number> {
	return (await stat(file).catch(() => undefined))?.size ?? 0;
}

async function readFrom(file: string, position: number): Promise<string> {
	const handle = await open(file, "r").catch(() => undefined);
	if (!handle) return "";
	try {
		const { size } = await handle.stat();
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(size - position, 20_000)), {
			position,
		});
		return buffer.toString("utf8", 0, bytesRead);
	} finally {
		await handle.close();
	}
}
