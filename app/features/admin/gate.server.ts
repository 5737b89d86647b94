// The admin sign-in. Wrong answers are counted per account and per network, in whatever way people sign in. Passwords
// cost a tenth of a second of computing each, so they are checked one after another, in two lanes: strangers wait for
// strangers only, and are asked to come back when many wait. So nobody can lock out the office or slow down the site.
import { randomInt } from "node:crypto";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { networkOf } from "#app/platform/http/networks.server.ts";
import type { RequestFacts } from "#app/platform/http/request-context.server.ts";
import {
	type RateLimitRule,
	rateLimit,
	refundRateLimit,
	resetRateLimit,
} from "#app/platform/rate-limits.server.ts";
import { makeTurns, TooManyWaiting } from "#app/platform/turns.server.ts";
import {
	type Attempt,
	checkAttempt,
	checkSamePerson,
	EXPIRED,
	triedAccount,
	type WrongReason,
} from "./attempts.server.ts";
import { isKnownVisitor, rememberNetwork, writeDevice } from "./known-visitors.server.ts";
import { type AdminSession, confirmSession, type Entry, openAdminSession } from "./sessions.server.ts";

function rules(name: string, minute: number, quarter: number, day: number): RateLimitRule[] {
	return [
		{ name: `admin-${name}-minute`, points: minute, seconds: 60 },
		{ name: `admin-${name}-quarter`, points: quarter, seconds: 15 * 60 },
		{ name: `admin-${name}-day`, points: day, seconds: 24 * 3_600 },
	];
}
/** Tries of one account. Only the right answer for that account starts them anew. */
const perAccount = rules("account", 5, 12, 30);
/** Wrong tries of all accounts together. A whole office shares a network, and it has signed in before. */
const perNetwork = { known: rules("office", 20, 60, 150), stranger: rules("stranger", 5, 12, 30) };

/** The log has all of them. */
const RECORDED_FAILURES = { name: "audited-failures", points: 500, seconds: 24 * 3_600 };

/** One password at a time in each lane. */
const lanes = {
	known: makeTurns(1, { inAll: 40, perNetwork: 20 }),
	stranger: makeTurns(1, { inAll: 10, perNetwork: 5 }),
};

type Refused =
	| { ok: false; reason: "wrong" }
	| { ok: false; reason: "expired" }
	/** Too many tries of this account or network. */
	| { ok: false; reason: "wait"; seconds: number }
	/** Too many others are signing in at the moment. */
	| { ok: false; reason: "busy"; seconds: number };
/** `cookies`: the `Set-Cookie` headers of a new session. */
export type GateAnswer = { ok: true; cookies: string[]; method: Entry["method"] } | Refused;

export async function unlock(attempt: Attempt, request: Request, facts: RequestFacts): Promise<GateAnswer> {
	const { clientAddress } = facts;
	const lane = (await isKnownVisitor(request, clientAddress)) ? "known" : "stranger";
	const account = `${networkOf(clientAddress)} ${accountOf(attempt)}`;
	const answer = await limited(facts, {
		lane: attempt.way === "passkey" ? null : lane,
		counts: [
			...perAccount.map((rule) => ({ rule, key: account })),
			...perNetwork[lane].map((rule) => ({ rule, key: clientAddress })),
		],
		check: () => checkAttempt(attempt, new URL(request.url)),
		failure: { actor: "Visitor", action: "failed to sign in", account: () => triedAccount(attempt) },
	});
	if (!answer.ok) return answer;
	for (const rule of perAccount) await resetRateLimit(rule, account);
	await rememberNetwork(clientAddress);
	facts.log.info({ method: answer.right.method }, "admin gate: opened");
	return {
		ok: true,
		cookies: [await openAdminSession(request, answer.right), await writeDevice(request)],
		method: answer.right.method,
	};
}

/** Asks a signed-in person for their passkey or password again. Confirming starts no count anew. */
export async function confirmPerson(
	attempt: Attempt,
	session: AdminSession,
	request: Request,
	facts: RequestFacts,
): Promise<GateAnswer> {
	const answer = await limited(facts, {
		lane: attempt.way === "passkey" ? null : "known",
		// Wherever they are: nobody else can use up the tries of a session.
		counts: perAccount.map((rule) => ({ rule, key: `confirm ${session.staffId}` })),
		check: () => checkSamePerson(attempt, session, new URL(request.url)),
		failure: {
			actor: session,
			action: "failed to confirm who they are",
			account: async () => session.email ?? session.name,
		},
	});
	if (!answer.ok) return answer;
	await confirmSession(session.id);
	return { ok: true, cookies: [], method: session.method };
}

const MAX_ACCOUNT_LENGTH = 254;

/** What the attempt is counted under, whether the account exists or not. */
function accountOf(attempt: Attempt): string {
	return attempt.way === "email"
		? attempt.email.trim().toLowerCase().slice(0, MAX_ACCOUNT_LENGTH)
		: attempt.way;
}

type Count = { rule: RateLimitRule; key: string };

async function limited<Right extends object>(
	facts: RequestFacts,
	{
		lane,
		counts,
		check,
		failure,
	}: {
		/** Null for a passkey, which costs next to nothing to check. */
		lane: keyof typeof lanes | null;
		counts: Count[];
		check: () => Promise<Right | WrongReason>;
		failure: { actor: Actor; action: string; account: () => Promise<string> };
	},
): Promise<{ ok: true; right: Right } | Refused> {
	const tried = await (lane ? lanes[lane](facts.clientAddress, count) : count()).catch((error: unknown) => {
		if (error instanceof TooManyWaiting) return null;
		throw error;
	});
	if (!tried) {
		facts.log.warn("admin gate: too many are waiting");
		return { ok: false, reason: "busy", seconds: laterSeconds() };
	}
	if ("wait" in tried) {
		facts.log.warn({ retryAfterSeconds: tried.wait }, "admin gate: too many tries");
		return { ok: false, reason: "wait", seconds: tried.wait };
	}
	const { right } = tried;
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
	return { ok: true, right };

	/** In the turn of the attempt, so that one who is sent away costs us nothing and loses no try. */
	async function count(): Promise<{ wait: number } | { right: Right | WrongReason }> {
		// Before anything is checked, so that concurrent attempts count too.
		const wait = await secondsToWait(counts);
		if (wait > 0) return { wait };
		const right = await check();
		// Only a wrong answer counts.
		if (typeof right !== "string") for (const { rule, key } of counts) await refundRateLimit(rule, key);
		return { right };
	}
}

async function secondsToWait(counts: readonly Count[]): Promise<number> {
	let wait = 0;
	for (const { rule, key } of counts) {
		const answer = await rateLimit(rule, key);
		if (!answer.ok) wait = Math.max(wait, answer.retryAfterSeconds);
	}
	return wait;
}

/** Different for each, so that they do not all come back in the same moment. */
function laterSeconds(): number {
	return randomInt(2, 6);
}
