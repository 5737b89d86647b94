// The first page of results without the page cache: how many a core renders, and compared with bare Node that renders
// the same 24 listings.
import { build } from "vite";
import { capacity } from "./capacity.ts";
import { load } from "./load-client.ts";
import { answers, type Row, type RunningSite, ratioOf, spawnOnCore, stopped } from "./measure.ts";

/** Inside the checkout, so that imports from node_modules resolve. */
const BARE = "build/bench";

export async function cardsAgainstBareNode(site: RunningSite, databaseUrl: string): Promise<Row> {
	await build({
		configFile: false,
		logLevel: "error",
		build: { ssr: "bench/bare-cards.tsx", outDir: BARE, emptyOutDir: true },
	});
	const bare = spawnOnCore([`${BARE}/bare-cards.js`], {
		DATABASE_URL: databaseUrl,
		NODE_ENV: "production",
	});
	try {
		const bareUrl = await new Promise<string>((resolve) =>
			bare.stdout?.once("data", (chunk) => resolve(String(chunk).trim())),
		);
		await answers(bareUrl);
		const ratio = await ratioOf(
			3,
			() => perSecond(site.pid, `${site.url}/marketplace`),
			() => perSecond(bare.pid ?? 0, bareUrl),
		);
		return {
			what: "first page uncached : bare Node + pg + renderToString of the same 24 cards, one core",
			value: `${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)}-${ratio.most.toFixed(2)}; last ${Math.round(ratio.last.ours)} : ${Math.round(ratio.last.theirs)} /s)`,
			target: "≥ 0.4",
			met: ratio.median >= 0.4,
		};
	} finally {
		await stopped(bare);
	}
}

/** Five rounds, after V8 has compiled the code. */
export async function uncachedPerSecond(site: RunningSite): Promise<number[]> {
	await load(`${site.url}/marketplace`, { seconds: 8, connections: 8, eachOnce: true });
	const rounds: number[] = [];
	for (let round = 0; round < 5; round++) rounds.push(await perSecond(site.pid, `${site.url}/marketplace`));
	return rounds.sort((a, b) => a - b);
}

const perSecond = (pid: number, url: string) =>
	capacity(pid, url, { seconds: 5, connections: 8, eachOnce: true });
