// Text as the fonts and the layout of our PDFs can take it.

/** The built-in fonts only have Western European letters. Other letters lose their accents instead of disappearing. */
export function toPrintable(text: string): string {
	const letters = [...text.normalize("NFC").replace(/\r\n?/g, "\n")]
		.map((letter) => (WESTERN.test(letter) ? letter : withoutAccent(letter)))
		.join("");
	return letters.replace(UNBROKEN, "$&\n");
}

const WESTERN = /^[\n\x20-\x7e\u00a0-\u00ff–—‘’“”•…€™]$/u;

/**
 * 80 characters, longer than a word, without a plain space between two words. PDFKit tries every place to break them
 * at, so that 5,000 letters without a space take a second. Other spaces don't count: brackets and quotes forbid a break
 * next to them.
 */
const UNBROKEN = /(?:(?![A-Za-z0-9\u00c0-\u00ff][,.;:!?]? [A-Za-z0-9\u00c0-\u00ff])[^\n]){80}/gu;

function withoutAccent(letter: string): string {
	const [base = ""] = letter.normalize("NFD");
	return WESTERN.test(base) ? base : "?";
}
