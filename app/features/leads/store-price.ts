// A store writes prices as decimal text, which is never computed with as a float.

/** '1249', '1249.5' or '1249.50' in cents. Returns null for anything that is not a price. */
export function toCents(price: string): number | null {
	const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(price.trim());
	if (!match) return null;
	const fraction = (match[2] ?? "").padEnd(3, "0");
	return Number(match[1]) * 100 + Number(fraction.slice(0, 2)) + (Number(fraction[2]) >= 5 ? 1 : 0);
}
