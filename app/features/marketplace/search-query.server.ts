// Filters as one tsquery: the words somebody wrote, and the marks of kind, category and place (see listing_marks).
import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import type { Filters } from "./filters.ts";
import type { ListingKind } from "./listing.ts";
import { takeApart, withMended } from "./query-words.ts";
import { type KnownWord, nearestWord } from "./spelling.ts";

export type SearchQuery = {
	kind: ListingKind;
	/** Words, category and rare place together, for the index; null when there is none of them. */
	filters: SQL | null;
	/** A frequent place, for the listings the index found: as marks it would cost more than it spares. */
	place: SQL | null;
	/** The words, asked of the title only: such listings come first. Null without words. */
	inTitle: SQL | null;
	/** One word that stood in few listings last night: they can be read all, without asking how many there are. */
	isRare: boolean;
};

// Finishing 'co' would mean half the dictionary.
const SHORTEST_BEGINNING = 3;
const MOST_FINISHED = 12;
/** Fewer than anybody would count to; what was posted today is not in it. */
const RARE_WORD = 700;
/** A word that stands in so many listings is taken for finished: the others would add little and cost much. */
const FREQUENT_WORD = 300;
const MOST_PLACES = 300;
/** The index reads every listing of every place that fits: beyond this many it is not worth it. */
const FREQUENT_PLACE = 20_000;

/** Null when nothing can match: no listing stands in such a place. */
export async function searchQuery({ tab, q, category, location }: Filters): Promise<SearchQuery | null> {
	const [words, places] = await Promise.all([wordsQuery(q), location ? placesLike(location) : null]);
	if (places && places.marks.length === 0) return null;
	const parts: SQL[] = [];
	if (category === "free") parts.push(mark("free:"));
	else if (category !== "all") parts.push(mark(`c:${category}`));
	const frequent = places !== null && places.listings > FREQUENT_PLACE;
	if (places && !frequent) parts.push(sql`(${sql.join(places.marks.map(mark), sql` || `)})`);
	if (words) parts.push(sql`${words.query}::tsquery`);
	return {
		kind: tab,
		filters: parts.length > 0 ? sql`(${sql.join(parts, sql` && `)})` : null,
		place: frequent ? sql`lower(location) like '%' || lower(${likeLiteral(location)}) || '%'` : null,
		inTitle: words ? sql`${ofTitle(words.query)}::tsquery` : null,
		isRare: words?.isRare ?? false,
	};
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

/** As PostgreSQL's own text. Null when nothing is left to look for: no words, or only such as 'the'. */
async function wordsQuery(q: string): Promise<{ query: string; isRare: boolean } | null> {
	const { head, last } = takeApart(q);
	if (!head && !last) return null;
	const lastWord = sql`plainto_tsquery('english', immutable_unaccent(${last}))`;
	const finished = sql`coalesce((select to_tsquery('english', string_agg(quote_literal(word), ' | ')) from (
		select word from listing_words where word like ${`${likeLiteral(last ?? "")}%`} and word <> ${last}
			and not exists (select from listing_words where word = ${last} and listings >= ${FREQUENT_WORD})
		order by listings desc limit ${MOST_FINISHED}) finished), '')`;
	const tail = last && last.length >= SHORTEST_BEGINNING ? sql`(${lastWord} || ${finished})` : lastWord;
	// By the beginning that all forms of the word share: 'batteri' is how the index writes 'battery' and 'batteries'.
	const forms = sql`rtrim((ts_lexize('english_stem', ${last}))[1], 'i') || '%'`;
	const inDictionary = last !== null && !head && last.length >= SHORTEST_BEGINNING && !/^\d+$/.test(last);
	const listings = inDictionary
		? sql`(select coalesce(sum(listings), 0)::int from listing_words where word like ${forms})`
		: sql`null::int`;
	const { rows } = await db().execute<{ query: string; listings: number | null }>(sql`
		select (websearch_to_tsquery('english', immutable_unaccent(${head}))${last ? sql` && ${tail}` : sql``})::text as query,
			${listings} as listings`);
	const [row] = rows;
	if (!row?.query) return null;
	return { query: row.query, isRare: row.listings !== null && row.listings < RARE_WORD };
}

/** 'pump' & 'solar' → 'pump':A & 'solar':A */
function ofTitle(query: string): string {
	return query.replace(/'(?:[^']|'')*'/g, "$&:A");
}

async function placesLike(text: string): Promise<{ marks: string[]; listings: number }> {
	const { rows } = await db().execute<{ place: string; listings: number }>(sql`
		select place, listings from listing_places where place like '%' || lower(${likeLiteral(text)}) || '%'
		order by listings desc limit ${MOST_PLACES}`);
	return {
		marks: rows.map(({ place }) => `l:${place}`),
		listings: rows.reduce((sum, { listings }) => sum + listings, 0),
	};
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
