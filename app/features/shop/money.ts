// Money is whole cents; a price from a store is decimal text and is never computed with as a float.

/** '1249', '1249.5' or '1249.50' in cents. Returns null for anything that is not a price. */
export function toCents(price: string): number | null {
	const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(price.trim());
	if (!match) return null;
	const fraction = (match[2] ?? "").padEnd(3, "0");
	return Number(match[1]) * 100 + Number(fraction.slice(0, 2)) + (Number(fraction[2]) >= 5 ? 1 : 0);
}

/** Decimal text with two digits, as stores write it. */
export function toPrice(cents: number): string {
	return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
