// What every PDF of ours needs: its turn, and text its fonts can show.
import { makeTurns } from "#app/platform/turns.server.ts";

/** One PDF at a time: each may hold twenty megabytes of photos, and drawing blocks the process. */
export const inPdfTurn = makeTurns(1);

/** The built-in fonts only have Western European letters. Other letters lose their accents instead of disappearing. */
export function toPrintable(text: string): string {
	return [...text.normalize("NFC").replace(/\r\n?/g, "\n")]
		.map((letter) => (WESTERN.test(letter) ? letter : withoutAccent(letter)))
		.join("");
}

const WESTERN = /^[\n\x20-\x7e\u00a0-\u00ff–—‘’“”•…€™]$/u;

function withoutAccent(letter: string): string {
	const [base = ""] = letter.normalize("NFD");
	return WESTERN.test(base) ? base : "?";
}
