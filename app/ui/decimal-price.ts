// Prices as stores and spreadsheets write them. They are never computed with as floats.

/** '1250.50', as stores and spreadsheets write it. */
export function decimalDollars(cents: number): string {
	return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** '1249', '1249.5' or '1249.50' in cents. Returns null for anything that is not a price. */
export function toCents(price: string): number | null {
	const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(price.trim());
	if (!match) return null;
	const fraction = (match[2] ?? "").padEnd(3, "0");
	return Number(match[1]) * 100 + Number(fraction.slice(0, 2)) + (Number(fraction[2]) >= 5 ? 1 : 0);
}
