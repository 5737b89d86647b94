import { nearestWord as nearestOf } from "#app/features/company/search/spelling.ts";

export type KnownWord = { word: string; listings: number };

/** The word of a listing that a misspelled one was meant to be. Null when none is close enough. */
export function nearestWord(written: string, candidates: readonly KnownWord[]): string | null {
	const most = written.length <= 4 ? 1 : written.length <= 8 ? 2 : 3;
	return nearestOf(
		written,
		candidates.map(({ word, listings }) => ({ word, uses: listings })),
		most,
	);
}
