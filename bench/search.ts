// The marketplace with 10 thousand, 100 thousand and 1 million listings: what each kind of search costs in the
// database and as a page, and what a listing costs on disk.
import { writeFileSync } from "node:fs";
import { readFilters } from "#app/features/marketplace/search/filters.ts";
import { findListings } from "#app/features/marketplace/search/search.server.ts";
import { pool } from "#app/platform/database/db.server.ts";
import { openFilledDatabase } from "./filled-database.ts";
import { growthPlot, type Size, short } from "./growth-plot.ts";
import {
	type Bench,
	megabytesOf,
	type Row,
	type RunningSite,
	startSite,
	type Times,
	timesOf,
} from "./measure.ts";
import { type Search, searches } from "./searches.ts";
import { cardsAgainstBareNode, uncachedPerSecond } from "./uncached-page.ts";

const SIZES = [10_000, 100_000, 1_000_000];

export const search: Bench = {
	name: "search",
	about:
		"the marketplace at 10 thousand, 100 thousand and 1 million listings, one request at a time; takes about ten minutes",
	async run() {
		const sizes: Size[] = [];
		const rows: Row[] = [];
		const uncached: number[][] = [];
		for (const listings of SIZES) {
			const url = await openFilledDatabase(listings);
			const site = await startSite({ DATABASE_URL: url });
			try {
				sizes.push(await measure(listings, site));
				uncached.push(await uncachedPerSecond(site));
				if (listings === SIZES[0]) rows.push(await cardsAgainstBareNode(site, url));
			} finally {
				await site.stop();
			}
		}
		writeFileSync("docs/growth.svg", growthPlot(sizes));
		return [uncachedRow(uncached), ...rows, ...growthRows(sizes)];
	},
};

function uncachedRow(rounds: readonly number[][]): Row {
	const whole = (value: number | undefined) => String(Math.round(value ?? 0));
	return {
		what: `first page of results rendered for every request, per second of CPU time at ${SIZES.map(short).join(", ")}: median of five rounds`,
		value: rounds.map((each) => `${whole(each[2])} (${whole(each[0])}-${whole(each[4])})`).join(", "),
		target: "≥ 200 /s",
		met: rounds.every((each) => (each[2] ?? 0) >= 200),
	};
}

async function measure(listings: number, site: RunningSite): Promise<Size> {
	const sql = new Map<string, Times>();
	const page = new Map<string, Times>();
	for (const kind of searches) {
		sql.set(kind.kind, await timesOf((round) => askDatabase(kind, round)));
		page.set(kind.kind, await timesOf((round) => askSite(kind, round, site)));
	}
	const { rows } = await pool().query<{ table_bytes: string; index_bytes: string }>(
		"select pg_table_size('listings') as table_bytes, pg_indexes_size('listings') as index_bytes",
	);
	const perListing = (bytes: string | undefined) => Number(bytes ?? 0) / listings;
	return {
		listings,
		sql,
		page,
		tableBytes: perListing(rows[0]?.table_bytes),
		indexBytes: perListing(rows[0]?.index_bytes),
		megabytes: megabytesOf(site.pid),
	};
}

async function askDatabase(search: Search, round: number): Promise<void> {
	await findListings(readFilters(new URLSearchParams(search.address(round))));
}

/** The last parameter means nothing to the page, but makes it another one to the page cache. */
async function askSite(search: Search, round: number, site: RunningSite): Promise<void> {
	const address = encodeURI(search.address(round));
	const answer = await fetch(`${site.url}/marketplace?${address}&round=${round}`);
	if (!answer.ok) throw new Error(`${search.kind}: ${answer.status}`);
	await answer.arrayBuffer();
}

function growthRows(sizes: readonly Size[]): Row[] {
	const [small, large] = [sizes[0], sizes.at(-1)];
	if (!small || !large) return [];
	const ms = (value: number) => value.toFixed(1);
	const spread = (of: (size: Size) => Times | undefined) =>
		sizes.map((size) => `${ms(of(size)?.p50 ?? 0)}/${ms(of(size)?.p95 ?? 0)}`).join(", ");
	const inDatabase = searches.map(({ kind }): Row => {
		const { p50, p95 } = large.sql.get(kind) ?? { p50: 0, p95: 0 };
		return {
			what: `${kind}: SQL, p50/p95 ms at ${sizes.map(({ listings }) => short(listings)).join(", ")}`,
			value: spread((size) => size.sql.get(kind)),
			target: "at 1 M p50 ≤ 15 ms, p95 ≤ 50 ms",
			met: p50 <= 15 && p95 <= 50,
		};
	});
	const asPage = searches.map(({ kind }): Row => {
		const ratio = (large.page.get(kind)?.p95 ?? 0) / (small.page.get(kind)?.p95 ?? 1);
		return {
			what: `${kind}: page uncached, p50/p95 ms; p95 at 1 M : at 10 k`,
			value: `${spread((size) => size.page.get(kind))}; ${ratio.toFixed(2)}`,
			target: "≤ 3",
			met: ratio <= 3,
		};
	});
	// Both find a whole page at every size, so that the same is rendered.
	const beyond = ["newest", "common word"].map((kind): Row => {
		const beyondSql = (size: Size) => (size.page.get(kind)?.p50 ?? 0) - (size.sql.get(kind)?.p50 ?? 0);
		const ratio = beyondSql(large) / beyondSql(small);
		return {
			what: `${kind}: the page's time beyond its SQL, 1 M : 10 k`,
			value: `${ratio.toFixed(2)} (${ms(beyondSql(large))} : ${ms(beyondSql(small))} ms, medians)`,
			target: "≤ 1.2",
			met: ratio <= 1.2,
		};
	});
	const disk = sizes.map(
		({ listings, tableBytes, indexBytes }): Row => ({
			what: `bytes on disk per listing at ${short(listings)}`,
			value: `${Math.round(tableBytes)} table + ${Math.round(indexBytes)} indexes`,
		}),
	);
	const memory: Row = {
		what: `memory of the Node process after the searches at ${sizes.map(({ listings }) => short(listings)).join(", ")}`,
		value: `${sizes.map(({ megabytes }) => megabytes).join(", ")} MB`,
	};
	return [...inDatabase, ...asPage, ...beyond, ...disk, memory];
}
