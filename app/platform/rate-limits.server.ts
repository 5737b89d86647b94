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
export function rateLimit(rule: RateLimitRule, key: string, points = 1): Promise<RateLimitResult> {
	return ask(rule, key, "rate limit not counted", ALLOWED, async (limiter, hash) => {
		try {
			await limiter.consume(hash, points);
			return ALLOWED;
		} catch (reason) {
			if (reason instanceof RateLimiterRes) return retryAfter(reason);
			throw reason;
		}
	});
}

/** Checks whether a use would be allowed, without counting it. */
export function checkRateLimit(rule: RateLimitRule, key: string): Promise<RateLimitResult> {
	return ask(rule, key, "rate limit not read", ALLOWED, async (limiter, hash) => {
		const used = await limiter.get(hash);
		return used && used.consumedPoints >= rule.points ? retryAfter(used) : ALLOWED;
	});
}

/** Resets the count, for example after the correct password. */
export async function resetRateLimit(rule: RateLimitRule, key: string): Promise<void> {
	await ask(rule, key, "rate limit not forgiven", false, (limiter, hash) => limiter.delete(hash));
}

/** Gives back what a use took, for example because the password was right after all. */
export async function refundRateLimit(rule: RateLimitRule, key: string): Promise<void> {
	await ask(rule, key, "rate limit not refunded", undefined, async (limiter, hash) => {
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

function retryAfter({ msBeforeNext }: RateLimiterRes): RateLimitResult {
	return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

/** If the database fails, the request goes on as with `otherwise`: losing a lead is worse than exceeding a limit. */
async function ask<Answer>(
	rule: RateLimitRule,
	key: string,
	problem: string,
	otherwise: Answer,
	question: (limiter: RateLimiterPostgres, hash: string) => Promise<Answer>,
): Promise<Answer> {
	try {
		return await question(limiterFor(rule), await hashKey(rule, key));
	} catch (error) {
		log.warn({ rule: rule.name, error: error instanceof Error ? error.message : String(error) }, problem);
		return otherwise;
	}
}

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
