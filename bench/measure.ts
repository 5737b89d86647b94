// Shared by the benchmarks: processes pinned to a core, medians with their spread.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";

export type Row = { what: string; value: string; target?: string; met?: boolean };
export type Bench = {
	name: string;
	/** Another benchmark's name that includes this one. */
	partOf?: string;
	about: string;
	run(): Promise<Row[]>;
};

export type RunningSite = {
	url: string;
	pid: number;
	dataDir: string;
	firstAnswerMs: number;
	stop(): Promise<void>;
};

/** Pins the server to one core, where the machine allows it. */
export function spawnOnCore(args: string[], env: Record<string, string>, core = 0): ChildProcess {
	const pin = existsSync("/usr/bin/taskset") && cpus().length > core;
	const [program, ...rest] = pin ? ["taskset", "-c", String(core), "node", ...args] : ["node", ...args];
	return spawn(program ?? "node", rest, {
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "inherit"],
	});
}

export async function startSite(env: Record<string, string> = {}, core = 0): Promise<RunningSite> {
	const port = 30_000 + Math.floor(Math.random() * 20_000);
	const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "ringline-bench-"));
	const started = performance.now();
	const settings = {
		NODE_ENV: "production",
		MALLOC_ARENA_MAX: "2",
		LOG_LEVEL: "silent",
		SAMPLE_DATA: "off",
		GEOCODER_URL: "off",
		HAZARD_ZONES_URL: "off",
		WEATHER_ALERTS_URL: "off",
		FIRE_PERIMETERS_URL: "off",
		FIRE_MAP_CHECK_URL: "off",
		DATA_DIR: dataDir,
		PORT: String(port),
		...env,
	};
	const child = spawnOnCore(["server/start.ts"], settings, core);
	const url = `http://localhost:${port}`;
	await answers(`${url}/healthz`);
	return {
		url,
		pid: child.pid ?? 0,
		dataDir,
		firstAnswerMs: performance.now() - started,
		stop: () => stopped(child),
	};
}

/** The fastest possible Node server: one fixed response of this many bytes with these headers. */
export async function startBare(
	bytes: number,
	headers: string[],
	core = 0,
): Promise<Pick<RunningSite, "url" | "pid" | "stop">> {
	const child = spawnOnCore(["bench/bare-server.ts", String(bytes), JSON.stringify(headers)], {}, core);
	const url = await new Promise<string>((resolve) =>
		child.stdout?.once("data", (chunk) => resolve(String(chunk).trim())),
	);
	await answers(url);
	return { url, pid: child.pid ?? 0, stop: () => stopped(child) };
}

export function megabytesOf(pid: number): number {
	const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
	return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** Since the process started, or since `resetPeak`. */
export function peakMegabytesOf(pid: number): number {
	const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
	return Math.round(Number(kilobytes ?? 0) / 1024);
}

export function resetPeak(pid: number): void {
	writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

export async function answers(url: string, tries = 1_200): Promise<void> {
	for (let left = tries; left > 0; left--) {
		const answer = await fetch(url).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`${url} does not answer`);
}

/** A new site creates its sample listings after it has started. */
export async function waitForSamples(url: string): Promise<void> {
	for (let tries = 0; tries < 300; tries++) {
		if ((await (await fetch(`${url}/marketplace`)).text()).includes("<article")) return;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Error("The sample listings did not appear.");
}

export function stopped(child: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		if (child.exitCode !== null) return resolve();
		child.once("exit", () => resolve());
		child.kill("SIGTERM");
	});
}

export type Ratio = {
	median: number;
	least: number;
	most: number;
	last: { ours: number; theirs: number };
};

/** Measures the two in turns, so that a slow moment of the machine affects both. */
export async function ratioOf(
	rounds: number,
	ours: () => Promise<number>,
	theirs: () => Promise<number>,
): Promise<Ratio> {
	const ratios: number[] = [];
	let last = { ours: 0, theirs: 0 };
	for (let round = 0; round < rounds; round++) {
		last = { ours: await ours(), theirs: await theirs() };
		ratios.push(last.ours / last.theirs);
	}
	ratios.sort((a, b) => a - b);
	return { median: median(ratios), least: ratios[0] ?? 0, most: ratios.at(-1) ?? 0, last };
}

export type Times = { p50: number; p95: number };
const WARM_UP = 10;
const ROUNDS = 100;

/** One request after the other. */
export async function timesOf(ask: (round: number) => Promise<void>): Promise<Times> {
	const times: number[] = [];
	for (let round = 0; round < WARM_UP + ROUNDS; round++) {
		const before = performance.now();
		await ask(round);
		if (round >= WARM_UP) times.push(performance.now() - before);
	}
	times.sort((a, b) => a - b);
	return { p50: times[ROUNDS * 0.5] ?? 0, p95: times[ROUNDS * 0.95] ?? 0 };
}

export function median(values: number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
