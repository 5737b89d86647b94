// Money in words. It is whole cents everywhere.
import { numerals } from "./numerals.ts";

/** '$1,250.50' */
export function formatCents(cents: number, currency = "USD"): string {
	if (currency !== "USD") return (cents / 100).toLocaleString("en-US", { style: "currency", currency });
	return `$${numerals(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;
}

/** '$1,250', or '$1,250.50' when there are cents. */
export function shortDollars(cents: number): string {
	return cents % 100 === 0 ? `$${numerals(cents / 100)}` : formatCents(cents);
}
