// One hundred thousand alerts and an hour's new listings: how long until everybody concerned is found.
import type pg from "pg";
import { recordMatches } from "#app/features/marketplace/alerts/alert-hits.server.ts";
import { categorySlugs } from "#app/features/marketplace/listing/categories.ts";
import { db, pool } from "#app/platform/database/db.server.ts";
import { numerals } from "#app/ui/numerals.ts";
import { openFilledDatabase, withClient } from "./filled-database.ts";
import { placeZips, vocabulary } from "./marketplace-data.ts";
import type { Bench, Row } from "./measure.ts";

const ALERTS = 100_000;
const NEW_LISTINGS = 1_000;
const BATCH = 10_000;

export const alerts: Bench = {
	name: "alerts",
	about: "100,000 alerts against 1,000 new listings, one at a time; takes about a minute",
	async run() {
		return [await matching()];
	},
};

async function matching(): Promise<Row> {
	const url = await openFilledDatabase(10_000);
	await withClient(url, fillAlerts);
	const { rows } = await pool().query<{ id: string }>(
		"select id from listings where is_public order by created_at desc limit $1",
		[NEW_LISTINGS],
	);
	const started = performance.now();
	for (const { id } of rows) await db().transaction((tx) => recordMatches(tx, id));
	const seconds = (performance.now() - started) / 1_000;
	const hits = await pool().query<{ count: string }>("select count(*) from alert_hits");
	return {
		what: `${numerals(ALERTS)} alerts against ${numerals(rows.length)} new listings, an hour's worth; ${numerals(Number(hits.rows[0]?.count))} matches recorded`,
		value: `${seconds.toFixed(1)} s, ${((seconds * 1_000) / rows.length).toFixed(1)} ms per listing`,
		target: "≤ 300 s",
		met: seconds <= 300,
	};
}

/** Nine in ten have one or two words, half a category, a third a place; every tenth wants a whole category. */
async function fillAlerts(client: pg.ClientBase): Promise<void> {
	await client.query("truncate alerts, alert_hits cascade");
	const word = (n: number) => vocabulary[n % vocabulary.length] ?? "";
	for (let start = 0; start < ALERTS; start += BATCH) {
		const columns: unknown[][] = [[], [], [], [], [], []];
		for (let n = start; n < start + BATCH; n++) {
			const words = n % 10 === 0 ? "" : n % 2 === 0 ? word(n * 7_919) : `${word(n % 400)} ${word(n * 31)}`;
			const hasCategory = n % 2 === 0 || words === "";
			const isNear = n % 3 === 0;
			const row = [
				`person${n}@ringline.example`,
				n % 4 === 0 ? "wanted" : "sale",
				words,
				hasCategory ? (categorySlugs[n % categorySlugs.length] ?? "all") : "all",
				isNear ? (placeZips[n % placeZips.length] ?? "") : "",
				isNear ? ([5, 10, 25, 50, 100][n % 5] ?? null) : null,
			];
			for (const [column, value] of row.entries()) columns[column]?.push(value);
		}
		await client.query(
			`insert into alerts (email, email_key, frequency, kind, q, query, anchor, category, zip, radius, token_hash, confirmed_at, created_at)
			select email, email, 'instant', kind, q, coalesce(words::text, ''), coalesce(rarest, ''), category, zip, radius,
				decode(md5(email), 'hex'), now(), now() - interval '90 days'
			from unnest($1::text[], $2::listing_kind[], $3::text[], $4::text[], $5::text[], $6::int[])
				as new(email, kind, q, category, zip, radius)
			cross join lateral (select case when q <> '' then websearch_to_tsquery('english', q) end as words) as query
			left join lateral (select lexeme as rarest from unnest(tsvector_to_array(to_tsvector('english', q))) lexeme
				order by length(lexeme) desc limit 1) as anchor on true`,
			columns,
		);
	}
	await client.query("analyze alerts");
}
