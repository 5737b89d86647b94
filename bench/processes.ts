// Whether a second process makes use of a second core. The load client needs a core too, so we count requests per
// second of CPU time, alone and side by side. Two bare servers, which share nothing, show what the machine allows.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#server/postgres/embedded.ts";
import { capacity } from "./capacity.ts";
import { type Bench, median, type Row, startBare, startSite } from "./measure.ts";

const ROUNDS = 5;

type Pages = { pid: number; url: string };

export const processes: Bench = {
	name: "processes",
	about:
		"requests per second of CPU time: two processes on one database, each on its own core, relative to one",
	async run() {
		const dataDir = mkdtempSync(join(tmpdir(), "ringline-bench-"));
		const postgres = await startEmbeddedPostgres({ dataDir });
		const both = <Server>(start: (core: number) => Promise<Server>) => Promise.all([start(0), start(1)]);
		const sites = await both((core) => startSite({ DATABASE_URL: postgres.url }, core));
		const bare = await both((core) => startBare(11_000, [], core));
		const pages = sites.map(({ pid, url }) => ({ pid, url: `${url}/marketplace` }));
		try {
			return [
				{
					...(await compare("for comparison: bare node:http", bare, false)),
					target: undefined,
					met: undefined,
				},
				await compare("cached page", pages, false),
				await compare("page rendered for each request", pages, true),
			];
		} finally {
			for (const server of [...sites, ...bare]) await server.stop();
			await postgres.stop();
			rmSync(dataDir, { recursive: true, force: true });
		}
	},
};

async function compare(what: string, servers: Pages[], eachOnce: boolean): Promise<Row> {
	const ratios: number[] = [];
	const of = ({ pid, url }: Pages) => capacity(pid, url, { seconds: 3, connections: 16, eachOnce });
	for (const server of servers) await of(server);
	for (let round = 0; round < ROUNDS; round++) {
		const alone: number[] = [];
		for (const server of servers) alone.push(await of(server));
		ratios.push((2 * sum(await Promise.all(servers.map(of)))) / sum(alone));
	}
	const middle = median(ratios);
	return {
		what,
		value: `${middle.toFixed(2)} (${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)})`,
		target: "≥ 1.8",
		met: middle >= 1.8,
	};
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
