// Every process looks at the feeds' rows every few seconds and keeps them in memory, so that a page waits for neither a
// feed nor the database. pg-boss starts jobs on whole minutes only, which is too slow for a warning.
import type { ServiceName } from "#app/platform/http/services.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Feed, type FeedState, silence } from "./feed.ts";
import {
	claimRequest,
	readContent,
	readStates,
	registerFeed,
	saveAnswer,
	saveFailure,
} from "./feed-rows.server.ts";
import { fetchFeed } from "./fetch-feed.server.ts";

export type FollowedFeed = { feed: Feed<unknown>; service: ServiceName; address: string };

const LOOK_EVERY_MS = 4_000;
/** How long a new process asks even in a long pause: after a restart nobody should wait for it to end. */
const JUST_STARTED_MS = 22_000;

type Known = {
	version: number;
	items: unknown[];
	answeredAt: Date | null;
	since: Date;
	silentMs: number;
	/** Of the clock that never jumps. */
	readAt: number;
};
const known = new Map<string, Known>();

/** Null until this process knows anything, and for a feed that is turned off. */
export function feedState<Item>(feed: Feed<Item>, now = Date.now()): FeedState<Item> | null {
	const state = known.get(feed.name);
	if (!state) return null;
	const { answeredAt, since, silentMs, readAt } = state;
	const clockMs = now - (answeredAt ?? since).getTime();
	return {
		items: state.items as Item[],
		answeredAt,
		silentMs: silence(clockMs, silentMs, performance.now() - readAt),
	};
}

/** Calls `onLook` after every look at the rows. */
export function followFeeds(followed: FollowedFeed[], onLook: () => void): { stop(): Promise<void> } {
	const stopping = new AbortController();
	const asking = new Map<string, Promise<void>>();
	const registered = new Set<string>();
	const askedByUs = new Set<string>();
	const startedAt = performance.now();
	let timer: NodeJS.Timeout | undefined;
	let looking = Promise.resolve();

	async function look(): Promise<void> {
		try {
			for (const one of followed) {
				const { name } = one.feed;
				if (!registered.has(name)) await registerFeed(name, sourceOf(one));
				registered.add(name);
				if (asking.has(name)) continue;
				const justStarted = !askedByUs.has(name) && performance.now() - startedAt < JUST_STARTED_MS;
				const row = await claimRequest(name, { justStarted });
				if (!row) continue;
				askedByUs.add(name);
				const request = ask(one, row, stopping.signal);
				asking.set(
					name,
					request.finally(() => asking.delete(name)),
				);
			}
			await refresh(followed);
		} catch (error) {
			log.debug({ error: String(error) }, "feeds not read");
		}
		onLook();
		if (!stopping.signal.aborted) timer = setTimeout(begin, LOOK_EVERY_MS);
	}

	function begin() {
		looking = look();
	}

	if (followed.length > 0) begin();
	return {
		async stop() {
			stopping.abort();
			clearTimeout(timer);
			await looking;
			await Promise.all(asking.values());
			known.clear();
		},
	};
}

/** Asks the feed once and stores what it said. */
export async function ask(
	{ feed, service, address }: FollowedFeed,
	row: NonNullable<Awaited<ReturnType<typeof claimRequest>>>,
	signal: AbortSignal,
): Promise<void> {
	try {
		let answer = await fetchFeed(service, address, row, signal);
		if (signal.aborted) return;
		if (answer.kind === "unchanged") return await saveAnswer(row, null, row);
		if (answer.kind === "changed") {
			const items = readItems(feed, answer.body);
			if (items) return await saveAnswer(row, items, answer);
			answer = { kind: "failed", problem: "sent something else", retryAfterSeconds: 0 };
		}
		log.warn({ feed: feed.name, problem: answer.problem, failures: row.failures + 1 }, "feed failed");
		await saveFailure(row, answer);
	} catch (error) {
		log.warn({ feed: feed.name, error: String(error) }, "feed's answer not stored");
	}
}

function readItems(feed: Feed<unknown>, body: unknown): unknown[] | null {
	try {
		return feed.read(body);
	} catch {
		return null;
	}
}

/** Brings this process's memory up to date with the rows. */
export async function refresh(followed: FollowedFeed[]): Promise<void> {
	const states = await readStates();
	for (const one of followed) {
		const { name } = one.feed;
		const state = states.find((row) => row.name === name && row.source === sourceOf(one));
		if (!state) continue;
		const before = known.get(name);
		const items = before?.version === state.version ? before.items : await readContent(name);
		known.set(name, { ...state, items, readAt: performance.now() });
	}
}

function sourceOf({ feed, address }: FollowedFeed): string {
	return `${feed.readerVersion} ${address}`;
}
