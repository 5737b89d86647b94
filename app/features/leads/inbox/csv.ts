// Comma-separated lines that a spreadsheet shows and never computes.

// Full-width signs count too: some spreadsheets turn them into the ordinary ones. A spreadsheet set to semicolons or
// tabs starts a new cell after one of them, even inside ours.
const FORMULA_AT_START = /^(?=\s*[=+\-@|%＝＋－＠]|[\t\r\n])/;
const FORMULA_AFTER_SEPARATOR = /[;\t](?=\s*[=+\-@|%＝＋－＠])/g;

/** Whatever begins like a formula gets an apostrophe, which spreadsheets read as 'this is text'. */
export function csvCell(value: string | number | null | undefined): string {
	const text = String(value ?? "")
		.replace(FORMULA_AFTER_SEPARATOR, "$&'")
		.replace(FORMULA_AT_START, "'");
	return /[",;\t\r\n']/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
	return `${cells.map(csvCell).join(",")}\r\n`;
}
