/** '1250.50', as stores and spreadsheets write it. */
export function decimalDollars(cents: number): string {
	return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
