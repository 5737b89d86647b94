// Finds the known word that a misspelled one was meant to be.

export type KnownWord = {
	word: string;
	/** How often it occurs. */
	uses: number;
};

/** The word with the fewest typos; of equals, the more frequent. Null when each has more than `most`. */
export function nearestWord(written: string, candidates: Iterable<KnownWord>, most: number): string | null {
	let best: { word: string; mistakes: number; uses: number } | null = null;
	for (const { word, uses } of candidates) {
		const mistakes = typingMistakes(written, word, most);
		if (mistakes > most) continue;
		if (!best || mistakes < best.mistakes || (mistakes === best.mistakes && uses > best.uses))
			best = { word, mistakes, uses };
	}
	return best?.word ?? null;
}

/** Letters added, left out, changed, or swapped with the next one. Gives up past `most`. */
function typingMistakes(a: string, b: string, most: number): number {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const same = a[row - 1] === b[column - 1];
			let cost = Math.min(
				(last[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (same ? 0 : 1),
			);
			if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
				cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
			current.push(cost);
		}
		if (Math.min(...current) > most) return most + 1;
		beforeLast = last;
		last = current;
	}
	return last[b.length] ?? 0;
}
