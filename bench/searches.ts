// What visitors look for, in kinds; each round asks for something else, so that no cache answers.
import { placeName, vocabulary } from "./marketplace-data.ts";

const word = (rank: number) => vocabulary[rank] ?? "";

/** The address of one search; `essential` ones are promised to grow at most threefold. */
export type Search = { kind: string; essential?: true; address(round: number): string };

export const searches: readonly Search[] = [
	{ kind: "newest", essential: true, address: () => "" },
	{ kind: "category by price", address: () => "category=pumps-and-water-supply&sort=price-low" },
	{ kind: "wanted, most urgent", address: () => "tab=wanted&sort=urgency" },
	{ kind: "common word", essential: true, address: (n) => `q=${word(n % 12)}` },
	{ kind: "middling word", address: (n) => `q=${word(200 + n * 3)}` },
	{ kind: "rare word", essential: true, address: (n) => `q=${word(20_000 + n * 50)}` },
	{ kind: "absent word", address: (n) => `q=qqxzw${n}k` },
	{ kind: "two words", essential: true, address: (n) => `q=${word(n % 12)} ${word(30 + (n % 40))}` },
	{ kind: "common and rare word", address: (n) => `q=${word(n % 12)} ${word(15_000 + n)}` },
	{ kind: "unfinished word", address: (n) => `q=${word(n % 12).slice(0, 3)}` },
	{ kind: "typo", essential: true, address: (n) => `q=${swapped(word(n % 12))}` },
	{ kind: "typo in a rare word", address: (n) => `q=${swapped(word(5_000 + n))}` },
	{ kind: "location, common", essential: true, address: () => "location=ce" },
	{ kind: "location, rare", essential: true, address: (n) => `location=${placeName(300 + (n % 90))}` },
	{ kind: "common word by price", address: (n) => `q=${word(n % 12)}&sort=price-low` },
	{ kind: "middling word by price", address: (n) => `q=${word(200 + n * 3)}&sort=price-low` },
	{
		kind: "word, place, category",
		address: (n) => `q=${word(n % 12)}&location=ce&category=used-and-salvage`,
	},
];

/** As fingers do: two letters in each other's place. */
function swapped(text: string): string {
	return `${text.slice(0, 2)}${text[3] ?? ""}${text[2] ?? ""}${text.slice(4)}`;
}
