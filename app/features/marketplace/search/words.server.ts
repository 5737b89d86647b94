// The words of all listings (table listing_words): completes the last word of a search, corrects its spelling, and
// finds parts of words for admins.
import { type SQL, sql } from "drizzle-orm";
import { likeLiteral } from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { readQueryText } from "./query-text.ts";
import { type KnownWord, nearestWord } from "./spelling.ts";

/** 'co' begins half of all words. */
const MIN_WORD_LENGTH = 3;
const MAX_COMPLETIONS = 12;
/** A word in this many listings is taken as finished: completing it would hide the exact matches. */
const FINISHED_WORD_LISTINGS = 300;
/** Words that contain one part. With more, reading the listings themselves is quicker than the index. */
const MAX_WORDS_WITH_PART = 200;

/** A tsquery as text. Null when nothing is left to look for: no words, or only words like 'the'. */
export async function wordsQuery(q: string): Promise<string | null> {
	const { head, last } = readQueryText(q);
	if (!head && !last) return null;
	const { rows } = await db().execute<{ query: string }>(sql`
		select (websearch_to_tsquery('english', immutable_unaccent(${head}))${last ? sql` && ${lastWordQuery(last)}` : sql``})::text as query`);
	return rows[0]?.query || null;
}

/** The same words in the same order with the misspelled ones corrected; null when there is nothing to correct. */
export async function correctSpelling(q: string): Promise<string | null> {
	const { plainWords } = readQueryText(q);
	const corrected = await Promise.all(plainWords.map(correctWord));
	return corrected.some((word, index) => word !== plainWords[index]) ? corrected.join(" ") : null;
}

/** A tsquery for the words that contain each part; null when a part is in too many words for the index to help. */
export async function wordsContaining(parts: readonly string[]): Promise<string | null> {
	const queries = await Promise.all(parts.map(queryContaining));
	if (parts.length === 0 || queries.includes(null)) return null;
	return queries.map((query) => `(${query})`).join(" & ");
}

/** Words like 'the' are in no index. */
export async function isStopWord(word: string): Promise<boolean> {
	if (!/^\p{L}+$/u.test(word)) return false;
	const { rows } = await db().execute<{ nodes: number }>(
		sql`select numnode(plainto_tsquery('english', ${word})) as nodes`,
	);
	return rows[0]?.nodes === 0;
}

function lastWordQuery(last: string): SQL {
	const itself = sql`plainto_tsquery('english', immutable_unaccent(${last}))`;
	if (last.length < MIN_WORD_LENGTH) return itself;
	return sql`(${itself} || coalesce((select to_tsquery('english', string_agg(quote_literal(word), ' | ')) from (
		select word from listing_words where word like ${`${likeLiteral(last)}%`} and word <> ${last} and not office_only
			and not exists (select from listing_words where word = ${last} and listings >= ${FINISHED_WORD_LISTINGS})
		order by listings desc limit ${MAX_COMPLETIONS}) completions), ''))`;
}

async function correctWord(word: string): Promise<string> {
	if (word.length < MIN_WORD_LENGTH || /^\d+$/.test(word)) return word;
	return nearestWord(word, await similarWords(word)) ?? word;
}

/** By shared trigrams. A short word with two letters swapped shares none, so those are found by their first letter. */
async function similarWords(word: string): Promise<KnownWord[]> {
	const sameStart =
		word.length <= 6
			? sql`union (select word, listings from listing_words where word like ${`${likeLiteral(word.slice(0, 1))}%`}
				and length(word) between ${word.length - 1} and ${word.length + 1} and not office_only
				order by listings desc limit 400)`
			: sql``;
	const { rows } = await db().execute<KnownWord>(sql`
		(select word, listings from listing_words where word % ${word} and not office_only
			order by similarity(word, ${word}) desc, listings desc limit 40) ${sameStart}`);
	return rows;
}

/** The table holds no numbers: they are found by their beginning. */
async function queryContaining(part: string): Promise<string | null> {
	if (/^\p{N}+$/u.test(part))
		return part.length < MIN_WORD_LENGTH ? `'${part}' | '-${part}'` : `'${part}':* | '-${part}'`;
	const { rows } = await db().execute<{ words: number; query: string }>(sql`
		select count(*)::int as words, array_to_string(array(
			select quote_literal(lexeme) from unnest(to_tsvector('english', immutable_unaccent(${part}) || ' ' || coalesce(string_agg(word, ' '), '')))
		), ' | ') as query
		from (select word from listing_words where word like '%' || lower(immutable_unaccent(${part})) || '%' limit ${MAX_WORDS_WITH_PART + 1}) containing`);
	const [found] = rows;
	return found?.query && found.words <= MAX_WORDS_WITH_PART ? found.query : null;
}

/** Nightly: counts how many listings contain each word. */
export const listingWordsJob = defineJob("listing-words", {
	cron: "23 10 * * *",
	retryDelay: 300,
	expireInSeconds: 1_800,
	async handler() {
		await db().transaction(async (tx) => {
			await tx.execute(sql`set local statement_timeout = 0`);
			await tx.execute(sql`select count_listing_words()`);
		});
	},
});
