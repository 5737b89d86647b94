// Filters as one tsquery: the words somebody wrote, and the marks of kind, category and place (see listing_marks).
import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { mark } from "#db/listing-marks.ts";
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
	/** A word or place that stood in few listings last night: they can be read all, without asking how many there are. */
	isRare: boolean;
	/** So many listings were there last night that nobody needs to count them. */
	isFull: boolean;
};

// Finishing 'co' would mean half the dictionary.
const SHORTEST_BEGINNING = 3;
const MOST_FINISHED = 12;
/** Fewer than anybody would count to; what was posted today is not in it. */
const RARE = 700;
/** A word that stands in so many listings is taken for finished: the others would add little and cost much. */
const FREQUENT_WORD = 300;
const MOST_PLACES = 300;
/** The index reads every listing of every place that fits: from this share of all on, the listings tell quicker. */
const FREQUENT_PLACE = 0.02;
const FEW_LISTINGS = 200;
/** Counted last night, of this kind: no day takes so many away that fewer than a thousand are left. */
const FULL = 2_500;

/** Null when nothing can match: no listing stands in such a place. */
export async function searchQuery({ tab, q, category, location }: Filters): Promise<SearchQuery | null> {
	const [words, places] = await Promise.all([
		wordsQuery(q, tab),
		location ? placesLike(location, tab) : null,
	]);
	if (places && places.marks.length === 0) return null;
	const parts: SQL[] = [];
	if (category === "free") parts.push(mark("free:"));
	else if (category !== "all") parts.push(mark(`c:${category}`));
	const frequent =
		places !== null &&
		(places.marks.length === MOST_PLACES ||
			places.listings > Math.max(FEW_LISTINGS, places.ofAll * FREQUENT_PLACE));
	if (places && !frequent) parts.push(sql`(${sql.join(places.marks.map(mark), sql` || `)})`);
	if (words) parts.push(sql`${words.query}::tsquery`);
	return {
		kind: tab,
		filters: parts.length > 0 ? sql`(${sql.join(parts, sql` && `)})` : null,
		place: frequent ? sql`lower(location) like '%' || lower(${likeLiteral(location)}) || '%'` : null,
		inTitle: words ? sql`${ofTitle(words.query)}::tsquery` : null,
		isRare: words?.isRare || (places !== null && places.listings < RARE && !frequent),
		isFull: category === "all" && (words && places ? 0 : (words?.atLeast ?? places?.atLeast ?? 0)) > FULL,
	};
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

type Words = { query: string; isRare: boolean; atLeast: number };

/** As PostgreSQL's own text. Null when nothing is left to look for: no words, or only such as 'the'. */
async function wordsQuery(q: string, kind: ListingKind): Promise<Words | null> {
	const { head, last } = takeApart(q);
	if (!head && !last) return null;
	const lastWord = sql`plainto_tsquery('english', immutable_unaccent(${last}))`;
	const endings = sql`word like ${`${likeLiteral(last ?? "")}%`} and word <> ${last}
		and not office_only and not exists (select from listing_words where word = ${last} and listings >= ${FREQUENT_WORD})`;
	const finished = sql`coalesce((select to_tsquery('english', string_agg(quote_literal(word), ' | ')) from (
		select word from listing_words where ${endings} order by listings desc limit ${MOST_FINISHED}) finished), '')`;
	const tail = last && last.length >= SHORTEST_BEGINNING ? sql`(${lastWord} || ${finished})` : lastWord;
	// By the beginning that all forms of the word share: 'batteri' is how the index writes 'battery' and 'batteries'.
	const forms = sql`rtrim((ts_lexize('english_stem', ${last}))[1], 'i') || '%'`;
	const inDictionary = last !== null && !head && last.length >= SHORTEST_BEGINNING && !/^\d+$/.test(last);
	const listings = inDictionary
		? sql`(select coalesce(sum(listings), 0)::int from listing_words where word like ${forms})`
		: sql`null::int`;
	const atLeast = inDictionary
		? sql`(select max(${ofKind(kind)}) from listing_words where word = ${last} or (${endings}))`
		: sql`null::int`;
	const { rows } = await db().execute<{
		query: string;
		listings: number | null;
		at_least: number | null;
	}>(sql`
		select (websearch_to_tsquery('english', immutable_unaccent(${head}))${last ? sql` && ${tail}` : sql``})::text as query,
			${listings} as listings, ${atLeast} as at_least`);
	const [row] = rows;
	if (!row?.query) return null;
	const isRare = row.listings !== null && row.listings < RARE;
	return { query: row.query, isRare, atLeast: row.at_least ?? 0 };
}

/** Words and places are counted by night: all listings, and those for sale among them. */
function ofKind(kind: ListingKind): SQL {
	return kind === "sale" ? sql`sale` : sql`listings - sale`;
}

/** 'pump' & 'solar' → 'pump':A & 'solar':A */
function ofTitle(query: string): string {
	return query.replace(/'(?:[^']|'')*'/g, "$&:A");
}

type Places = { marks: string[]; listings: number; atLeast: number; ofAll: number };

async function placesLike(text: string, kind: ListingKind): Promise<Places> {
	const { rows } = await db().execute<{
		place: string;
		listings: number;
		of_kind: number;
		of_all: number;
	}>(sql`
		select place, listings, ${ofKind(kind)} as of_kind, (select reltuples from pg_class where oid = 'listings'::regclass)::int as of_all
		from listing_places where not office_only and place like '%' || lower(${likeLiteral(text)}) || '%'
		order by listings desc limit ${MOST_PLACES}`);
	return {
		marks: rows.map(({ place }) => `l:${place}`),
		listings: rows.reduce((sum, { listings }) => sum + listings, 0),
		atLeast: rows.reduce((sum, { of_kind }) => sum + of_kind, 0),
		ofAll: rows[0]?.of_all ?? 0,
	};
}

/** By shared trigrams; a short word with two letters swapped shares none, so those are looked up by their first letter. */
async function similarWords(word: string): Promise<KnownWord[]> {
	const { rows } = await db().execute<KnownWord>(sql`
		(select word, listings from listing_words where word % ${word} and not office_only order by similarity(word, ${word}) desc, listings desc limit 40)
		${
			word.length <= 6
				? sql`union (select word, listings from listing_words where word like ${`${likeLiteral(word.slice(0, 1))}%`}
					and length(word) between ${word.length - 1} and ${word.length + 1} and not office_only
					order by listings desc limit 400)`
				: sql``
		}`);
	return rows;
}

function likeLiteral(text: string): string {
	return text.replace(/[\\%_]/g, "\\$&");
}
