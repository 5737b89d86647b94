// How many words the public pages show, per page and in all.
//
// Shown: the words in <main> of every page of the sitemap, sample listings and forms included, and of FORMS, as they
// arrive. Texts for screen readers and the choices of a select count. Attributes, dialogs and the inside of closed boxes
// don't.
// Distinct: the words of the sentences and labels that no page before had (compared without case), so what stands on
// twelve product pages counts once.
import { mainLines } from "./visible-text.ts";

/** Forms that no search engine lists. */
const FORMS = ["/cart", "/alerts", "/visit", "/readiness/report"];

export type WordCount = { path: string; shown: number; distinct: number };

export async function countWords(address: string): Promise<WordCount[]> {
	const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
	const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
	const paths = [...listed, ...FORMS];
	const seen = new Set<string>();
	const counts: WordCount[] = [];
	for (const path of paths) {
		const lines = mainLines(await (await fetch(address + path)).text());
		let shown = 0;
		let distinct = 0;
		for (const sentence of lines.flatMap((line) => line.split(/(?<=[.?!])\s+/))) {
			const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
			shown += words;
			if (!seen.has(sentence.toLowerCase())) distinct += words;
			seen.add(sentence.toLowerCase());
		}
		counts.push({ path, shown, distinct });
	}
	return counts;
}

export function sumOf(counts: readonly WordCount[], of: "shown" | "distinct"): number {
	return counts.reduce((sum, count) => sum + count[of], 0);
}

/** The most words first. */
export function wordTable(counts: readonly WordCount[]): string {
	const rows = counts
		.toSorted((a, b) => b.shown - a.shown)
		.map(({ path, shown, distinct }) => `${path} | ${shown} | ${distinct}`);
	return [`all | ${sumOf(counts, "shown")} | ${sumOf(counts, "distinct")}`, ...rows].join("\n");
}
