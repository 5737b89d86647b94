// Money is in whole cents. Store prices are decimal text and never go through floats.
import { dollarsAndCents } from "#app/ui/numerals.ts";

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

// Creating a formatter costs more than a hundred uses of it.
const formatters = new Map<string, Intl.NumberFormat>();

export function formatCents(cents: number, currency = "USD"): string {
	if (currency === "USD") return dollarsAndCents(cents);
	let formatter = formatters.get(currency);
	if (!formatter) {
		formatter = new Intl.NumberFormat("en-US", { style: "currency", currency });
		formatters.set(currency, formatter);
	}
	return formatter.format(cents / 100);
}
