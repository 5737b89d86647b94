// A written search, taken apart: the part PostgreSQL's web search reads, and the word that may still be unfinished.

export type WrittenQuery = {
	/** Everything but the last word, in web search syntax. */
	head: string;
	/** The last word when it is a plain one, lower case; it also matches as a beginning. */
	last: string | null;
	/** Every plain word, lower case: what spelling may mend. Empty when quotes, OR or minus show intent. */
	plainWords: string[];
};

const WORD = /^[\p{L}\p{N}]+$/u;

export function takeApart(written: string): WrittenQuery {
	const text = written.trim();
	const pieces = text.split(/\s+/).filter(Boolean);
	const hasSyntax = /["]|(^|\s)-\S|\sor\s/i.test(text);
	const plainWords = hasSyntax ? [] : pieces.map(folded).filter((piece) => WORD.test(piece));
	const last = pieces.at(-1) ?? "";
	const before = pieces.at(-2)?.toLowerCase();
	const inQuotes = (text.match(/"/g)?.length ?? 0) % 2 === 1;
	if (!WORD.test(last) || inQuotes || before === "or" || last.toLowerCase() === "or")
		return { head: text, last: null, plainWords };
	return { head: text.slice(0, text.length - last.length).trim(), last: folded(last), plainWords };
}

/** The same words in the same order, some of them mended. */
export function withMended(plainWords: readonly string[], mended: ReadonlyMap<string, string>): string {
	return plainWords.map((word) => mended.get(word) ?? word).join(" ");
}

/** Lower case without accents, as the words of listings are kept. */
function folded(word: string): string {
	return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
