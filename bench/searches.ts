// What visitors look for, in kinds; each round asks for something else, so that no cache answers.
import { OLD_WORD, placeName, vocabulary } from "./marketplace-data.ts";

const word = (rank: number) => vocabulary[rank] ?? "";

/** The address of one search. With words the order is Best Match, unless it names another. */
export type Search = { kind: string; address(round: number): string };

export const searches: readonly Search[] = [
	{ kind: "newest", address: () => "" },
	{ kind: "category by price", address: () => "category=pumps-and-water-supply&sort=price-low" },
	{ kind: "wanted, most urgent", address: () => "tab=wanted&sort=urgency" },
	{ kind: "common word", address: (n) => `q=${word(n % 12)}` },
	{ kind: "common word, newest", address: (n) => `q=${word(n % 12)}&sort=newest` },
	{ kind: "middling word", address: (n) => `q=${word(200 + n * 3)}` },
	{ kind: "rare word", address: (n) => `q=${word(20_000 + n * 50)}` },
	{ kind: "absent word", address: (n) => `q=qqxzw${n}k` },
	{ kind: "two words", address: (n) => `q=${word(n % 12)} ${word(30 + (n % 40))}` },
	{ kind: "common and rare word", address: (n) => `q=${word(n % 12)} ${word(15_000 + n)}` },
	{ kind: "unfinished word", address: (n) => `q=${word(n % 12).slice(0, 3)}` },
	{ kind: "typo", address: (n) => `q=${swapped(word(n % 12))}` },
	{ kind: "typo in a rare word", address: (n) => `q=${swapped(word(5_000 + n))}` },
	{ kind: "location, common", address: () => "location=ce" },
	{ kind: "location, rare", address: (n) => `location=${placeName(300 + (n % 90))}` },
	{ kind: "common word by price", address: (n) => `q=${word(n % 12)}&sort=price-low` },
	{ kind: "word only in old listings", address: () => `q=${OLD_WORD}` },
	{ kind: "middling word by price", address: (n) => `q=${word(200 + n * 3)}&sort=price-low` },
	{
		kind: "word, place, category",
		address: (n) => `q=${word(n % 12)}&location=ce&category=used-and-salvage`,
	},
];

/** A common typo: two letters swapped. */
function swapped(text: string): string {
	return `${text.slice(0, 2)}${text[3] ?? ""}${text[2] ?? ""}${text.slice(4)}`;
}
