// How admins search: each word, or part of a word, is somewhere in title, description or location. The word table tells
// which words contain a part, so 'rinkl' finds sprinklers without a trigram index over all descriptions.
import { type SQL, sql } from "drizzle-orm";
import { containing } from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { ListingKind } from "../listing/listing.ts";
import { publicOfKind } from "../listing/listing-columns.server.ts";
import type { Search } from "../search/matches.server.ts";
import { readPieces } from "../search/query-text.ts";
import { locationContains } from "../search/search.server.ts";
import { isStopWord, wordsContaining } from "../search/words.server.ts";

export function notDeleted(kind: ListingKind): SQL {
	return sql`kind = ${sql.raw(`'${kind}'`)} and deleted_at is null`;
}

type Piece = {
	inWords: SQL | null;
	/** Null if no listing has it there. */
	inLocation: SQL | null;
	/** What the indexes cannot answer. */
	inText: SQL | null;
};

export async function moderationSearch(kind: ListingKind, text: string): Promise<Search> {
	const pieces = await Promise.all(readPieces(text).map(readPiece));
	const found = pieces.flatMap(({ inWords, inLocation }) => (inWords ? [{ inWords, inLocation }] : []));
	const anywhere = ({ inWords, inLocation }: (typeof found)[number]) =>
		inLocation ? sql`(${inWords} or ${inLocation})` : inWords;
	// Either all pieces are in the words, which one index answers, or at least one is in the location.
	const ways = [
		found.map(({ inWords }) => inWords),
		...found.flatMap((one) =>
			one.inLocation ? [[one.inLocation, ...found.filter((other) => other !== one).map(anywhere)]] : [],
		),
	];
	const unindexed = pieces.flatMap(({ inText }) => inText ?? []);
	const scopes = [publicOfKind(kind), sql`not is_public and ${notDeleted(kind)}`];
	return {
		scope: notDeleted(kind),
		indexed: found.map(anywhere),
		parts: scopes.flatMap((scope) => ways.map((way) => sql.join([scope, ...way], sql` and `))),
		unindexed,
		sort: "newest",
		// Nobody needs their number, and the newest lie next to each other on disk: reading many of those is quicker than
		// looking up the listings of hundreds of words that contain a part.
		few: 600,
		maxRowsRead: unindexed.length > 0 ? 5_000 : 35_000,
	};
}

async function readPiece(piece: string, _: number, pieces: string[]): Promise<Piece> {
	const parts = piece.match(/[\p{L}\p{N}]+/gu) ?? [];
	// Skip 'the' next to other words: the index does not contain it.
	if (pieces.length > 1 && (await isStopWord(piece)))
		return { inWords: null, inLocation: null, inText: null };
	const query = await wordsContaining(parts);
	const asWord = sql`plainto_tsquery('english', immutable_unaccent(${piece}))`;
	const inText = sql`((title || ' ' || description || ' ' || location) collate "C" ilike ${containing(piece)} or search @@ ${asWord})`;
	if (query === null) return { inWords: null, inLocation: null, inText };
	const inLocation = (await isInLocations(piece)) ? locationContains(piece) : null;
	if (parts[0] === piece) return { inWords: sql`search @@ ${query}::tsquery`, inLocation, inText: null };
	// '2.5' and 'pump.works' are one word to PostgreSQL.
	return { inWords: sql`search @@ (${query}::tsquery || ${asWord})`, inLocation, inText };
}

async function isInLocations(piece: string): Promise<boolean> {
	if (piece.length < 3) return true;
	const { rows } = await db().execute<{ found: boolean }>(sql`
		select exists (select from listings where is_public and ${locationContains(piece)})
			or exists (select from listings where not is_public and deleted_at is null and ${locationContains(piece)}) as found`);
	return rows[0]?.found ?? true;
}
