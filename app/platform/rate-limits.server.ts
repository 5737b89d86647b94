// Rate limits shared by all processes, counted in PostgreSQL.
import { lt } from "drizzle-orm";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimits } from "#db/schema.ts";
import { db, pool } from "./database/db.server.ts";
import { networkOf } from "./http/networks.server.ts";
import { defineJob } from "./jobs.server.ts";
import { log } from "./log.server.ts";
import { keyedHash } from "./secrets.server.ts";

/** `points` uses within `seconds` of the first one. The name must be unique. */
export type RateLimitRule = { name: string; points: number; seconds: number };
export type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number };

/**
 * `key` can be an IP address, an email or an id; only its keyed hash is stored. A use can cost several points, or
 * none.
 */
export async function rateLimit(rule: RateLimitRule, key: string, points = 1): Promise<RateLimitResult> {
	try {
		await limiterFor(rule).consume(await hashKey(rule, key), points);
		return { ok: true };
	} catch (reason) {
		if (reason instanceof RateLimiterRes)
			return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) };
		// If the database fails, allow the request: losing a lead is worse than exceeding a limit.
		log.warn(
			{ rule: rule.name, error: reason instanceof Error ? reason.message : String(reason) },
			"rate limit not counted",
		);
		return { ok: true };
	}
}

/** Checks whether a use would be allowed, without counting it. */
export async function checkRateLimit(rule: RateLimitRule, key: string): Promise<RateLimitResult> {
	try {
		const used = await limiterFor(rule).get(await hashKey(rule, key));
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

/** Counts a use without refusing it, and returns the number of uses in the rule's time window, including this one. */
export async function countUse(rule: RateLimitRule, key: string): Promise<number> {
	try {
		return (await limiterFor(rule).penalty(await hashKey(rule, key))).consumedPoints;
	} catch (error) {
		log.warn(
			{ rule: rule.name, error: error instanceof Error ? error.message : String(error) },
			"use not counted",
		);
		return 0;
	}
}

/** Resets the count, for example after the correct password. */
export async function resetRateLimit(rule: RateLimitRule, key: string): Promise<void> {
	try {
		await limiterFor(rule).delete(await hashKey(rule, key));
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
			// Keys over the limit are refused from memory, without another query.
			inMemoryBlockOnConsumed: rule.points + 1,
			clearExpiredByTimeout: false,
		});
		known.set(rule.name, limiter);
	}
	return limiter;
}

async function hashKey(rule: RateLimitRule, key: string): Promise<string> {
	return (await keyedHash(`rate-limit:${rule.name}`, networkOf(key))).toString("base64url");
}
