// Limits that hold across processes, because they count in PostgreSQL.
import { lt } from "drizzle-orm";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimits } from "#db/schema.ts";
import { db, pool } from "./db.server.ts";
import { defineJob } from "./jobs.server.ts";
import { log } from "./log.server.ts";
import { networkOf } from "./networks.server.ts";
import { keyedHash } from "./secrets.server.ts";

/** `points` uses in `seconds`, counted from the first; the name must be unique. */
export type RateLimitRule = { name: string; points: number; seconds: number };
export type RateLimited = { ok: true } | { ok: false; retryAfterSeconds: number };

/** `key` may be an address, an email, an id: only its keyed hash is kept. A use may cost more than one point, or none. */
export async function rateLimit(rule: RateLimitRule, key: string, points = 1): Promise<RateLimited> {
	try {
		await limiterFor(rule).consume(await hashed(rule, key), points);
		return { ok: true };
	} catch (reason) {
		if (reason instanceof RateLimiterRes)
			return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) };
		// Losing a request on a fire evening is worse than letting one too many through.
		log.warn(
			{ rule: rule.name, error: reason instanceof Error ? reason.message : String(reason) },
			"rate limit not counted",
		);
		return { ok: true };
	}
}

/** Whether a use would be allowed, without counting one. */
export async function peekRateLimit(rule: RateLimitRule, key: string): Promise<RateLimited> {
	try {
		const used = await limiterFor(rule).get(await hashed(rule, key));
		if (!used || used.consumedPoints < rule.points) return { ok: true };
		return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(used.msBeforeNext / 1000)) };
	} catch (error) {
		log.warn(
			{ rule: rule.name, error: error instanceof Error ? error.message : String(error) },
			"rate limit not read",
		);
		return { ok: true };
	}
}

/** Counts a use without refusing it. Returns how many there were in the rule's time, this one included. */
export async function countUse(rule: RateLimitRule, key: string): Promise<number> {
	try {
		return (await limiterFor(rule).penalty(await hashed(rule, key))).consumedPoints;
	} catch (error) {
		log.warn(
			{ rule: rule.name, error: error instanceof Error ? error.message : String(error) },
			"use not counted",
		);
		return 0;
	}
}

/** After a success that ends the suspicion, such as the right password. */
export async function forgiveRateLimit(rule: RateLimitRule, key: string): Promise<void> {
	try {
		await limiterFor(rule).delete(await hashed(rule, key));
	} catch (error) {
		log.warn(
			{ rule: rule.name, error: error instanceof Error ? error.message : String(error) },
			"rate limit not forgiven",
		);
	}
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
	retryLimit: 2,
	retryDelay: 60,
	expireInSeconds: 300,
	pollSeconds: 30,
	async handler() {
		await db().delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
	},
});

const limiters = new WeakMap<pg.Pool, Map<string, RateLimiterPostgres>>();

function limiterFor(rule: RateLimitRule): RateLimiterPostgres {
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
			// Who is over the limit costs no further query.
			inMemoryBlockOnConsumed: rule.points + 1,
			clearExpiredByTimeout: false,
		});
		known.set(rule.name, limiter);
	}
	return limiter;
}

async function hashed(rule: RateLimitRule, key: string): Promise<string> {
	return (await keyedHash(`rate-limit:${rule.name}`, networkOf(key))).toString("base64url");
}
