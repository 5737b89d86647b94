// The server process of one cluster: is it there, start it, stop it.
import { existsSync } from "node:fs";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runAs } from "./account.ts";
import type { Place } from "./place.ts";
import { processState } from "./process-state.ts";
import { StartProblem, serverProblem } from "./start-problem.ts";

const START_SECONDS = 120; // crash recovery replays at most a few checkpoints' worth of log
const STOP_SECONDS = 60;
/** No system gives such a process number away. */
const NOBODYS_PID = 2_147_483_647;
const LARGEST_LOG = 5_000_000;

export type Postmaster = { pid: number; socketFolder: string; ready: boolean };

export const logFileOf = (place: Place): string => join(place.cluster, "server.log");

/** The living server of this cluster, also one that outlived the Ringline process that started it. */
export async function livingPostmaster(cluster: string): Promise<Postmaster | undefined> {
	const lines = (await readIfThere(join(cluster, "postmaster.pid"))).split("\n");
	const [pidText = "", dataFolder, , , socketFolder = "", , , status = ""] = lines;
	const pid = Number.parseInt(pidText, 10);
	// Another folder's name means that the files were copied while that server ran.
	if (!(pid > 0) || dataFolder !== cluster) return undefined;
	const state = await processState(pid);
	if (state.kind !== "running") return undefined;
	// After a restart of the machine the number may belong to anything.
	if (!`${state.command} `.includes(` -D ${cluster} `)) return undefined;
	return { pid, socketFolder, ready: status.trim() === "ready" };
}

/** pg_ctl hands these paths to a shell, in double quotes. */
export function refuseUnquotable(...paths: string[]): void {
	for (const path of paths)
		if (/["$`\\\n]/.test(path))
			throw new StartProblem(`PostgreSQL cannot be started in ${path}: use a path without " $ \` and \\.`);
}

export async function startPostmaster(place: Place, binaries: string, options: string): Promise<void> {
	await disownStalePid(place);
	const log = logFileOf(place);
	await keepLogSmall(log);
	// Backends of a killed server need a moment to notice; PostgreSQL itself sees to it that they are gone.
	for (let attempt = 1; ; attempt++) {
		const before = await sizeOf(log);
		const args = [
			"start",
			"-D",
			place.cluster,
			"-l",
			log,
			"-w",
			"-t",
			`${START_SECONDS}`,
			"-s",
			"-o",
			options,
		];
		const started = await runAs(place.account, join(binaries, "bin", "pg_ctl"), args);
		if (started.ok) return;
		const said = await readFrom(log, before);
		if (!/still in use/.test(said) || attempt === 40)
			throw serverProblem(said || started.output, place.folder, log);
		await pause(250);
	}
}

/** Waits for a server that is still recovering. */
export async function waitUntilReady(place: Place): Promise<Postmaster | undefined> {
	for (const end = Date.now() + START_SECONDS * 1000; ; ) {
		const living = await livingPostmaster(place.cluster);
		if (!living || living.ready) return living;
		if (Date.now() > end) throw serverProblem("It is still starting.", place.folder, logFileOf(place));
		await pause(50);
	}
}

export async function stopPostmaster(place: Place, binaries: string): Promise<void> {
	for (const mode of ["fast", "immediate"]) {
		if (!(await livingPostmaster(place.cluster))) return;
		const args = ["stop", "-D", place.cluster, "-m", mode, "-w", "-t", `${STOP_SECONDS}`, "-s"];
		if ((await runAs(place.account, join(binaries, "bin", "pg_ctl"), args)).ok) return;
	}
}

/**
 * A zombie or a stranger under the recorded number would make PostgreSQL refuse. Only the number is replaced:
 * the rest of the file lets the new server see whether parts of the old one still use its memory.
 */
async function disownStalePid(place: Place): Promise<void> {
	const file = join(place.cluster, "postmaster.pid");
	if (!existsSync(file)) return;
	const text = await readFile(file, "utf8");
	const renewed = `${file}.new`;
	await rm(renewed, { force: true });
	// Made new and changed through its handle: root must not follow a link that the server's user put there.
	const handle = await open(renewed, "wx", 0o600);
	try {
		await handle.writeFile(text.replace(/^\d+/, `${NOBODYS_PID}`));
		if (place.account) await handle.chown(place.account.uid, place.account.gid);
	} finally {
		await handle.close();
	}
	await rename(renewed, file);
}

/** To take an unreadable file for a missing one would declare a living server dead. */
async function readIfThere(file: string): Promise<string> {
	try {
		return await readFile(file, "utf8");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
		throw error;
	}
}

async function keepLogSmall(log: string): Promise<void> {
	if ((await sizeOf(log)) > LARGEST_LOG) await rename(log, `${log}.1`);
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
