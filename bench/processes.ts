// Whether a second process is worth a second core. The visitors need a core themselves, so what counts is how many
// requests each process answers in a second of processor time, alone and beside the other.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#server/postgres/embedded.ts";
import { capacity } from "./capacity.ts";
import { type Bench, median, type Row, type RunningSite, startSite } from "./measure.ts";

const ROUNDS = 5;

export const processes: Bench = {
	name: "processes",
	about: "requests per second of processor time, two processes on one database : one",
	async run() {
		const dataDir = mkdtempSync(join(tmpdir(), "ringline-bench-"));
		const postgres = await startEmbeddedPostgres({ dataDir });
		const sites = [
			await startSite({ DATABASE_URL: postgres.url }),
			await startSite({ DATABASE_URL: postgres.url }),
		];
		try {
			return [
				await compare("kept page", sites, false),
				await compare("page rendered for each request", sites, true),
			];
		} finally {
			for (const site of sites) await site.stop();
			await postgres.stop();
			rmSync(dataDir, { recursive: true, force: true });
		}
	},
};

async function compare(what: string, sites: RunningSite[], eachOnce: boolean): Promise<Row> {
	const ratios: number[] = [];
	const [first] = sites as [RunningSite, RunningSite];
	for (const site of sites) await marketplaceCapacity(site, eachOnce);
	for (let round = 0; round < ROUNDS; round++) {
		const alone = await marketplaceCapacity(first, eachOnce);
		const together = await Promise.all(sites.map((site) => marketplaceCapacity(site, eachOnce)));
		ratios.push(together.reduce((sum, one) => sum + one, 0) / alone);
	}
	const middle = median(ratios);
	return {
		what,
		value: `${middle.toFixed(2)} (${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)})`,
		target: "≥ 1.8",
		met: middle >= 1.8,
	};
}

const marketplaceCapacity = (site: RunningSite, eachOnce: boolean) =>
	capacity(site.pid, `${site.url}/marketplace`, { seconds: 3, connections: 16, eachOnce });
