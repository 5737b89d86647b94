// A red-flag day: 10,000 visitors in ten minutes on slow lines, who open home, fires and card with their files, while
// the feeds fail in the middle. RED_FLAG_MINUTES shortens it at the same rate.
import { Agent, get, type IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { brotliDecompressSync } from "node:zlib";
import { alert, collection, FakeFeed, perimeter } from "#tests/support/fake-feed.ts";
import { type Bench, type Row, startSite } from "./measure.ts";

const MINUTES = Number(process.env.RED_FLAG_MINUTES ?? 10);
const VISITORS_PER_SECOND = 10_000 / 600;
/** One bar of signal: 400 kbit/s, shared by the connections of a browser. */
const CONNECTIONS = 4;
const BYTES_PER_MS = 50 / CONNECTIONS;
const P99_MS = 500;
const ZIPS = ["91001", "90265", "90290", "91024", "91011", "91302", "90049", "91390", "95404", "94558"];

export const redFlag: Bench = {
	name: "red-flag",
	partOf: "load",
	about: `a red-flag day: 10,000 visitors in ten minutes on 400 kbit/s open the home page, the fires and the card with their files; from minute 4 to 7 the weather service answers 503 and the fire map doesn't answer; the server on one core`,
	run: redFlagDay,
};

async function redFlagDay(): Promise<Row[]> {
	const weather = new FakeFeed();
	const fires = new FakeFeed();
	const warnings = { body: collection([alert()]) };
	const perimeters = {
		body: collection(
			Array.from({ length: 40 }, (_, n) => perimeter(`Fire ${n}`, [-118 - n / 20, 34 + n / 30])),
		),
	};
	[weather.reply, fires.reply] = [warnings, perimeters];
	const site = await startSite({
		WEATHER_ALERTS_URL: await weather.start(),
		FIRE_PERIMETERS_URL: await fires.start(),
	});
	try {
		await bannerShows(site.url);
		const durationMs = MINUTES * 60_000;
		const outage = setTimeout(() => {
			weather.reply = { status: 503 };
			fires.reply = "silence";
		}, durationMs * 0.4);
		const recovery = setTimeout(() => {
			[weather.reply, fires.reply] = [warnings, perimeters];
		}, durationMs * 0.7);
		const ourDelay = monitorEventLoopDelay({ resolution: 10 });
		ourDelay.enable();
		const answers = await letVisitorsCome(site.url, durationMs);
		clearTimeout(outage);
		clearTimeout(recovery);
		return rowsOf(answers, ourDelay.percentile(99) / 1e6);
	} finally {
		await site.stop();
		weather.stop();
		fires.stop();
	}
}

type Answer = { firstByteMs: number; ok: boolean };

async function letVisitorsCome(url: string, durationMs: number): Promise<Answer[]> {
	const visits: Promise<Answer[]>[] = [];
	const started = performance.now();
	for (let elapsed = 0; elapsed < durationMs; elapsed = performance.now() - started) {
		const due = Math.floor((elapsed / 1_000) * VISITORS_PER_SECOND);
		while (visits.length < due) visits.push(visit(url, visits.length));
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	return (await Promise.all(visits)).flat();
}

/** A browser keeps the files of a page, so the second page loads only its own. */
async function visit(url: string, number: number): Promise<Answer[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
	const loaded = new Set<string>();
	const answers: Answer[] = [];
	for (const path of ["/", `/fires?zip=${ZIPS[number % ZIPS.length]}`, "/emergency-card"]) {
		const page = await load(url + path, agent);
		const isWhole = page.ok && textOf(page.body).includes('id="red-flag"');
		answers.push({ firstByteMs: page.firstByteMs, ok: isWhole });
		const files = [...new Set(textOf(page.body).match(/\/assets\/[\w.~-]+\.(?:js|css|woff2)/g))].filter(
			(file) => !loaded.has(file),
		);
		for (const file of files) loaded.add(file);
		const loads = await Promise.all(files.map((file) => load(url + file, agent)));
		answers.push(...loads.map(({ firstByteMs, ok }) => ({ firstByteMs, ok })));
	}
	agent.destroy();
	return answers;
}

function load(url: string, agent: Agent): Promise<Answer & { body: Buffer }> {
	return new Promise((resolve) => {
		let started = performance.now();
		const headers = { "accept-encoding": "br" };
		const outgoing = get(url, { agent, headers }, async (answer) => {
			const firstByteMs = performance.now() - started;
			const body = await readSlowly(answer).catch(() => null);
			const ok = answer.statusCode === 200 && body !== null;
			resolve({ firstByteMs, ok, body: body ?? Buffer.alloc(0) });
		});
		// Not while an earlier answer still fills the visitor's own line.
		outgoing.on("socket", () => {
			started = performance.now();
		});
		outgoing.on("error", () =>
			resolve({ firstByteMs: performance.now() - started, ok: false, body: Buffer.alloc(0) }),
		);
	});
}

async function readSlowly(answer: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of answer) {
		chunks.push(chunk);
		await new Promise((read) => setTimeout(read, chunk.length / BYTES_PER_MS));
	}
	return Buffer.concat(chunks);
}

/** Empty for an answer that is not what it says. */
function textOf(body: Buffer): string {
	try {
		return brotliDecompressSync(body).toString();
	} catch {
		return "";
	}
}

async function bannerShows(url: string): Promise<void> {
	for (let tries = 0; tries < 120; tries++) {
		if ((await (await fetch(url)).text()).includes('id="red-flag"')) return;
		await new Promise((resolve) => setTimeout(resolve, 250));
	}
	throw new Error("The banner did not show within 30 s.");
}

function rowsOf(answers: Answer[], ourDelayMs: number): Row[] {
	const sorted = answers.map(({ firstByteMs }) => firstByteMs).sort((a, b) => a - b);
	const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
	const errors = answers.filter(({ ok }) => !ok).length;
	const visitors = Math.round(MINUTES * 60 * VISITORS_PER_SECOND).toLocaleString("en-US");
	return [
		{
			what: `red-flag day, ${visitors} visitors in ${MINUTES} min: first byte`,
			value: `p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms of ${answers.length.toLocaleString("en-US")} requests`,
			target: `p99 below ${P99_MS} ms`,
			met: at(0.99) < P99_MS,
		},
		{
			what: "for comparison: p99 of the visitors' own delay, which is part of the first byte",
			value: `${ourDelayMs.toFixed(0)} ms`,
		},
		{
			what: "red-flag day: errors, and pages without the warning, feed outage included",
			value: String(errors),
			target: "0",
			met: errors === 0,
		},
	];
}
