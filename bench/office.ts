// The office's panel with 10 thousand and 1 million listings: every tab with its counts, and searching the two that
// show all. Asked of the panel's own functions, as its page asks them.
import { loadavg } from "node:os";
import { listingTally, panelPage } from "#app/features/admin/panel.server.ts";
import { type PanelTab, panelTabs } from "#app/features/admin/panel-tabs.ts";
import { openFilledDatabase } from "./filled-database.ts";
import { short } from "./growth-plot.ts";
import { placeName, vocabulary } from "./marketplace-data.ts";
import { type Bench, type Row, type Times, timesOf } from "./measure.ts";

const SIZES = [10_000, 1_000_000] as const;
const MOST_GROWTH = 3;

const word = (rank: number) => vocabulary[rank] ?? "";

/** Each round asks for something else. */
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
	about:
		"the office's panel at 10 thousand and 1 million listings, one request after the other, p50/p95 ms of the data of a page",
	async run() {
		const sizes: Map<string, Times>[] = [];
		const loads: string[] = [];
		for (const listings of SIZES) {
			await openFilledDatabase(listings);
			sizes.push(await measure());
			loads.push((loadavg()[0] ?? 0).toFixed(1));
		}
		return [
			...growthRows(sizes),
			{ what: `load of the machine at ${SIZES.map(short).join(", ")}`, value: loads.join(", ") },
		];
	},
};

async function measure(): Promise<Map<string, Times>> {
	const times = new Map<string, Times>();
	for (const tab of panelTabs) {
		times.set(tab.label, await timesOf(() => ask(tab, "")));
		if (tab.flagged) continue;
		for (const { kind, text } of searches)
			times.set(`${tab.label}, ${kind}`, await timesOf((round) => ask(tab, text(round))));
	}
	return times;
}

async function ask(tab: PanelTab, search: string): Promise<void> {
	await Promise.all([listingTally(), panelPage(tab, { search, after: null })]);
}

function growthRows([small, large]: readonly Map<string, Times>[]): Row[] {
	return [...(small ?? [])].map(([what, few]) => {
		const many = large?.get(what) ?? { p50: 0, p95: 0 };
		const ratio = many.p95 / few.p95;
		const ms = ({ p50, p95 }: Times) => `${p50.toFixed(1)}/${p95.toFixed(1)}`;
		return {
			what: `${what}, at ${SIZES.map(short).join(", ")}; p95 at 1 M : at 10 k`,
			value: `${ms(few)}, ${ms(many)}; ${ratio.toFixed(2)}`,
			target: `≤ ${MOST_GROWTH}`,
			met: ratio <= MOST_GROWTH,
		};
	});
}
