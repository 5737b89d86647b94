// How long the database takes for one page of the marketplace, with 10 thousand, 100 thousand and 1 million listings.
// `node bench/marketplace-search.ts [size …]`; a database of its own, thrown away afterwards.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { readFilters } from "#app/features/marketplace/filters.ts";
import { findListings } from "#app/features/marketplace/search.server.ts";
import { closeDatabase, migrateDatabase } from "#app/platform/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { startEmbeddedPostgres } from "#server/postgres/embedded.ts";
import { fillMarketplace, placeName, vocabulary } from "./marketplace-data.ts";

const ROUNDS = 120;
const word = (rank: number) => vocabulary[rank] ?? "";
const searches: Record<string, (round: number) => string> = {
	newest: () => "",
	"category, price": (n) => `category=pumps-and-water-supply&sort=price-low&x=${n}`,
	"wanted, most urgent": () => "tab=wanted&sort=urgency",
	"common word": (n) => `q=${word(n % 12)}`,
	"middling word": (n) => `q=${word(200 + n * 3)}`,
	"rare word": (n) => `q=${word(20_000 + n * 50)}`,
	"absent word": (n) => `q=qqxzw${n}k`,
	"two words": (n) => `q=${word(n % 12)} ${word(30 + (n % 40))}`,
	"common and rare": (n) => `q=${word(n % 12)} ${word(15_000 + n)}`,
	"unfinished word": (n) => `q=${word(n % 12).slice(0, 3)}`,
	"misspelt word": (n) => `q=${swapped(word(n % 12))}`,
	"misspelt rare word": (n) => `q=${swapped(word(5_000 + n))}`,
	"common place": () => "location=ce",
	"rare place": (n) => `location=${placeName(300 + (n % 90))}`,
	"absent place": () => "location=zz9",
	"common word, by price": (n) => `q=${word(n % 12)}&sort=price-low`,
	"middling word, by price": (n) => `q=${word(200 + n * 3)}&sort=price-low`,
	"word, place, category": (n) => `q=${word(n % 12)}&location=ce&category=used-and-salvage`,
};

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const dataDir = await mkdtemp(join(tmpdir(), "ringline-bench-"));
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({
	dataDir,
	settings: { fsync: "off", full_page_writes: "off" },
});
try {
	overrideEnv({ DATABASE_URL: postgres.url });
	await migrateDatabase();
	for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) await measure(size);
} finally {
	await closeDatabase();
	await postgres.stop();
	await rm(dataDir, { recursive: true, force: true });
}

async function measure(size: number): Promise<void> {
	const client = new pg.Client({ connectionString: postgres.url });
	await client.connect();
	const started = performance.now();
	await fillMarketplace(client, size);
	await client.end();
	console.log(
		`\n${size.toLocaleString("en-US")} listings (made in ${Math.round((performance.now() - started) / 1000)} s)`,
	);
	console.log(`${"kind".padEnd(26)}${"p50 ms".padStart(8)}${"p95 ms".padStart(8)}${"found".padStart(8)}`);
	for (const [kind, search] of Object.entries(searches)) await measureKind(kind, search);
}

async function measureKind(kind: string, search: (round: number) => string): Promise<void> {
	const times: number[] = [];
	let found = "";
	for (let round = 0; round < ROUNDS + 10; round++) {
		const filters = readFilters(new URLSearchParams(search(round)));
		const before = performance.now();
		const page = await findListings(filters);
		if (round >= 10) times.push(performance.now() - before);
		found = `${page.count}${page.capped ? "+" : ""}`;
	}
	times.sort((a, b) => a - b);
	const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(8);
	console.log(`${kind.padEnd(26)}${at(0.5)}${at(0.95)}${found.padStart(8)}`);
}

function swapped(text: string): string {
	return `${text.slice(0, 2)}${text[3] ?? ""}${text[2] ?? ""}${text.slice(4)}`;
}
