// How admins search: each word, or part of a word, is somewhere in title, description or location. The word table tells
// which words contain a part, so 'rinkl' finds sprinklers without a trigram index over all descriptions.
import { type SQL, sql } from "drizzle-orm";
import { containing } from "#app/platform/cursor.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { ListingKind } from "../listing/listing.ts";
import type { Search } from "../search/matches.server.ts";
import { readPieces } from "../search/query-text.ts";
import { locationContains, publicOfKind } from "../search/search.server.ts";
import { isStopWord, wordsContaining } from "../search/words.server.ts";

export function notDeleted(kind: ListingKind): SQL {
	return sql`kind = ${sql.raw(`'${kind}'`)} and deleted_at is null`;
}

export async function moderationSearch(kind: ListingKind, text: string): Promise<Search> {
	const conditions = await Promise.all(readPieces(text).map(conditionsOf));
	return {
		scope: notDeleted(kind),
		indexScopes: [publicOfKind(kind), sql`not is_public and ${notDeleted(kind)}`],
		indexed: conditions.flatMap(({ indexed }) => indexed),
		unindexed: conditions.flatMap(({ unindexed }) => unindexed),
		sort: "newest",
	};
}

async function conditionsOf(
	piece: string,
	_: number,
	pieces: string[],
): Promise<{ indexed: SQL[]; unindexed: SQL[] }> {
	const parts = piece.match(/[\p{L}\p{N}]+/gu) ?? [];
	// 'the' next to other words says nothing: the index does not hold it.
	if (pieces.length > 1 && (await isStopWord(piece))) return { indexed: [], unindexed: [] };
	const query = await wordsContaining(parts);
	const asWord = sql`search @@ plainto_tsquery('english', immutable_unaccent(${piece}))`;
	const inText = sql`((title || ' ' || description || ' ' || location) collate "C" ilike ${containing(piece)} or ${asWord})`;
	if (query === null) return { indexed: [], unindexed: [inText] };
	const inWords = sql`search @@ ${query}::tsquery`;
	const byWords = (await isInLocations(piece)) ? sql`${inWords} or ${locationContains(piece)}` : inWords;
	if (parts[0] === piece) return { indexed: [sql`(${byWords})`], unindexed: [] };
	// '2.5' and 'pump.works' are one word to PostgreSQL.
	return { indexed: [sql`(${byWords} or ${asWord})`], unindexed: [inText] };
}

/** Without 'or' PostgreSQL intersects all words inside one index, instead of building a bitmap for each. */
async function isInLocations(piece: string): Promise<boolean> {
	if (piece.length < 3) return true;
	const { rows } = await db().execute<{ found: boolean }>(sql`
		select exists (select from listings where is_public and ${locationContains(piece)})
			or exists (select from listings where not is_public and deleted_at is null and ${locationContains(piece)}) as found`);
	return rows[0]?.found ?? true;
}
