// What matches a search, and how many: exact up to a thousand.
import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { mark, type Span, spanReaching } from "#db/listing-marks.ts";
import type { SearchQuery } from "./search-query.server.ts";

/** Counting ends here. */
export const MOST_COUNTED = 1_000;
/** Longer spans have more marks to read than such words have matches. */
const LONGEST_COUNT_DAYS = 4;

/**
 * The index lists all matches before the first is counted: of frequent words it is asked for as many
 * days only as should hold enough.
 */
export async function countMatches(query: SearchQuery, perDay: number, now: Date): Promise<number> {
	if (query.isFull) return MOST_COUNTED + 1;
	const days = (MOST_COUNTED / perDay) * 1.3;
	const recent =
		days < LONGEST_COUNT_DAYS ? await countWithin(query, spanReaching(days, now, query.kind)) : 0;
	return recent > MOST_COUNTED ? recent : countWithin(query, null);
}

async function countWithin(query: SearchQuery, span: Span | null): Promise<number> {
	const { rows } = await db().execute<{ found: number }>(sql`
		select count(*)::int as found from (
			select from listings where ${matching(query, span)} limit ${MOST_COUNTED + 1}
		) counted`);
	return rows[0]?.found ?? 0;
}

/** The kind is written out: each has an index of its own, which the planner must recognise. */
export function matching(query: SearchQuery, span: Span | null): SQL {
	const { kind, filters, place } = query;
	const search = span ? together(span.marks, filters) : everywhere(query);
	return sql`is_public and kind = ${sql.raw(`'${kind}'`)} and search @@ (${search}) and ${place ?? sql`true`}`;
}

export function everywhere({ kind, filters }: SearchQuery): SQL {
	return filters ?? mark(`k:${kind}`);
}

function together(one: SQL, other: SQL | null): SQL {
	return other ? sql`${one} && ${other}` : one;
}
