// Rate limits shared by all processes, counted in PostgreSQL.
import { lt, sql } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle } from "pg-boss";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimits } from "#db/schema.ts";
import { db, pool, type Tx } from "./database/db.server.ts";
import { networkOf, networksOf } from "./http/networks.server.ts";
import { defineJob } from "./jobs.server.ts";
import { log } from "./log.server.ts";
import { keyedHash } from "./secrets.server.ts";

/**
 * `points` uses within `seconds` of the first one. The name must be unique. For an address, its wider networks are
 * counted too (networks.server.ts).
 */
export type RateLimitRule = {
	name: string;
	points: number;
	seconds: number;
	/** For the wider networks, where it must be less than the points of their homes together. */
	wide?: number;
	/**
	 * For everyone together in a day. What strangers can store has one. As much again is reserved for wide networks that
	 * have used nothing, so that nobody can use up what others need.
	 */
	total?: number;
};
export type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number };

/**
 * `key` can be an IP address, an email or an id; only its keyed hash is stored. A use can cost several points, or
 * none.
 */
export function rateLimit(rule: RateLimitRule, key: string, points = 1): Promise<RateLimitResult> {
	return countAll(rule, key, points, (count, question) =>
		ask(count, "rate limit not counted", ALLOWED, question),
	);
}

/** Inside a transaction, on its own connection: the use counts only if the transaction commits. */
export function rateLimitWithin(tx: Tx, rule: RateLimitRule, key: string): Promise<RateLimitResult> {
	const connection = fromDrizzle(tx, sql);
	const query = ({ text, values }: { text: string; values: unknown[] }) =>
		connection.executeSql(text, values);
	return countAll(rule, key, 1, async (count, question) =>
		question(newLimiter(count, { storeClient: { query }, storeType: "client" }), await hashOf(count)),
	);
}

/** Checks whether a use would be allowed, without counting it. */
export async function checkRateLimit(rule: RateLimitRule, key: string): Promise<RateLimitResult> {
	for (const count of countsOf(rule, key)) {
		const checked = await ask(count, "rate limit not read", ALLOWED, async (limiter, hash) => {
			const used = await limiter.get(hash);
			return used && used.consumedPoints >= count.points ? retryAfter(used) : ALLOWED;
		});
		if (!checked.ok) return checked;
	}
	return ALLOWED;
}

/** Resets the count, for example after the correct password. Wider networks go on counting. */
export async function resetRateLimit(rule: RateLimitRule, key: string): Promise<void> {
	await ask(ownCount(rule, key), "rate limit not forgiven", false, (limiter, hash) => limiter.delete(hash));
}

/** Gives back what a use took, for example because the password was right after all. */
export async function refundRateLimit(rule: RateLimitRule, key: string): Promise<void> {
	for (const count of countsOf(rule, key))
		await ask(count, "rate limit not refunded", undefined, async (limiter, hash) => {
			await limiter.reward(hash);
		});
}

/** For `data(…, init)` and `new Response(…, init)`. */
export function tooManyRequests(retryAfterSeconds: number): {
	status: 429;
	headers: { "Retry-After": string };
} {
	return { status: 429, headers: { "Retry-After": String(retryAfterSeconds) } };
}

export const rateLimitSweepJob = defineJob("rate-limit-sweep", {
	cron: "17 * * * *",
	async handler() {
		await db().delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
	},
});

const ALLOWED: RateLimitResult = { ok: true };

type Question<Answer> = (limiter: RateLimiterPostgres, hash: string) => Promise<Answer>;

/** Uses every count of a rule, until one refuses. */
async function countAll(
	rule: RateLimitRule,
	key: string,
	points: number,
	answer: (count: Count, question: Question<RateLimitResult>) => Promise<RateLimitResult>,
): Promise<RateLimitResult> {
	let isNew = true;
	for (const count of countsOf(rule, key)) {
		const counted = await answer(count, async (limiter, hash) => {
			if (count.shared !== undefined && !isNew) {
				const used = await limiter.get(hash);
				if (used && used.consumedPoints >= count.shared) return retryAfter(used);
			}
			try {
				const { consumedPoints } = await limiter.consume(hash, points);
				isNew = consumedPoints <= points;
				return ALLOWED;
			} catch (reason) {
				if (reason instanceof RateLimiterRes) return retryAfter(reason);
				throw reason;
			}
		});
		if (!counted.ok) return counted;
	}
	return ALLOWED;
}

function retryAfter({ msBeforeNext }: RateLimiterRes): RateLimitResult {
	return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

const DAY_SECONDS = 86_400;

/** One row of the table: who is counted, and up to how many points. */
type Count = {
	name: string;
	points: number;
	/** Beyond this, only for wide networks that have used nothing. */
	shared?: number;
	seconds: number;
	counted: string;
};

/** The home first: a network that is over its limit uses up nothing of its neighbors'. */
function countsOf({ name, points, seconds, wide, total }: RateLimitRule, key: string): Count[] {
	const counts: Count[] = networksOf(key).map(({ scope, network, homes }) => ({
		name: scope === "home" ? name : `${name}:${scope}`,
		points: scope === "home" ? points : Math.min(points * homes, wide ?? points * homes),
		seconds,
		counted: network,
	}));
	if (total !== undefined)
		counts.push({
			name: `${name}:total`,
			points: 2 * total,
			shared: total,
			seconds: DAY_SECONDS,
			counted: "everyone",
		});
	return counts;
}

function ownCount({ name, points, seconds }: RateLimitRule, key: string): Count {
	return { name, points, seconds, counted: networkOf(key) };
}

/** If the database fails, the request goes on as with `otherwise`: losing a lead is worse than exceeding a limit. */
async function ask<Answer>(
	count: Count,
	problem: string,
	otherwise: Answer,
	question: Question<Answer>,
): Promise<Answer> {
	const limiter = limiterFor(count);
	try {
		return await question(limiter, await hashOf(count));
	} catch (error) {
		log.warn({ rule: count.name, error: error instanceof Error ? error.message : String(error) }, problem);
		return otherwise;
	}
}

const limiters = new WeakMap<pg.Pool, Map<string, RateLimiterPostgres>>();

function limiterFor(rule: Count): RateLimiterPostgres {
	const storeClient = pool();
	const known = limiters.get(storeClient) ?? new Map<string, RateLimiterPostgres>();
	limiters.set(storeClient, known);
	let limiter = known.get(rule.name);
	if (!limiter) {
		limiter = newLimiter(rule, {
			storeClient,
			storeType: "pool",
			// Keys over the limit are refused from memory, without another query.
			inMemoryBlockOnConsumed: rule.points + 1,
		});
		known.set(rule.name, limiter);
	}
	return limiter;
}

function newLimiter(
	{ name, points, seconds }: Count,
	store: { storeClient: unknown; storeType: string; inMemoryBlockOnConsumed?: number },
): RateLimiterPostgres {
	return new RateLimiterPostgres({
		...store,
		tableName: "rate_limits",
		tableCreated: true,
		keyPrefix: name,
		points,
		duration: seconds,
		clearExpiredByTimeout: false,
	});
}

async function hashOf({ name, counted }: Count): Promise<string> {
	return (await keyedHash(`rate-limit:${name}`, counted)).toString("base64url");
}
