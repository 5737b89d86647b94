// A process that owns an embedded PostgreSQL, for tests that kill it or run it as somebody else. It reports in
// JSON lines: { said }, { up: { url, location } } or { problem }. SIGTERM stops it cleanly.
import { isRoot } from "#server/postgres/account.ts";
import { findBinaries } from "#server/postgres/binaries.ts";
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from "#server/postgres/embedded.ts";
import { StartError } from "#server/postgres/start-error.ts";

type Order = EmbeddedPostgresOptions & { become?: { uid: number; gid: number } };

const { become, ...options } = JSON.parse(process.argv[2] ?? "{}") as Order;
const report = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
	if (become && isRoot()) {
		// Programs and modules first: the checkout may be closed to the other user.
		options.binaries = await findBinaries(become, options.rootFolders ?? []);
		process.setgroups?.([]);
		process.setgid?.(become.gid);
		process.setuid?.(become.uid);
	}
	const say = (said: string) => report({ said });
	const postgres = await startEmbeddedPostgres({ ...options, log: { debug: say, info: say, error: say } });
	const waiting = setInterval(() => {}, 60_000);
	process.once("SIGTERM", async () => {
		await postgres.stop();
		clearInterval(waiting);
	});
	report({ up: { url: postgres.url, location: postgres.location } });
} catch (error) {
	if (!(error instanceof StartError)) throw error;
	report({ problem: error.message });
	process.exitCode = 1;
}
