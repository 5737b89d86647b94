// When a webhook message is tried again: soon at first, for three days at most.
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const RETRY_FOR_MS = 72 * HOUR;

/** After the last one, every eight hours. */
const DELAYS_MS = [
	15_000,
	MINUTE,
	5 * MINUTE,
	15 * MINUTE,
	30 * MINUTE,
	HOUR,
	2 * HOUR,
	4 * HOUR,
	8 * HOUR,
] as const;

/** `attempts`: how many have failed. Null when there is none left before `giveUpAt`. */
export function nextAttemptAt(attempts: number, now: Date, giveUpAt: Date): Date | null {
	const delay = DELAYS_MS[Math.min(attempts, DELAYS_MS.length) - 1] ?? DELAYS_MS[0];
	const next = new Date(now.getTime() + delay);
	return next <= giveUpAt ? next : null;
}
