import { env, overrideEnv } from "#app/platform/env.server.ts";
import { connectionOf, startEmbeddedPostgres } from "../postgres/embedded.ts";
import { StartProblem } from "../postgres/start-problem.ts";

/**
 * The site's database: the managed one, the embedded one of a running site, or the embedded one started
 * for as long as `work` takes.
 */
export async function withDatabase<T>(
	whenRunning: "share" | "refuse",
	work: (url: string) => Promise<T>,
): Promise<T> {
	const { DATABASE_URL, DATA_DIR } = env();
	if (DATABASE_URL) return work(DATABASE_URL);
	const running = await connectionOf(DATA_DIR);
	if (running && whenRunning === "share") return use(running);
	// Its lock says so when the site is running.
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

/** `npm run backup -- FILE`: the one thing to name, and what else was said. */
export function readArguments(usage: string): { file: string; force: boolean } {
	const words = process.argv.slice(2);
	const [file, ...more] = words.filter((word) => word !== "--force");
	if (!file || more.length > 0 || file.startsWith("-")) throw new StartProblem(`Use it like this: ${usage}`);
	return { file, force: words.includes("--force") };
}
