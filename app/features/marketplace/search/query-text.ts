// What a visitor typed, split into the part that PostgreSQL's web search reads and the word that may be unfinished.

export type QueryText = {
	/** Everything but the last word, in web search syntax: quotes, OR, minus. */
	head: string;
	/** The last word when it is a plain one, in lower case without accents. It also matches as a beginning. */
	last: string | null;
	/** Every plain word, for correcting the spelling. Empty when quotes, OR or minus show that each sign was meant. */
	plainWords: string[];
};

const MAX_WORDS = 32;
const WORD = /^[\p{L}\p{N}]+$/u;

export function readQueryText(text: string): QueryText {
	const pieces = text.match(/-*"[^"]*"?|\S+/g)?.slice(0, MAX_WORDS) ?? [];
	const hasSyntax = pieces.some((piece) => /^-+\S|"/.test(piece) || isOr(piece));
	const plainWords = hasSyntax ? [] : pieces.map(foldWord).filter((piece) => WORD.test(piece));
	const last = pieces.at(-1) ?? "";
	if (!WORD.test(last) || isOr(last) || isOr(pieces.at(-2)))
		return { head: joined(pieces), last: null, plainWords };
	return { head: joined(pieces.slice(0, -1)), last: foldWord(last), plainWords };
}

/** Words in any order, each to be found anywhere in a listing: how admins search. */
export function readPieces(text: string): string[] {
	return text.normalize("NFKC").split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** PostgreSQL refuses a query of many minus signs in a row, so each piece keeps one, and signs alone are dropped. */
function joined(pieces: readonly string[]): string {
	return pieces
		.filter((piece) => /[\p{L}\p{N}]/u.test(piece))
		.map((piece) => piece.replace(/^-+/, "-"))
		.join(" ");
}

function isOr(piece: string | undefined): boolean {
	return piece?.toLowerCase() === "or";
}

/** Lower case without accents, as the words of listings are stored. */
function foldWord(word: string): string {
	return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
