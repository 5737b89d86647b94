// The gate: one password, few tries. Each wider window is harder to wait out, so that guessing slows to a crawl.

import { db } from "#app/platform/db.server.ts";
import { forgiveRateLimit, rateLimit } from "#app/platform/rate-limits.server.ts";
import type { RequestFacts } from "#app/platform/request-context.server.ts";
import { recordAudit } from "./audit.server.ts";
import { isAdminPassword } from "./password.server.ts";
import { openAdminSession } from "./sessions.server.ts";

const MINUTE = 60;
const perNetwork = [
	{ name: "admin-gate-minute", points: 5, seconds: MINUTE },
	{ name: "admin-gate-quarter", points: 12, seconds: 15 * MINUTE },
	{ name: "admin-gate-day", points: 30, seconds: 24 * 60 * MINUTE },
];
/** Guessing from a thousand networks at once. Short, because it also stops the office. */
const everywhere = { name: "admin-gate-everywhere", points: 200, seconds: 10 * MINUTE };

export type GateAnswer =
	| { ok: true; cookie: string }
	| { ok: false; reason: "wrong" }
	| { ok: false; reason: "wait"; seconds: number };

export async function unlock(password: string, request: Request, facts: RequestFacts): Promise<GateAnswer> {
	// Counted before the password is looked at: many tries at the same moment count, too.
	const wait = await secondsToWait(facts.clientAddress);
	if (wait > 0) {
		facts.log.warn({ retryAfterSeconds: wait }, "admin gate: too many tries");
		return { ok: false, reason: "wait", seconds: wait };
	}
	// scrypt works on the whole text; nobody's password is longer.
	if (password.length > 1_000 || !(await isAdminPassword(password))) {
		facts.log.warn("admin gate: wrong password");
		await db().transaction((tx) =>
			recordAudit(tx, "Visitor", {
				action: "was refused at the gate",
				subject: { kind: "gate", id: "gate", title: "" },
				reason: "Invalid password",
			}),
		);
		return { ok: false, reason: "wrong" };
	}
	for (const rule of perNetwork) await forgiveRateLimit(rule, facts.clientAddress);
	facts.log.info("admin gate: opened");
	return { ok: true, cookie: await openAdminSession(request) };
}

async function secondsToWait(clientAddress: string): Promise<number> {
	let wait = 0;
	for (const rule of perNetwork) {
		const answer = await rateLimit(rule, clientAddress);
		if (!answer.ok) wait = Math.max(wait, answer.retryAfterSeconds);
	}
	if (wait > 0) return wait;
	const answer = await rateLimit(everywhere, "everyone");
	return answer.ok ? 0 : answer.retryAfterSeconds;
}
