// A marketplace of any size, the same on every machine: words by a Zipf-like law, 60 days of posts, 400 places. One
// listing in 25 is sold, one in 100 hidden by the office, and as many are reported.
import type pg from "pg";
import { categorySlugs } from "#app/features/marketplace/listing/categories.ts";
import { urgencies } from "#app/features/marketplace/listing/listing.ts";
import { nearbyZips } from "#app/features/marketplace/listing/nearby.server.ts";

const WORDS = 30_000;
const PLACES = 400;
const BATCH = 5_000;
const SYLLABLES =
	"ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra cle dri flo gru pla sti tro".split(" ");
const FREQUENT =
	"pump sprinkler valve hose nozzle tank controller sensor solar battery pipe roof brass pool trailer gel foam".split(
		" ",
	);

/** In one of 50 listings of the first month, and in none since: the planner expects it everywhere. */
export const OLD_WORD = "snowchain";

export const vocabulary: readonly string[] = [
	...FREQUENT,
	...Array.from({ length: WORDS - FREQUENT.length }, (_, n) => spelled(n)),
];

/** Where the places are: around Los Angeles, the nearest to Altadena first. */
export const placeZips: readonly string[] = (nearbyZips("91001", 100)?.zips ?? []).slice(0, PLACES);

/** Empties the tables, fills them with `count` listings, and brings indexes and statistics up to date. */
export async function fillMarketplace(client: pg.ClientBase, count: number, now = new Date()): Promise<void> {
	const random = mulberry(count);
	await client.query("truncate listings, listing_words cascade");
	await client.query("alter table listings disable trigger listings_words");
	// Built afterwards in one go: a tenth of the time.
	const { rows: indexes } = await client.query<{ name: string; definition: string }>(
		`select indexname as name, indexdef as definition from pg_indexes
		where tablename = 'listings' and indexdef not like '%UNIQUE%' and schemaname = 'public'`,
	);
	for (const { name } of indexes) await client.query(`drop index ${name}`);
	for (let start = 0; start < count; start += BATCH)
		await insertBatch(client, Math.min(BATCH, count - start), start, count, now, random);
	await client.query("set maintenance_work_mem = '512MB'");
	for (const { definition } of indexes) await client.query(definition);
	await client.query("alter table listings enable trigger listings_words");
	await client.query(
		`insert into listing_flags (listing_id, source, reason, reporter_hash, flagged_at)
		select id, 'report', 'Looks stolen', decode(md5(id::text), 'hex'), created_at + interval '1 hour' from listings
		where flagged or right(submission_key, 2) = '50'`,
	);
	await client.query("select count_listing_words()");
	await client.query("vacuum (analyze) listings");
	await client.query("vacuum (analyze) listing_words");
}

async function insertBatch(
	client: pg.ClientBase,
	size: number,
	start: number,
	total: number,
	now: Date,
	random: () => number,
): Promise<void> {
	const columns: unknown[][] = Array.from({ length: 13 }, () => []);
	const oldest = now.getTime() - 59 * 86_400_000;
	for (let n = 0; n < size; n++) {
		const age = (start + n) / total;
		const isFree = random() < 0.05;
		const place = Math.floor(PLACES * random() ** 2);
		const row = [
			random() < 0.7 ? "sale" : "wanted",
			text(random, 3 + Math.floor(random() * 4)) + (age < 0.5 && n % 50 === 0 ? ` ${OLD_WORD}` : ""),
			text(random, 10 + Math.floor(random() * 24)),
			isFree ? 0 : Math.floor(random() * 500_000),
			isFree,
			pick(categorySlugs, random),
			`${placeName(place)}, CA`,
			pick(urgencies, random),
			new Date(oldest + age * 59 * 86_400_000),
			(start + n) % 25 === 7 ? "sold" : "active",
			(start + n) % 100 === 30,
			`bench-${start + n}`,
			placeZips[place % placeZips.length],
		];
		for (const [column, value] of row.entries()) columns[column]?.push(value);
	}
	await client.query(
		`insert into listings (kind, title, description, amount_cents, is_free, category, location, urgency, created_at,
			status, flagged, submission_key, zip, email, phone_number, expires_at)
		select kind, title, description, amount, is_free, category, location, urgency, created_at, status, flagged, key, zip,
			'poster@ringline.example', '(213) 555-0100', created_at + interval '60 days'
		from unnest($1::listing_kind[], $2::text[], $3::text[], $4::bigint[], $5::boolean[], $6::text[], $7::text[],
			$8::listing_urgency[], $9::timestamptz[], $10::listing_status[], $11::boolean[], $12::text[], $13::text[])
			as new(kind, title, description, amount, is_free, category, location, urgency, created_at, status, flagged, key, zip)`,
		columns,
	);
}

function text(random: () => number, length: number): string {
	const words: string[] = [];
	for (let n = 0; n < length; n++) words.push(vocabulary[Math.floor(WORDS * random() ** 2)] ?? "");
	return words.join(" ");
}

export function placeName(n: number): string {
	return spelled(n);
}

/** A pronounceable word for a number. */
function spelled(n: number): string {
	let word = "";
	for (let rest = n + 40; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
		word += SYLLABLES[rest % SYLLABLES.length];
	return word;
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
	return items[Math.floor(random() * items.length)] as Item;
}

function mulberry(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
