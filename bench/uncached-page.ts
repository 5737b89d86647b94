// The first page of results without the page cache, against bare Node that renders the same 24 listings.
import { load } from "./load-client.ts";
import { answers, type Row, type RunningSite, ratioOf, spawnOnFirstCore, stopped } from "./measure.ts";

export async function cardsAgainstBareNode(site: RunningSite, databaseUrl: string): Promise<Row> {
	const bare = spawnOnFirstCore(["bench/bare-cards.ts"], { DATABASE_URL: databaseUrl });
	try {
		const bareUrl = await new Promise<string>((resolve) =>
			bare.stdout?.once("data", (chunk) => resolve(String(chunk).trim())),
		);
		await answers(bareUrl);
		const ratio = await ratioOf(
			3,
			() => perSecond(`${site.url}/marketplace`),
			() => perSecond(bareUrl),
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

async function perSecond(url: string): Promise<number> {
	return (await load(url, { seconds: 5, connections: 8, eachOnce: true })).perSecond;
}
