import { dollarsAndCents } from "#app/ui/numerals.ts";

// Building a formatter costs more than a hundred uses of it.
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
