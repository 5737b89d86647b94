// The admin sign-in. Each network may try a few passwords. Wrong passwords from all networks together only slow down
// networks that never signed in, so strangers cannot lock admins out.
import { setTimeout as pause } from "node:timers/promises";
import { recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/db.server.ts";
import { countUse, rateLimit, resetRateLimit } from "#app/platform/rate-limits.server.ts";
import type { RequestFacts } from "#app/platform/request-context.server.ts";
import { isKnownNetwork, rememberNetwork } from "./known-networks.server.ts";
import { isAdminPassword } from "./password.server.ts";
import { openAdminSession } from "./sessions.server.ts";

const MINUTE = 60;
const perNetwork = [
	{ name: "admin-gate-minute", points: 5, seconds: MINUTE },
	{ name: "admin-gate-quarter", points: 12, seconds: 15 * MINUTE },
	{ name: "admin-gate-day", points: 30, seconds: 24 * 60 * MINUTE },
];
/** Attempts by all unknown networks together. Beyond `points` they are delayed, not refused. */
const GLOBAL_LIMIT = { name: "admin-gate-everywhere", points: 40, seconds: 10 * MINUTE };
const MAX_DELAY_MS = 5_000;
/** Delayed attempts that one process holds open. Further ones are asked to retry later. */
const MAX_DELAYED = 100;

export type GateAnswer =
	| { ok: true; cookie: string }
	| { ok: false; reason: "wrong" }
	| { ok: false; reason: "wait"; seconds: number };

export async function unlock(password: string, request: Request, facts: RequestFacts): Promise<GateAnswer> {
	// Counted before the password is checked, so that concurrent attempts count too.
	const wait = (await secondsToWait(facts.clientAddress)) || (await delayUnknownNetwork(facts.clientAddress));
	if (wait > 0) {
		facts.log.warn({ retryAfterSeconds: wait }, "admin gate: too many tries");
		return { ok: false, reason: "wait", seconds: wait };
	}
	// scrypt hashes the whole text, so refuse very long passwords first.
	if (password.length > 1_000 || !(await isAdminPassword(password))) {
		facts.log.warn("admin gate: wrong password");
		await db().transaction((tx) =>
			recordAudit(tx, "Visitor", {
				action: "entered a wrong password",
				subject: { kind: "gate", id: "gate", title: "" },
				reason: "Invalid password",
			}),
		);
		return { ok: false, reason: "wrong" };
	}
	for (const rule of perNetwork) await resetRateLimit(rule, facts.clientAddress);
	await rememberNetwork(facts.clientAddress);
	facts.log.info("admin gate: opened");
	return { ok: true, cookie: await openAdminSession(request) };
}

async function secondsToWait(clientAddress: string): Promise<number> {
	let wait = 0;
	for (const rule of perNetwork) {
		const answer = await rateLimit(rule, clientAddress);
		if (!answer.ok) wait = Math.max(wait, answer.retryAfterSeconds);
	}
	return wait;
}

let delayed = 0;

/** Returns 0 after the delay, or the seconds to wait when too many attempts are delayed already. */
async function delayUnknownNetwork(clientAddress: string): Promise<number> {
	if (await isKnownNetwork(clientAddress)) return 0;
	const ms = delayAfter(await countUse(GLOBAL_LIMIT, "everyone"));
	if (ms === 0) return 0;
	if (delayed >= MAX_DELAYED) return Math.ceil(ms / 1_000);
	delayed += 1;
	try {
		await pause(ms);
	} finally {
		delayed -= 1;
	}
	return 0;
}

/** Half a second more for every 20 attempts past the free ones. */
export function delayAfter(tries: number): number {
	const over = Math.max(0, tries - GLOBAL_LIMIT.points);
	return Math.min(MAX_DELAY_MS, Math.ceil(over / 20) * 500);
}
