// Anybody can upload before we know who they are, so the bytes of a day are limited: per network, and in total.
import { type RateLimitRule, rateLimit } from "../rate-limits.server.ts";

const KILOBYTE = 1024;
const MEGABYTES_PER_NETWORK = 500;
const MEGABYTES_IN_TOTAL = 20_000;
const DAY_SECONDS = 86_400;

/** Counted in kilobytes, because the counter is a 32-bit number. Two full questionnaires or listings fit, and retries. */
export const NETWORK_BUDGET: RateLimitRule = {
	name: "upload-kilobytes",
	points: MEGABYTES_PER_NETWORK * KILOBYTE,
	wide: 8 * MEGABYTES_PER_NETWORK * KILOBYTE,
	seconds: DAY_SECONDS,
};
export const TOTAL_BUDGET: RateLimitRule = {
	name: "upload-kilobytes-total",
	points: MEGABYTES_IN_TOTAL * KILOBYTE,
	seconds: DAY_SECONDS,
};
export const TOTAL_KEY = "everyone";

/** `why` is a sentence for the visitor. */
export type UploadBudget = { ok: true } | { ok: false; why: string; retryAfterSeconds: number };

/** More than the text of any form. */
const MAX_TEXT_FORM_BYTES = 1024 * KILOBYTE;

/**
 * Call it before a form with files is read, because reading fills the disk. A small form is read even when nothing is
 * left, so that answers without files are never refused.
 */
export async function checkUploadBudget(request: Request, clientAddress: string): Promise<UploadBudget> {
	const declared = Number(request.headers.get("content-length"));
	return declared > MAX_TEXT_FORM_BYTES ? takeFromUploadBudget(clientAddress, 0) : { ok: true };
}

/** Takes `bytes` from the budgets. With 0, checks whether anything is left before a body is read. */
export async function takeFromUploadBudget(clientAddress: string, bytes: number): Promise<UploadBudget> {
	const kilobytes = Math.ceil(bytes / KILOBYTE);
	const network = await rateLimit(NETWORK_BUDGET, clientAddress, kilobytes);
	if (!network.ok)
		return {
			ok: false,
			why: `Your network has sent ${MEGABYTES_PER_NETWORK} MB today, which is the daily limit.`,
			retryAfterSeconds: network.retryAfterSeconds,
		};
	const total = await rateLimit(TOTAL_BUDGET, TOTAL_KEY, kilobytes);
	if (total.ok) return { ok: true };
	return {
		ok: false,
		why: "We can't take more files today.",
		retryAfterSeconds: total.retryAfterSeconds,
	};
}
