// Anyone can upload before we know who they are, so the bytes per day are limited, per network and in total.
import { contact } from "#app/features/company/company.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";

const KILOBYTE = 1024;
const MEGABYTES_PER_NETWORK = 500;
const MEGABYTES_IN_TOTAL = 20_000;
const DAY_SECONDS = 86_400;

/**
 * Counted in kilobytes, because the counter is a 32-bit integer. Fits two full questionnaires and some failed
 * attempts.
 */
export const NETWORK_BUDGET: RateLimitRule = {
	name: "intake-upload-kilobytes",
	points: MEGABYTES_PER_NETWORK * KILOBYTE,
	seconds: DAY_SECONDS,
};
export const TOTAL_BUDGET: RateLimitRule = {
	name: "intake-upload-kilobytes-total",
	points: MEGABYTES_IN_TOTAL * KILOBYTE,
	seconds: DAY_SECONDS,
};
export const TOTAL_KEY = "everyone";

export type UploadBudget = { ok: true } | { ok: false; message: string; retryAfterSeconds: number };

/** Takes `bytes` from the budgets. With 0, checks whether anything is left before a body is read. */
export async function takeFromUploadBudget(clientAddress: string, bytes: number): Promise<UploadBudget> {
	const kilobytes = Math.ceil(bytes / KILOBYTE);
	const network = await rateLimit(NETWORK_BUDGET, clientAddress, kilobytes);
	if (!network.ok)
		return refused(
			`Your network has sent ${MEGABYTES_PER_NETWORK} MB today, which is the daily limit.`,
			network.retryAfterSeconds,
		);
	const total = await rateLimit(TOTAL_BUDGET, TOTAL_KEY, kilobytes);
	return total.ok ? { ok: true } : refused("We can't take more files today.", total.retryAfterSeconds);
}

function refused(why: string, retryAfterSeconds: number): UploadBudget {
	const message = `${why} Try again tomorrow, or email your files to ${contact.email}. Your answers are saved.`;
	return { ok: false, message, retryAfterSeconds };
}
