// Sends the most expensive bodies we can think of to every URL that accepts a form. Each must cost little time and
// memory.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { maxBodyBytes } from "#server/http/request-bodies.ts";
import { everyRoute } from "#tests/support/routes.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { fieldsFor } from "./form-fields.ts";
import { send } from "./http-client.ts";
import { BODY_COUNT, type PathologicalBody, pathologicalBody } from "./pathological-bodies.ts";
import { type Cost, costOf } from "./process-cost.ts";
import { isLong } from "./scale.ts";
import { addTargets, parameterFor, signIn, startVictim, type Targets, type Victim } from "./victim.ts";

vi.setConfig({ testTimeout: isLong ? 3_600_000 : 300_000 });

const MAX_CPU_MS = 100;
const MAX_MEGABYTES = 50;
const MEGABYTE = 1_000_000;
/** Garbage collection, compilation and other work count too, so the best of several attempts decides. */
const TRIES = 8;

let victim: Victim;
let office: string;
let targets: Targets;
let senders = 0;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim();
	office = await signIn(victim);
	targets = await addTargets(victim);
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

test("no body costs more than 100 ms of processor time or 50 MB of memory", async () => {
	const findings: string[] = [];
	let sent = 0;
	let worst: Cost = { cpuMs: 0, peakMegabytes: 0 };
	let slowest = "";
	for (const { pattern, path } of await postRoutes())
		for (let index = 0; index < BODY_COUNT; index++)
			for (const { address, size } of variantsOf(path, index)) {
				const body = pathologicalBody(fieldsFor(pattern), size, index);
				const cost = await leastCost(() => post(pattern, address, body));
				sent++;
				if (!cost) continue;
				if (cost.cpuMs > worst.cpuMs) slowest = `${address}, ${body.name}`;
				worst = {
					cpuMs: Math.max(worst.cpuMs, cost.cpuMs),
					peakMegabytes: Math.max(worst.peakMegabytes, cost.peakMegabytes),
				};
				if (cost.cpuMs > MAX_CPU_MS || cost.peakMegabytes > MAX_MEGABYTES)
					findings.push(
						`${address}, ${size} bytes, ${body.name}: ${Math.round(cost.cpuMs)} ms, ${Math.round(cost.peakMegabytes)} MB`,
					);
			}
	console.log(
		`bodies: ${sent} sent, the worst took ${Math.round(worst.cpuMs)} ms (${slowest}) and ${Math.round(worst.peakMegabytes)} MB`,
	);
	expect(findings).toEqual([]);
	expect(sent).toBeGreaterThan(500);
});

/** The short form sends each body once: to the page, or to the router's data URL. */
function variantsOf(path: string, index: number): { address: string; size: number }[] {
	const data = `${path === "/" ? "/_root" : path}.data`;
	const accepted = acceptedBytes(path);
	if (isLong)
		return [path, data].flatMap((address) => [accepted, MEGABYTE].map((size) => ({ address, size })));
	return [{ address: index % 2 === 0 ? path : data, size: accepted }];
}

/** Just within the limit of this path, so the body is read and not only refused. */
function acceptedBytes(path: string): number {
	return Math.min(MEGABYTE, maxBodyBytes({ headers: {} }, path)) - 1_000;
}

/** Routes with an action. Others respond with 405 without reading the body. */
async function postRoutes(): Promise<{ pattern: string; path: string }[]> {
	const found = [];
	for (const pattern of everyRoute()) {
		const path = pattern.replace(/[:*]\w*/, parameterFor(pattern, targets));
		const answer = await post(pattern, path, { name: "", type: "text/plain", bytes: Buffer.from("x") });
		if (answer.kind !== "answered" || answer.status !== 405) found.push({ pattern, path });
	}
	return found;
}

function post(pattern: string, path: string, body: PathologicalBody) {
	senders++;
	return send(victim.address, {
		method: "POST",
		path,
		headers: {
			"Content-Type": body.type,
			Cookie: pattern.startsWith("/admin") ? office : targets.intakeCookie,
			// A new network each time, so that no rate limit saves the site the work.
			"X-Forwarded-For": `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`,
		},
		body: body.bytes,
	});
}

async function leastCost(work: () => Promise<unknown>): Promise<Cost | undefined> {
	let least: Cost | undefined;
	for (let n = 0; n < TRIES; n++) {
		const cost = await costOf(victim.pid, work);
		if (!cost) return undefined;
		least = {
			cpuMs: Math.min(cost.cpuMs, least?.cpuMs ?? Number.POSITIVE_INFINITY),
			peakMegabytes: Math.min(cost.peakMegabytes, least?.peakMegabytes ?? Number.POSITIVE_INFINITY),
		};
		if (least.cpuMs <= MAX_CPU_MS / 2 && least.peakMegabytes <= MAX_MEGABYTES / 2) break;
	}
	return least;
}
