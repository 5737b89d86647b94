// Comma-separated lines that a spreadsheet shows and never computes. csv-stringify's own guard misses full-width
// signs and cells that start after another separator.
import { stringify } from "csv-stringify/sync";

/** Full-width signs count too: some spreadsheets turn them into the ordinary ones. */
const FORMULA_SIGNS = new Set("=+-@|%＝＋－＠");

/** A spreadsheet set to semicolons or tabs starts a new cell after one of them, even inside ours. */
const PIECES = /[^;\t]+/g;

// Quoted too: what another separator would split, and what a spreadsheet would trim.
const QUOTED = /[;\t\r\n']|^\s|\s$/;

export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
	return stringify([cells.map(asText)], { record_delimiter: "windows", quoted_match: QUOTED });
}

/** Whatever begins like a formula gets an apostrophe, which spreadsheets read as 'this is text'. */
function asText(value: string | number | null | undefined): string {
	// Piece by piece, because one pattern for all of it takes quadratic time on a run of tabs.
	const text = String(value ?? "").replace(PIECES, (piece) => (isFormula(piece) ? `'${piece}` : piece));
	return /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

function isFormula(piece: string): boolean {
	return FORMULA_SIGNS.has(piece.trimStart().charAt(0));
}
