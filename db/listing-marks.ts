// The marks that listings carry among their words (see listing_marks in the migrations): one of them as a query, and
// how far back to look, in spans of 6 hours, 1, 4 and 16 days.
import { type SQL, sql } from "drizzle-orm";
import type { listingKind } from "./schema.ts";

/** One lexeme as it is, without parsing. */
export function mark(lexeme: string): SQL {
	return sql`${quotedLexeme(lexeme)}::tsquery`;
}

/** As PostgreSQL writes it within a query. */
export function quotedLexeme(lexeme: string): string {
	return `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
}

const SIZES = [
	["6h", 0.25],
	["1d", 1],
	["4d", 4],
	["16d", 16],
] as const;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2020, 0, 1);

/** Marks of the latest listings; `days` is how far they reach back. */
export type Span = { days: number; marks: SQL };

/** The shortest that reaches `days` back from `from`; null when none is long enough. */
export function spanReaching(
	days: number,
	from: Date,
	kind: (typeof listingKind.enumValues)[number],
): Span | null {
	const day = (from.getTime() - FIRST_DAY) / DAY_MS;
	for (const [name, size] of SIZES) {
		const current = Math.floor(day / size);
		const reach = day - (current - 1) * size;
		if (reach >= days)
			return {
				days: reach,
				marks: sql`(${mark(`${kind}:${name}:${current}`)} || ${mark(`${kind}:${name}:${current - 1}`)})`,
			};
	}
	return null;
}
