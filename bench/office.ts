// The admin panel with 10 thousand and 1 million listings: every tab with its counts, and searches in the two tabs
// that show all listings. Calls the same functions as the page.
import { loadavg } from "node:os";
import { listingTally, panelPage } from "#app/features/marketplace/moderation/moderated-listings.server.ts";
import { type PanelTab, panelTabs } from "#app/features/marketplace/moderation/panel-tabs.ts";
import { openFilledDatabase } from "./filled-database.ts";
import { short } from "./growth-plot.ts";
import { placeName, vocabulary } from "./marketplace-data.ts";
import { type Bench, type Row, type Times, timesOf } from "./measure.ts";

const SIZES = [10_000, 1_000_000] as const;
const MAX_GROWTH = 3;

const word = (rank: number) => vocabulary[rank] ?? "";

/** Every round searches for something else. */
const searches: readonly { kind: string; text(round: number): string }[] = [
	{ kind: "common word", text: (n) => word(n % 12) },
	{ kind: "middling word", text: (n) => word(200 + n * 3) },
	{ kind: "rare word", text: (n) => word(20_000 + n * 50) },
	{ kind: "absent word", text: (n) => `qqxzw${n}k` },
	{ kind: "two words", text: (n) => `${word(n % 12)} ${word(30 + (n % 40))}` },
	{ kind: "part of a common word", text: (n) => word(n % 12).slice(1, 4) },
	{ kind: "part of a rare word", text: (n) => word(20_000 + n * 50).slice(1, -1) },
	{ kind: "place", text: (n) => placeName(300 + (n % 90)) },
	{ kind: "word and place", text: (n) => `${word(n % 12)} ${placeName(300 + (n % 90))}` },
];

export const office: Bench = {
	name: "office",
	about: "page data of the admin panel at 10 thousand and 1 million listings, one request at a time",
	async run() {
		const rows: Row[] = [];
		for (const tab of panelTabs) {
			rows.push(await measureGrowth(tab.label, () => ask(tab, "")));
			if (tab.flagged) continue;
			for (const { kind, text } of searches)
				rows.push(await measureGrowth(`${tab.label}, ${kind}`, (round) => ask(tab, text(round))));
		}
		return [...rows, { what: "load of the machine during the run", value: loadavg()[0]?.toFixed(1) ?? "" }];
	},
};

/** Measures both sizes in turns, so that a slow moment of the machine affects both. */
async function measureGrowth(what: string, ask: (round: number) => Promise<void>): Promise<Row> {
	const times: Times[] = [];
	for (const listings of SIZES) {
		await openFilledDatabase(listings);
		times.push(await timesOf(ask));
	}
	const ratio = (times[1]?.p95 ?? 0) / (times[0]?.p95 ?? 1);
	return {
		what: `${what}: p50/p95 ms at ${SIZES.map(short).join(", ")}; p95 at 1 M : at 10 k`,
		value: `${times.map(({ p50, p95 }) => `${p50.toFixed(1)}/${p95.toFixed(1)}`).join(", ")}; ${ratio.toFixed(2)}`,
		target: `≤ ${MAX_GROWTH}`,
		met: ratio <= MAX_GROWTH,
	};
}

async function ask(tab: PanelTab, search: string): Promise<void> {
	await Promise.all([listingTally(), panelPage(tab, { search, after: null })]);
}
