// Pages from memory: prerendered pages against bare node:http and nginx with the same bytes, cached pages against prerendered ones.
import { capacity } from "./capacity.ts";
import { load } from "./load-client.ts";
import {
	type Bench,
	type Ratio,
	type Row,
	ratioOf,
	startBare,
	startSite,
	waitForSamples,
} from "./measure.ts";
import { startNginx } from "./nginx.ts";

const ROUNDS = 5;
/** Rendered once and cached until their content changes. */
const CACHED = { marketplace: "/marketplace", shop: "/shop", product: "/product/mini-water-cannon" };

export const pages: Bench = {
	name: "pages",
	about:
		"requests per second of the server's CPU time, one core, 32 connections, compressed as for a browser",
	async run() {
		const site = await startSite({ SAMPLE_DATA: "on" });
		const page = await fetch(`${site.url}/about`, { headers: { "accept-encoding": "br" } });
		const bytes = Number(page.headers.get("content-length"));
		const same = await startBare(bytes, headersOf(page));
		const nginx = await startNginx(bytes, headersOf(page));
		const twoHeaders = await startBare(bytes, ["Content-Type", "text/html; charset=utf-8"]);
		const ours = (path: string) => capacity(site.pid, site.url + path);
		try {
			await waitForSamples(site.url);
			// V8 compiles during the first seconds.
			for (const url of [
				`${site.url}/about`,
				same.url,
				twoHeaders.url,
				...(nginx ? [nginx.url] : []),
				...Object.values(CACHED).map((path) => site.url + path),
			])
				await load(url, { seconds: 2 });
			const against = (bare: typeof same) =>
				ratioOf(
					ROUNDS,
					() => ours("/about"),
					() => capacity(bare.pid, bare.url),
				);
			const rows = [
				row(`prerendered page : bare node:http, same ${bytes} bytes and headers`, await against(same), 0.8),
				row("for comparison: bare node:http with two headers", await against(twoHeaders)),
				...(nginx ? [row("for comparison: nginx, same bytes and headers", await against(nginx))] : []),
			];
			for (const [name, path] of Object.entries(CACHED)) {
				const ratio = await ratioOf(
					ROUNDS,
					() => ours(path),
					() => ours("/about"),
				);
				rows.push(row(`cached ${name} page : prerendered page`, ratio, 0.6));
			}
			return rows;
		} finally {
			for (const bare of [same, twoHeaders, nginx]) await bare?.stop();
			await site.stop();
		}
	},
};

/** The headers of the page, without those that Node adds itself. */
function headersOf(page: Response): string[] {
	const byNode = ["date", "connection", "keep-alive", "content-length"];
	return [...page.headers].filter(([name]) => !byNode.includes(name)).flat();
}

function row(what: string, { median, least, most, last }: Ratio, atLeast?: number): Row {
	return {
		what,
		value: `${median.toFixed(2)} (${least.toFixed(2)}-${most.toFixed(2)}; last ${Math.round(last.ours)} : ${Math.round(last.theirs)} /s)`,
		...(atLeast !== undefined && { target: `≥ ${atLeast}`, met: median >= atLeast }),
	};
}
