// Rate limits shared by all processes, counted in PostgreSQL.
import { lt } from "drizzle-orm";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimits } from "#db/schema.ts";
import { db, pool } from "./database/db.server.ts";
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
export async function rateLimit(rule: RateLimitRule, key: string, points = 1): Promise<RateLimitResult> {
	let isNew = true;
	for (const count of countsOf(rule, key)) {
		const counted = await ask(count, "rate limit not counted", ALLOWED, async (limiter, hash) => {
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

/** Counts a use without refusing it, and returns the number of uses in the rule's time window, including this one. */
export function countUse(rule: RateLimitRule, key: string): Promise<number> {
	return ask(ownCount(rule, key), "use not counted", 0, async (limiter, hash) => {
		return (await limiter.penalty(hash)).consumedPoints;
	});
}

/** Resets the count, for example after the correct password. Wider networks go on counting. */
export async function resetRateLimit(rule: RateLimitRule, key: string): Promise<void> {
	await ask(ownCount(rule, key), "rate limit not forgiven", false, (limiter, hash) => limiter.delete(hash));
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
	question: (limiter: RateLimiterPostgres, hash: string) => Promise<Answer>,
): Promise<Answer> {
	try {
		return await question(limiterFor(count), await hashOf(count));
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
		limiter = new RateLimiterPostgres({
			storeClient,
			storeType: "pool",
			tableName: "rate_limits",
			tableCreated: true,
			keyPrefix: rule.name,
			points: rule.points,
			duration: rule.seconds,
			// Keys over the limit are refused from memory, without another query.
			inMemoryBlockOnConsumed: rule.points + 1,
			clearExpiredByTimeout: false,
		});
		known.set(rule.name, limiter);
	}
	return limiter;
}

async function hashOf({ name, counted }: Count): Promise<string> {
	return (await keyedHash(`rate-limit:${name}`, counted)).toString("base64url");
}
