// What a search by distance costs among a million listings, alone and with words and a category.
import { readFilters } from "#app/features/marketplace/search/filters.ts";
import { findListings } from "#app/features/marketplace/search/search.server.ts";
import { openFilledDatabase } from "./filled-database.ts";
import { vocabulary } from "./marketplace-data.ts";
import { type Bench, type Row, timesOf } from "./measure.ts";

export const distance: Bench = {
	name: "distance",
	about: "searches by distance among a million listings, one at a time; takes about five minutes",
	run: searchByDistance,
};

type Search = { what: string; address(round: number): string };

const searches: readonly Search[] = [
	{ what: "nearest first", address: () => "zip=91001" },
	{ what: "within 10 miles", address: () => "zip=91001&radius=10" },
	{ what: "common word within 25 miles", address: (n) => `zip=91001&radius=25&q=${vocabulary[n % 12]}` },
	{
		what: "rare word within 50 miles",
		address: (n) => `zip=91001&radius=50&q=${vocabulary[20_000 + n * 50]}`,
	},
	{
		what: "word and category, nearest first",
		address: (n) => `zip=91001&category=used-and-salvage&q=${vocabulary[n % 40]}`,
	},
	{
		what: "word and category within 10 miles",
		address: (n) => `zip=91001&radius=10&category=used-and-salvage&q=${vocabulary[n % 40]}`,
	},
	{
		what: "word and category within 10 miles, newest",
		address: (n) => `zip=91001&radius=10&category=used-and-salvage&q=${vocabulary[n % 40]}&sort=newest`,
	},
];

async function searchByDistance(): Promise<Row[]> {
	await openFilledDatabase(1_000_000);
	const rows: Row[] = [];
	for (const { what, address } of searches) {
		const { p50, p95 } = await timesOf(async (round) => {
			await findListings(readFilters(new URLSearchParams(address(round))));
		});
		rows.push({
			what: `${what}, a million listings: p50/p95 ms`,
			value: `${p50.toFixed(1)}/${p95.toFixed(1)}`,
			target: "p95 ≤ 50 ms",
			met: p95 <= 50,
		});
	}
	return rows;
}
