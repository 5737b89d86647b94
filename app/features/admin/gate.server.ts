// The admin sign-in. Each network may try a few times, in whatever way. Wrong attempts from all networks together only
// slow down networks that never signed in, so strangers cannot lock admins out.
import { setTimeout as pause } from "node:timers/promises";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { RequestFacts } from "#app/platform/http/request-context.server.ts";
import { countUse, rateLimit, resetRateLimit } from "#app/platform/rate-limits.server.ts";
import {
	type Attempt,
	checkAttempt,
	checkSamePerson,
	EXPIRED,
	triedAccount,
	type WrongReason,
} from "./attempts.server.ts";
import { isKnownNetwork, rememberNetwork } from "./known-networks.server.ts";
import { type AdminSession, confirmSession, type Entry, openAdminSession } from "./sessions.server.ts";

const MINUTE = 60;
const perNetwork = [
	{ name: "admin-gate-minute", points: 5, seconds: MINUTE },
	{ name: "admin-gate-quarter", points: 12, seconds: 15 * MINUTE },
	{ name: "admin-gate-day", points: 30, seconds: 24 * 60 * MINUTE },
];
const RECORDED_FAILURES = { name: "audited-failures", points: 500, seconds: 24 * 60 * MINUTE };
/** Attempts by all unknown networks together. Beyond `points` they are delayed, not refused. */
const GLOBAL_LIMIT = { name: "admin-gate-everywhere", points: 40, seconds: 10 * MINUTE };
const MAX_DELAY_MS = 5_000;
/** Delayed attempts that one process holds open. Further ones are asked to retry later. */
const MAX_DELAYED = 100;

type Refused =
	| { ok: false; reason: "wrong" }
	| { ok: false; reason: "expired" }
	| { ok: false; reason: "wait"; seconds: number };
/** `cookie`: the `Set-Cookie` header of a new session. */
export type GateAnswer = { ok: true; cookie: string | null; method: Entry["method"] } | Refused;

export async function unlock(attempt: Attempt, request: Request, facts: RequestFacts): Promise<GateAnswer> {
	const check = () => checkAttempt(attempt, new URL(request.url));
	const answer = await limited(facts, check, {
		actor: "Visitor",
		action: "failed to sign in",
		account: () => triedAccount(attempt),
	});
	if (!answer.ok) return answer;
	facts.log.info({ method: answer.right.method }, "admin gate: opened");
	return {
		ok: true,
		cookie: await openAdminSession(request, answer.right),
		method: answer.right.method,
	};
}

/** Asks a signed-in person for their passkey or password again, within the same limits. */
export async function confirmPerson(
	attempt: Attempt,
	session: AdminSession,
	request: Request,
	facts: RequestFacts,
): Promise<GateAnswer> {
	const check = () => checkSamePerson(attempt, session, new URL(request.url));
	const answer = await limited(facts, check, {
		actor: session,
		action: "failed to confirm who they are",
		account: async () => session.email ?? session.name,
	});
	if (!answer.ok) return answer;
	await confirmSession(session.id);
	return { ok: true, cookie: null, method: session.method };
}

async function limited<Right extends object>(
	facts: RequestFacts,
	check: () => Promise<Right | WrongReason>,
	failure: { actor: Actor; action: string; account: () => Promise<string> },
): Promise<{ ok: true; right: Right } | Refused> {
	// Counted before anything is checked, so that concurrent attempts count too.
	const wait = (await secondsToWait(facts.clientAddress)) || (await delayUnknownNetwork(facts.clientAddress));
	if (wait > 0) {
		facts.log.warn({ retryAfterSeconds: wait }, "admin gate: too many tries");
		return { ok: false, reason: "wait", seconds: wait };
	}
	const right = await check();
	if (typeof right === "string") {
		facts.log.warn("admin gate: refused");
		const title = await failure.account();
		// The log has all of them. The audit log is kept for good, so strangers may add only so much to it.
		const isRecorded = (await rateLimit(RECORDED_FAILURES, "everyone")).ok;
		if (isRecorded)
			await db().transaction((tx) =>
				recordAudit(tx, failure.actor, {
					action: failure.action,
					subject: { kind: "gate", id: "gate", title },
					reason: right,
				}),
			);
		return { ok: false, reason: right === EXPIRED ? "expired" : "wrong" };
	}
	for (const rule of perNetwork) await resetRateLimit(rule, facts.clientAddress);
	await rememberNetwork(facts.clientAddress);
	return { ok: true, right };
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
