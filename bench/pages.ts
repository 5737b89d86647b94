// A prerendered page against a bare node:http server that answers the same bytes, each on the same core.
import { load } from "./load-client.ts";
import { answers, type Bench, ratioOf, spawnOnFirstCore, startSite, stopped } from "./measure.ts";

export const pages: Bench = {
	name: "pages",
	about: "requests per second, one core, 32 connections, brotli",
	async run() {
		const site = await startSite();
		const page = await fetch(`${site.url}/about`, { headers: { "accept-encoding": "br" } });
		const bytes = Number(page.headers.get("content-length"));
		const bare = spawnOnFirstCore(["bench/bare-server.ts", String(bytes)], { PORT: "0" });
		const bareUrl = await firstLine(bare.stdout);
		try {
			await answers(bareUrl);
			const ratio = await ratioOf(
				3,
				async () => (await load(`${site.url}/about`)).perSecond,
				async () => (await load(bareUrl)).perSecond,
			);
			return [
				{
					what: `prerendered page : bare node:http, same ${bytes} bytes`,
					value: `${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)}-${ratio.most.toFixed(2)}; last ${Math.round(ratio.last.ours)} : ${Math.round(ratio.last.theirs)} /s)`,
					target: "≥ 0.8",
					met: ratio.median >= 0.8,
				},
			];
		} finally {
			await stopped(bare);
			await site.stop();
		}
	},
};

function firstLine(stream: NodeJS.ReadableStream | null): Promise<string> {
	return new Promise((resolve) => stream?.once("data", (chunk) => resolve(String(chunk).trim())));
}
