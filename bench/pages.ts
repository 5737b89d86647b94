// Pages from memory: prerendered against a bare node:http server with the same bytes, kept against prerendered.
import { capacity } from "./capacity.ts";
import { load } from "./load-client.ts";
import { type Bench, type Ratio, type Row, ratioOf, samplesDrawn, startBare, startSite } from "./measure.ts";

const ROUNDS = 5;
/** Rendered once and kept until what they show changes. */
const KEPT = { marketplace: "/marketplace", shop: "/shop", product: "/product/mini-water-cannon" };

export const pages: Bench = {
	name: "pages",
	about: "requests per second of the server's processor time, one core, 32 connections, brotli",
	async run() {
		const site = await startSite({ SAMPLE_DATA: "on" });
		const page = await fetch(`${site.url}/about`, { headers: { "accept-encoding": "br" } });
		const bytes = Number(page.headers.get("content-length"));
		const bare = await startBare(bytes);
		const ours = (path: string) => capacity(site.pid, site.url + path);
		try {
			await samplesDrawn(site.url);
			// The first seconds belong to the compiler, ours and theirs.
			for (const url of [
				`${site.url}/about`,
				bare.url,
				...Object.values(KEPT).map((path) => site.url + path),
			])
				await load(url, { seconds: 2 });
			const rows = [
				row(
					`prerendered page : bare node:http, same ${bytes} bytes`,
					0.8,
					await ratioOf(
						ROUNDS,
						() => ours("/about"),
						() => capacity(bare.pid, bare.url),
					),
				),
			];
			for (const [name, path] of Object.entries(KEPT)) {
				const ratio = await ratioOf(
					ROUNDS,
					() => ours(path),
					() => ours("/about"),
				);
				rows.push(row(`kept ${name} page : prerendered page`, 0.6, ratio));
			}
			return rows;
		} finally {
			await bare.stop();
			await site.stop();
		}
	},
};

function row(what: string, atLeast: number, { median, least, most, last }: Ratio): Row {
	return {
		what,
		value: `${median.toFixed(2)} (${least.toFixed(2)}-${most.toFixed(2)}; last ${Math.round(last.ours)} : ${Math.round(last.theirs)} /s)`,
		target: `≥ ${atLeast}`,
		met: median >= atLeast,
	};
}
