// Nine reads to one write at rising rates, then more requests than the site can serve.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { type Bench, type Row, startSite } from "./measure.ts";

const RATES = [50, 100, 200, 300, 400, 600, 800, 1_000];
const SECONDS = 6;
const P99_MS = 500;

type VisitorRequest = { method: "GET" | "POST"; path: string; body?: string; type?: string };
type Answer = { status: number; ms: number; retryAfter: boolean };
type Round = {
	rate: number;
	answers: Answer[];
	p50: number;
	p99: number;
	errors: number;
	turnedAway: number;
};

export const load: Bench = {
	name: "load",
	about: `90% reads, 10% writes, ${SECONDS} s at each rate; the server on one core, the visitors on the other`,
	async run() {
		const site = await startSite({ SAMPLE_DATA: "on", TRUST_PROXY: "1" });
		try {
			const nextRequest = await createRequests(site.url);
			await atRate(site.url, 20, 3, nextRequest);
			const sustained = await findSustainedRate(site.url, nextRequest);
			const overload = await atRate(site.url, Math.max(1_500, sustained.rate * 4), SECONDS, nextRequest);
			const after = await atRate(site.url, 50, SECONDS, nextRequest);
			return rowsOf(sustained, overload, after);
		} finally {
			await site.stop();
		}
	},
};

async function findSustainedRate(url: string, nextRequest: () => VisitorRequest): Promise<Round> {
	let sustained: Round | undefined;
	for (const rate of RATES) {
		const round = await atRate(url, rate, SECONDS, nextRequest);
		if (round.p99 >= P99_MS || round.errors > 0) break;
		sustained = round;
	}
	return sustained ?? { rate: 0, answers: [], p50: 0, p99: 0, errors: 0, turnedAway: 0 };
}

function rowsOf(sustained: Round, overload: Round, after: Round): Row[] {
	const share = (overload.turnedAway / overload.answers.length) * 100;
	const withRetryAfter = overload.answers.filter(
		({ status, retryAfter }) => status !== 503 || retryAfter,
	).length;
	const failed = overload.errors - overload.turnedAway;
	return [
		{
			what: "highest rate with p99 below 500 ms and no error",
			value: `${sustained.rate} /s (p50 ${sustained.p50.toFixed(0)} ms, p99 ${sustained.p99.toFixed(0)} ms)`,
		},
		{
			what: `at ${overload.rate} /s: answered 503 with Retry-After`,
			value: `${share.toFixed(0)} % (p99 of all answers ${overload.p99.toFixed(0)} ms)`,
		},
		{
			what: `at ${overload.rate} /s: broken connections, errors, or 503 without Retry-After`,
			value: String(failed + (overload.answers.length - withRetryAfter)),
			target: "0",
			met: failed === 0 && withRetryAfter === overload.answers.length,
		},
		{
			what: "right after: 50 /s",
			value: `p99 ${after.p99.toFixed(0)} ms, ${after.errors} errors`,
			target: "no error",
			met: after.errors === 0 && after.p99 < P99_MS,
		},
	];
}

/** Sends at a fixed rate, whether or not earlier requests were answered, as real visitors do. */
async function atRate(
	url: string,
	rate: number,
	seconds: number,
	nextRequest: () => VisitorRequest,
): Promise<Round> {
	const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
	const answers: Promise<Answer>[] = [];
	const started = performance.now();
	for (let sent = 0; sent < rate * seconds; ) {
		const due = Math.min(rate * seconds, Math.floor(((performance.now() - started) / 1_000) * rate));
		for (; sent < due; sent++) answers.push(send(url, agent, nextRequest()));
		await new Promise((resolve) => setTimeout(resolve, 2));
	}
	const all = await Promise.all(answers);
	agent.destroy();
	const sorted = all.map(({ ms }) => ms).sort((a, b) => a - b);
	const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
	return {
		rate,
		answers: all,
		p50: at(0.5),
		p99: at(0.99),
		errors: all.filter(({ status }) => status === 0 || status >= 400).length,
		turnedAway: all.filter(({ status }) => status === 503).length,
	};
}

let visitors = 0;

function send(url: string, agent: Agent, { method, path, body, type }: VisitorRequest): Promise<Answer> {
	visitors++;
	const started = performance.now();
	return new Promise((resolve) => {
		const end = (status: number, retryAfter = false) =>
			resolve({ status, retryAfter, ms: performance.now() - started });
		const outgoing = request(url + path, {
			method,
			agent,
			headers: {
				"accept-encoding": "br",
				// Every visitor has another address, so that no rate limit applies.
				"x-forwarded-for": `10.${visitors & 255}.${(visitors >> 8) & 255}.${(visitors >> 16) & 255}`,
				...(type ? { "content-type": type, "content-length": Buffer.byteLength(body ?? "") } : {}),
			},
		});
		outgoing.on("response", (answer) => {
			answer.resume();
			answer.on("end", () => end(answer.statusCode ?? 0, answer.headers["retry-after"] !== undefined));
			answer.on("error", () => end(0));
		});
		outgoing.on("error", () => end(0));
		outgoing.end(body);
	});
}

/** A fixed order of requests, so that every run sends the same ones. */
async function createRequests(url: string): Promise<() => VisitorRequest> {
	const found = await findPaths(url, "/marketplace", /\/marketplace\/[0-9a-f-]{36}/g);
	const products = await findPaths(url, "/shop", /\/product\/[a-z0-9-]+/g);
	const words = ["pump", "hose", "nozzle", "cannon", "tank", "sprinkler", "generator", "foam"];
	let turn = 0;
	const next = (list: readonly string[]) => list[turn % list.length] ?? "/";
	const readers: (() => string)[] = [
		() => "/",
		() => "/marketplace",
		() => next(found),
		() => `/marketplace?q=${next(words)}+${turn}`,
		() => "/shop",
		() => next(products),
		() => "/water-duration-calculator",
		() => `/marketplace?q=${next(words)}`,
		() => "/marketplace?tab=wanted",
	];
	return () => {
		turn++;
		if (turn % 10 === 0) return turn % 20 === 0 ? consultation() : wanted();
		return { method: "GET", path: (readers[turn % readers.length] ?? (() => "/"))() };
	};
}

async function findPaths(url: string, page: string, pattern: RegExp): Promise<string[]> {
	for (let tries = 0; tries < 100; tries++) {
		const paths = (await (await fetch(url + page)).text()).match(pattern) ?? [];
		if (paths.length > 0) return [...new Set(paths)];
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Error(`${page} lists nothing.`);
}

const form = (values: Record<string, string>) => ({
	body: new URLSearchParams(values).toString(),
	type: "application/x-www-form-urlencoded",
});

function consultation(): VisitorRequest {
	const key = randomUUID();
	return {
		method: "POST",
		path: "/contact.data",
		...form({
			submissionKey: key,
			fillTime: "45000",
			firstName: "Ada",
			lastName: "Grove",
			email: `${key.slice(0, 8)}@caller.example`,
			phone: "(213) 555-0142",
			address: "12 Canyon Road, Topanga",
			message: "Please call in the evening.",
		}),
	};
}

function wanted(): VisitorRequest {
	const key = randomUUID();
	return {
		method: "POST",
		path: "/post-wanted",
		...form({
			submissionKey: key,
			title: `Looking for a pump ${key.slice(0, 8)}`,
			description: "For a pool of 20,000 gallons.",
			budget: "900",
			urgency: "high",
			category: "installation-supplies",
			location: "Topanga",
			email: `${key.slice(0, 8)}@buyer.example`,
			phone_number: "(213) 555-0142",
		}),
	};
}
