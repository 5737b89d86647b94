// A public feed, and how often we ask it. Every feed can be down, slow, huge or wrong.

/** How a feed's answer becomes our own items. Throws when the answer is not what the feed is for. */
export type Feed<Item> = { name: string; readerVersion: number; read(body: unknown): Item[] };

/** What we know from a feed. */
export type FeedState<Item> = {
	items: readonly Item[];
	/** Null when it has never answered. */
	answeredAt: Date | null;
	/** How long the feed has not answered. */
	silentMs: number;
};

/** After this long without an answer, nothing the feed said is shown as current. */
export const MAX_SILENCE_MS = 30 * 60_000;

export function isCurrent(state: Pick<FeedState<unknown>, "silentMs">): boolean {
	return state.silentMs < MAX_SILENCE_MS;
}

const PAUSE_SECONDS = 55;
/** Short enough that the end of an outage is noticed within two minutes. */
const MAX_PAUSE_SECONDS = 100;
const MAX_RETRY_AFTER_SECONDS = 600;

/** Seconds until the next request. `random` from 0 to 1 keeps several sites from asking at the same moment. */
export function pauseSeconds(failures: number, retryAfter: number, random: number): number {
	const pause = Math.min(PAUSE_SECONDS * 2 ** Math.min(failures, 4), MAX_PAUSE_SECONDS);
	const asked = Math.min(retryAfter, MAX_RETRY_AFTER_SECONDS);
	return Math.max(pause, asked) + random * 10;
}

/**
 * The larger of two measures, because a computer's clock can jump either way: the time on the clock, and the time
 * that has passed since the silence was last measured.
 */
export function silence(clockMs: number, measuredMs: number, passedMs: number): number {
	return Math.max(0, clockMs, measuredMs + passedMs);
}
