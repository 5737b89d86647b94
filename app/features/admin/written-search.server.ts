// What somebody typed, in words of the index. Of every part the dictionary tells the words and places that contain it,
// so that 'rinkl' finds sprinklers as quickly as the whole word.
import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { quotedLexeme } from "#db/listing-marks.ts";

/** Words and places that contain one part. More would make the index slower than the listings themselves. */
const MOST_WORDS = 200;
const MOST_PLACES = 100;
/** Finding '10' in a thousand numbers is slow, and nobody means them. */
const SHORTEST_NUMBER_BEGINNING = 3;

export type WrittenSearch = {
	/** Each a tsquery that must match; none when the index cannot help. */
	queries: SQL[];
	/** What only the listing's own text can tell: signs, parts of very many words, and of such as 'there'. */
	inText: string[];
	/** How many public listings have the rarest part, as of last night; infinite when nobody knows. */
	listings: number;
};

type Part = {
	part: string;
	lexemes: string[];
	places: string[] | null;
	/** A word such as 'the', which no index holds. */
	is_stop_word: boolean;
	only_in_text: boolean;
	listings: number;
};

export async function readWords(pieces: readonly string[]): Promise<WrittenSearch> {
	const partsOf = pieces.map((piece) => piece.match(/[\p{L}\p{N}]+/gu) ?? []);
	const parts = await lookUpParts(partsOf.flat());
	const written: WrittenSearch = { queries: [], inText: [], listings: Number.POSITIVE_INFINITY };
	for (const [index, piece] of pieces.entries()) {
		const ofPiece = (partsOf[index] ?? []).flatMap((part) => parts.get(part) ?? []);
		if (ofPiece.length > 0 && ofPiece.every(({ is_stop_word }) => is_stop_word)) continue;
		if (ofPiece.length === 0 || ofPiece.some(({ only_in_text }) => only_in_text)) {
			written.inText.push(piece);
			continue;
		}
		const byParts = sql`${ofPiece.map(anyOf).join(" & ")}::tsquery`;
		// '2.5' and 'pump.works' are one word to PostgreSQL.
		written.queries.push(
			piece === ofPiece[0]?.part
				? byParts
				: sql`(${byParts} || plainto_tsquery('english', immutable_unaccent(${piece})))`,
		);
		// The dictionary holds no numbers.
		const counted = ofPiece.filter(({ part }) => !isNumber(part)).map(({ listings }) => listings);
		written.listings = Math.min(written.listings, ...counted);
	}
	return written;
}

function anyOf({ part, lexemes, places }: Part): string {
	const words = [...lexemes, ...(places ?? [])].map(quotedLexeme);
	if (isNumber(part)) {
		words.push(quotedLexeme(`-${part}`));
		if (part.length >= SHORTEST_NUMBER_BEGINNING) words.push(`${quotedLexeme(part)}:*`);
	}
	return `(${words.join(" | ")})`;
}

function isNumber(part: string): boolean {
	return /^\p{N}+$/u.test(part);
}

async function lookUpParts(parts: readonly string[]): Promise<Map<string, Part>> {
	const distinct = [...new Set(parts)];
	if (distinct.length === 0) return new Map();
	const { rows } = await db().execute<Part>(sql.join(distinct.map(lookUpPart), sql` union all `));
	return new Map(rows.map((row) => [row.part, row]));
}

/** Words such as 'there' stand in the dictionary but not in the index: a part of one can only be met in the text. */
function lookUpPart(part: string): SQL {
	return sql`(
		select ${part}::text as part, places.marks as places,
			tsvector_to_array(to_tsvector('english', immutable_unaccent(${part}) || ' ' || coalesce(words.text, ''))) as lexemes,
			to_tsvector('english', immutable_unaccent(${part})) = ''::tsvector as is_stop_word,
			words.n > ${MOST_WORDS} or places.n > ${MOST_PLACES} or words.of_stop_words as only_in_text,
			(words.listings + places.listings)::int as listings
		from (
			select string_agg(word, ' ') as text, count(*) as n, coalesce(sum(listings), 0) as listings,
				coalesce(bool_or(to_tsvector('english', word) = ''::tsvector), false) as of_stop_words
			from (
				select word, listings from listing_words
				where word like '%' || lower(immutable_unaccent(${part})) || '%' limit ${MOST_WORDS + 1}
			) found
		) words, (
			select array_agg('l:' || place) as marks, count(*) as n, coalesce(sum(listings), 0) as listings
			from (
				select place, listings from listing_places
				where place like '%' || lower(${part}) || '%' limit ${MOST_PLACES + 1}
			) found
		) places)`;
}
