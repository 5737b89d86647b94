// Pages from memory: prerendered against a bare node:http server and nginx with the same bytes, kept against prerendered.
import { capacity } from "./capacity.ts";
import { load } from "./load-client.ts";
import { type Bench, type Ratio, type Row, ratioOf, samplesDrawn, startBare, startSite } from "./measure.ts";
import { startNginx } from "./nginx.ts";

const ROUNDS = 5;
/** Rendered once and kept until what they show changes. */
const KEPT = { marketplace: "/marketplace", shop: "/shop", product: "/product/mini-water-cannon" };

export const pages: Bench = {
	name: "pages",
	about:
		"requests per second of the server's processor time, one core, 32 connections, compressed as for a browser",
	async run() {
		const site = await startSite({ SAMPLE_DATA: "on" });
		const page = await fetch(`${site.url}/about`, { headers: { "accept-encoding": "br" } });
		const bytes = Number(page.headers.get("content-length"));
		const same = await startBare(bytes, headersOf(page));
		const nginx = await startNginx(bytes, headersOf(page));
		const unguarded = await startBare(bytes, ["Content-Type", "text/html; charset=utf-8"]);
		const ours = (path: string) => capacity(site.pid, site.url + path);
		try {
			await samplesDrawn(site.url);
			// The first seconds belong to the compiler, ours and theirs.
			for (const url of [
				`${site.url}/about`,
				same.url,
				unguarded.url,
				...(nginx ? [nginx.url] : []),
				...Object.values(KEPT).map((path) => site.url + path),
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
				row("for comparison: bare node:http with two headers", await against(unguarded)),
				...(nginx ? [row("for comparison: nginx, same bytes and headers", await against(nginx))] : []),
			];
			for (const [name, path] of Object.entries(KEPT)) {
				const ratio = await ratioOf(
					ROUNDS,
					() => ours(path),
					() => ours("/about"),
				);
				rows.push(row(`kept ${name} page : prerendered page`, ratio, 0.6));
			}
			return rows;
		} finally {
			for (const bare of [same, unguarded, nginx]) await bare?.stop();
			await site.stop();
		}
	},
};

/** All that the page was sent with; Node adds the rest itself. */
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
