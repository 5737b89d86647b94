// Comma-separated lines that a spreadsheet shows and never computes.

/** A cell that begins like a formula is opened with an apostrophe, which spreadsheets take as 'this is text'. */
export function csvCell(value: string | number | null | undefined): string {
	const text = String(value ?? "");
	const safe = /^[\s]*[=+\-@\t\r|%]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
	return /[",\r\n']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
	return `${cells.map(csvCell).join(",")}\r\n`;
}
