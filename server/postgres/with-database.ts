import { env, overrideEnv } from "#app/platform/env.server.ts";
import { connectionOf, startEmbeddedPostgres } from "./embedded.ts";

/** Calls `work` with the site's database: DATABASE_URL, the embedded one of a running site, or one started for it. */
export async function withDatabase<T>(
	whenRunning: "share" | "refuse",
	work: (url: string) => Promise<T>,
): Promise<T> {
	const { DATABASE_URL, DATA_DIR } = env();
	if (DATABASE_URL) return work(DATABASE_URL);
	const running = await connectionOf(DATA_DIR);
	if (running && whenRunning === "share") return use(running);
	// Throws if the site is running, because it holds the lock.
	const postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR });
	try {
		return await use(postgres.url);
	} finally {
		await postgres.stop();
	}

	function use(url: string): Promise<T> {
		overrideEnv({ DATABASE_URL: url });
		return work(url);
	}
}
