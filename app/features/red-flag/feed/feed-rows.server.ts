// The feeds' rows. A process claims a request by moving `nextAskAt` on, so that one process of a fleet asks.
import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { feeds } from "#db/schema.ts";
import { pauseSeconds } from "./feed.ts";
import type { FeedAnswer } from "./fetch-feed.server.ts";

type FeedRow = typeof feeds.$inferSelect;

/** When the source changes, the row starts over: the old source's content is not the new one's. */
export async function registerFeed(name: string, source: string): Promise<void> {
	await db()
		.insert(feeds)
		.values({ name, source })
		.onConflictDoUpdate({
			target: feeds.name,
			set: {
				source,
				content: [],
				version: sql`${feeds.version} + 1`,
				etag: null,
				lastModified: null,
				since: sql`now()`,
				answeredAt: null,
				nextAskAt: sql`now()`,
				failures: 0,
			},
			setWhere: sql`${feeds.source} <> excluded.source`,
		});
}

const MIN_SECONDS_BETWEEN_REQUESTS = 15;
/** No pause is this long, so the database's clock was set back. */
const IMPOSSIBLE_PAUSE_SECONDS = 900;

/**
 * The row, if it is this process's turn to ask. A process that has just started asks soon, even in a long pause. While
 * it asks, others wait; if it dies, they take over after a minute.
 */
export async function claimRequest(
	name: string,
	{ justStarted }: { justStarted: boolean },
): Promise<FeedRow | undefined> {
	const due = justStarted
		? sql`coalesce(${feeds.askedAt} <= now() - make_interval(secs => ${MIN_SECONDS_BETWEEN_REQUESTS}), true)`
		: sql`${feeds.nextAskAt} <= now()`;
	const [claimed] = await db()
		.update(feeds)
		.set({ askedAt: sql`now()`, nextAskAt: sql`now() + interval '60 seconds'` })
		.where(
			and(
				eq(feeds.name, name),
				sql`(${due} or ${feeds.nextAskAt} > now() + make_interval(secs => ${IMPOSSIBLE_PAUSE_SECONDS}))`,
			),
		)
		.returning();
	return claimed;
}

/** `content` is null when the feed said that nothing changed. */
export async function saveAnswer(
	row: FeedRow,
	content: unknown[] | null,
	validators: { etag: string | null; lastModified: string | null },
): Promise<void> {
	const json = JSON.stringify(content);
	await db()
		.update(feeds)
		.set({
			answeredAt: sql`now()`,
			failures: 0,
			nextAskAt: nextAsk(pauseSeconds(0, 0, Math.random())),
			...(content
				? {
						content,
						version: sql`${feeds.version} + case when ${feeds.content} = ${json}::jsonb then 0 else 1 end`,
						...validators,
					}
				: {}),
		})
		.where(sameSource(row));
}

export async function saveFailure(
	row: FeedRow,
	{ retryAfterSeconds }: Extract<FeedAnswer, { kind: "failed" }>,
): Promise<void> {
	const pause = pauseSeconds(row.failures + 1, retryAfterSeconds, Math.random());
	await db()
		.update(feeds)
		.set({ failures: row.failures + 1, nextAskAt: nextAsk(pause) })
		.where(sameSource(row));
}

/** Without the content, which is read only when its version changed. */
export async function readStates() {
	return db()
		.select({
			name: feeds.name,
			source: feeds.source,
			version: feeds.version,
			answeredAt: feeds.answeredAt,
			since: feeds.since,
			silentMs: sql<number>`(extract(epoch from now() - coalesce(${feeds.answeredAt}, ${feeds.since})) * 1000)::float8`,
		})
		.from(feeds);
}

export async function readContent(name: string): Promise<unknown[]> {
	const [row] = await db().select({ content: feeds.content }).from(feeds).where(eq(feeds.name, name));
	return Array.isArray(row?.content) ? row.content : [];
}

function nextAsk(seconds: number) {
	return sql`now() + make_interval(secs => ${seconds})`;
}

function sameSource(row: FeedRow) {
	return and(eq(feeds.name, row.name), eq(feeds.source, row.source));
}
