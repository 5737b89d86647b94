// A page that is the same for every visitor lists tags for its content, and the server caches it until one of them
// changes. `announceChange` reaches every process through PostgreSQL when the caller's transaction commits.
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Db, Tx } from "../database/db.server.ts";
import { env } from "../env.server.ts";
import { log } from "../log.server.ts";

/** Set by a route's `headers` and removed before the response is sent. */
export const PAGE_TAGS_HEADER = "X-Page-Tags";
const CHANNEL = "ringline_changes";

/** For the `headers()` of a cacheable page, as in `cacheUntilChange("listings")`. */
export function cacheUntilChange(...tags: string[]): Record<string, string> {
	return { [PAGE_TAGS_HEADER]: tags.join(" "), "Cache-Control": "public, max-age=0, must-revalidate" };
}

export async function announceChange(tx: Tx | Db, ...tags: string[]): Promise<void> {
	await tx.execute(sql`select pg_notify(${CHANNEL}, ${tags.join(" ")})`);
}

/**
 * Calls `onChange` with the tags that changed, or with null after a lost connection, when some may have been missed.
 * Reconnects until stopped.
 */
export function listenForChanges(onChange: (tags: string[] | null) => void): { stop(): Promise<void> } {
	let client: pg.Client | undefined;
	let timer: NodeJS.Timeout | undefined;
	let stopped = false;

	async function connect() {
		const next = new pg.Client({
			connectionString: env().DATABASE_URL,
			connectionTimeoutMillis: 5_000,
			keepAlive: true,
		});
		next.on("error", () => {});
		next.on("end", retry);
		next.on("notification", ({ payload }) => onChange((payload ?? "").split(" ").filter(Boolean)));
		client = next;
		try {
			await next.connect();
			await next.query(`listen ${CHANNEL}`);
			onChange(null);
		} catch (error) {
			log.debug({ error: String(error) }, "change feed not connected");
			next.end().catch(() => {});
		}
	}

	function retry() {
		if (stopped) return;
		onChange(null);
		clearTimeout(timer);
		timer = setTimeout(connect, 1_000);
	}

	void connect();
	return {
		async stop() {
			stopped = true;
			clearTimeout(timer);
			await client?.end().catch(() => {});
		},
	};
}
