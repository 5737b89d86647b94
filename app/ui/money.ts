// Money is whole cents. Decimal text from a store is never computed with as a float.
import { numerals } from "./numerals.ts";

// Building a formatter costs more than a hundred uses of it.
const formatters = new Map<string, Intl.NumberFormat>();

/** '$1,250.50' */
export function formatCents(cents: number, currency = "USD"): string {
	if (currency === "USD") return `$${numerals(Math.floor(cents / 100))}.${decimals(cents)}`;
	let formatter = formatters.get(currency);
	if (!formatter) {
		formatter = new Intl.NumberFormat("en-US", { style: "currency", currency });
		formatters.set(currency, formatter);
	}
	return formatter.format(cents / 100);
}

/** '$1,250', or '$1,250.50' when there are cents. */
export function shortDollars(cents: number): string {
	return cents % 100 === 0 ? `$${numerals(cents / 100)}` : formatCents(cents);
}

/** '1250.50', as stores and spreadsheets write it. */
export function decimalDollars(cents: number): string {
	return `${Math.floor(cents / 100)}.${decimals(cents)}`;
}

/** '1249', '1249.5' or '1249.50' in cents. Returns null for anything that is not a price. */
export function toCents(price: string): number | null {
	const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(price.trim());
	if (!match) return null;
	const fraction = (match[2] ?? "").padEnd(3, "0");
	return Number(match[1]) * 100 + Number(fraction.slice(0, 2)) + (Number(fraction[2]) >= 5 ? 1 : 0);
}

function decimals(cents: number): string {
	return String(cents % 100).padStart(2, "0");
}
