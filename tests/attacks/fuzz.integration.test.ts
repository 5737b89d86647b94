// Generated requests to every route of the real site. It must respond to all of them quickly, and never with a server
// error.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { everyRoute } from "#tests/support/routes.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { attackOn, type RoutedAttack } from "./attack-requests.ts";
import { type Answer, send, staysHere } from "./http-client.ts";
import { residentMegabytes } from "./memory.ts";
import { fuzzRequests, isLong, seed } from "./scale.ts";
import { addTargets, signIn, startVictim, type Victim, valuesFor } from "./victim.ts";

vi.setConfig({ testTimeout: isLong ? 3_600_000 : 300_000 });

/** Below the number at which the site refuses requests on purpose. */
const AT_ONCE = 6;
const BATCH = 500;
/** In the second half of the run. Twenty thousand requests fill every cache, a thousand do not. */
const MOST_GROWTH_MB = isLong ? 50 : 250;
const OUTSIDE_THE_TABLE = ["/healthz", "/readyz", "/metrics", "/__manifest", "/assets/*", "/:anything"];

let victim: Victim;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim();
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

test("every generated request gets an answer that is no 5xx, in time, within bounded memory", async () => {
	const routes = [...everyRoute(), ...OUTSIDE_THE_TABLE];
	const office = await signIn(victim);
	const leaving = await signIn(victim);
	const findings = new Map<string, { times: number; first: RoutedAttack; answer: Answer }>();
	const statuses = new Map<number, number>();
	let sent = 0;
	let slowest = 0;
	let halfway: number | undefined;

	while (sent < fuzzRequests) {
		const targets = await addTargets(victim);
		const attacks = fc.sample(
			attackOn({
				routes,
				valuesFor: (pattern) => valuesFor(pattern, targets),
				cookiesFor: (pattern) =>
					pattern.startsWith("/admin")
						? [pattern === "/admin/sign-out" ? leaving : office]
						: [targets.intakeCookie],
			}),
			{ numRuns: Math.min(BATCH, fuzzRequests - sent), seed: seed + sent },
		);
		await inParallel(attacks, async (attack) => {
			const answer = await send(victim.address, attack);
			slowest = Math.max(slowest, answer.ms);
			if (answer.kind === "answered") statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
			const finding = findingIn(attack, answer);
			if (!finding) return;
			const known = findings.get(finding);
			if (known) known.times++;
			else findings.set(finding, { times: 1, first: attack, answer });
		});
		sent += attacks.length;
		if (sent >= fuzzRequests / 2) halfway ??= residentMegabytes(victim.pid);
	}

	const end = residentMegabytes(victim.pid);
	const errors = victim
		.said()
		.split("\n")
		.filter((line) => /"level":[56]0/.test(line))
		.map((line) =>
			String(JSON.parse(line).error ?? line)
				.split("\n")
				.slice(0, 4)
				.join("\n"),
		);
	console.log(
		`fuzz: ${sent} requests on ${routes.length} routes with seed ${seed}; slowest ${Math.round(slowest)} ms; ` +
			`memory ${halfway} MB halfway, ${end} MB at the end; statuses ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}; ` +
			`${findings.size} findings, ${errors.length} error lines`,
	);
	expect({
		errors: [...new Set(errors)],
		findings: [...findings].map(([finding, { times, first }]) => ({ finding, times, first: shown(first) })),
	}).toEqual({ errors: [], findings: [] });
	// Some attacks must get through, or this test proves nothing.
	for (const status of [200, 303, 400, 404]) expect(statuses.get(status)).toBeGreaterThan(0);
	if (halfway && end) expect(end - halfway).toBeLessThan(MOST_GROWTH_MB);
});

function findingIn(attack: RoutedAttack, answer: Answer): string | null {
	const where = `${attack.method} ${attack.pattern}`;
	if (answer.kind === "hung") return `${where} hung`;
	// A refused body is not read to its end, so the sender may see the closed connection first.
	if (answer.kind === "broken")
		return (attack.body?.length ?? 0) > 60_000 ? null : `${where}: ${answer.error}`;
	const { location, "set-cookie": cookies, "cache-control": caching = "" } = answer.headers;
	if (answer.status >= 500) return `${where} answered ${answer.status}`;
	if (location && !staysHere(location)) return `${where} leads elsewhere`;
	if (cookies && caching.includes("public")) return `${where} lets others keep a cookie`;
	return "x-injected" in answer.headers ? `${where} sends a header of the attacker's` : null;
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
	const queue = items[Symbol.iterator]();
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			for (const item of queue) await work(item);
		}),
	);
}

function shown({ method, path, headers, body }: RoutedAttack): string {
	const start = body?.toString("latin1").slice(0, 2_000);
	return JSON.stringify({ method, path, body: start, headers }).slice(0, 3_000);
}
