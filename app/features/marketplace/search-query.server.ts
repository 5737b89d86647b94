// Filters as one tsquery: the words somebody wrote, and the marks of kind, category and place (see listing_marks).
import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import type { Filters } from "./filters.ts";
import { takeApart, withMended } from "./query-words.ts";
import { type KnownWord, nearestWord } from "./spelling.ts";

export type SearchQuery = {
	/** Words, kind, category and place together; null when one of them cannot match anything. */
	matches: SQL | null;
	/** The words alone, to be asked of titles: such listings come first. Null without words. */
	words: SQL | null;
};

// Finishing 'co' would mean half the dictionary.
const SHORTEST_BEGINNING = 3;
const MOST_FINISHED = 12;
const MOST_PLACES = 300;

export async function searchQuery(filters: Filters): Promise<SearchQuery> {
	const [words, places] = await Promise.all([
		wordsQuery(filters.q),
		filters.location ? placesLike(filters.location) : null,
	]);
	if (places && places.length === 0) return { matches: null, words: null };
	const marks = [filters.tab === "sale" ? "k:sale" : "k:wanted"];
	if (filters.category === "free") marks.push("free:");
	else if (filters.category !== "all") marks.push(`c:${filters.category}`);
	const parts = marks.map(mark);
	if (places) parts.push(sql`(${sql.join(places.map(mark), sql` || `)})`);
	if (words) parts.push(words);
	return { matches: sql`(${sql.join(parts, sql` && `)})`, words };
}

/** One lexeme as it is, without parsing. */
export function mark(lexeme: string): SQL {
	return sql`${`'${lexeme.replace(/['\\]/g, "$&$&")}'`}::tsquery`;
}

/** The search with its misspelt words mended, or null when there is nothing to mend. */
export async function mendedSpelling(q: string): Promise<string | null> {
	const { plainWords } = takeApart(q);
	const mended = new Map<string, string>();
	for (const word of new Set(plainWords)) {
		if (word.length < SHORTEST_BEGINNING || /^\d+$/.test(word)) continue;
		const nearest = nearestWord(word, await similarWords(word));
		if (nearest && nearest !== word) mended.set(word, nearest);
	}
	return mended.size > 0 ? withMended(plainWords, mended) : null;
}

/** Null when nothing is left to look for: no words, or only such as 'the'. */
async function wordsQuery(q: string): Promise<SQL | null> {
	const { head, last } = takeApart(q);
	if (!head && !last) return null;
	const finished = last ? await wordsBeginningWith(last) : [];
	const headQuery = sql`websearch_to_tsquery('english', immutable_unaccent(${head}))`;
	const lastQueries = [last, ...finished].filter((word) => word !== null).map((word) => sql`plainto_tsquery('english', immutable_unaccent(${word}))`);
	const query = last ? sql`(${headQuery} && (${sql.join(lastQueries, sql` || `)}))` : headQuery;
	const { rows } = await db().execute<{ query: string }>(sql`select (${query})::text as query`);
	const text = rows[0]?.query;
	return text ? sql`${text}::tsquery` : null;
}

async function wordsBeginningWith(beginning: string): Promise<string[]> {
	if (beginning.length < SHORTEST_BEGINNING) return [];
	const { rows } = await db().execute<{ word: string }>(sql`
		select word from listing_words where word like ${`${likeLiteral(beginning)}%`}
		order by listings desc limit ${MOST_FINISHED}`);
	return rows.map(({ word }) => word).filter((word) => word !== beginning);
}

async function placesLike(text: string): Promise<string[]> {
	const { rows } = await db().execute<{ place: string }>(sql`
		select place from listing_places where place like '%' || lower(${likeLiteral(text)}) || '%'
		order by listings desc limit ${MOST_PLACES}`);
	return rows.map(({ place }) => `l:${place}`);
}

/** By shared trigrams; a short word with two letters swapped shares none, so those are looked up by their first letter. */
async function similarWords(word: string): Promise<KnownWord[]> {
	const { rows } = await db().execute<KnownWord>(sql`
		(select word, listings from listing_words where word % ${word} order by similarity(word, ${word}) desc, listings desc limit 40)
		${
			word.length <= 6
				? sql`union (select word, listings from listing_words where word like ${`${likeLiteral(word.slice(0, 1))}%`}
					and length(word) between ${word.length - 1} and ${word.length + 1} order by listings desc limit 400)`
				: sql``
		}`);
	return rows;
}

function likeLiteral(text: string): string {
	return text.replace(/[\\%_]/g, "\\$&");
}
