// How far back to look: spans of 6 hours, 1, 4 and 16 days, as the marks of listings name them.
import { type SQL, sql } from "drizzle-orm";
import type { ListingKind } from "./listing.ts";
import { mark } from "./search-query.server.ts";

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
export function spanReaching(days: number, from: Date, kind: ListingKind): Span | null {
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
