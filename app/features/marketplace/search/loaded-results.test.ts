import { expect, test } from "vitest";
import { type Results, withLoaded } from "./loaded-results.ts";

const page = (ids: string, next: string | null): Results => ({
	cards: [...ids].map((id) => ({ id })),
	next,
});
const shown = ({ cards, next }: Results) => [cards.map(({ id }) => id).join(""), next];

test("Back finds the results as long as they were, with what was posted and taken off meanwhile", () => {
	const loaded = page("abcdef", "after f");
	expect(shown(withLoaded(page("abc", "after c"), loaded))).toEqual(["abcdef", "after f"]);
	expect(shown(withLoaded(page("Nab", "after b"), loaded))).toEqual(["Nabcdef", "after f"]);
	expect(shown(withLoaded(page("acd", "after d"), loaded))).toEqual(["acdef", "after f"]);
});

test("other results, or fewer than a page, are shown as they are", () => {
	const loaded = page("abcdef", "after f");
	expect(shown(withLoaded(page("xyz", "after z"), loaded))).toEqual(["xyz", "after z"]);
	expect(shown(withLoaded(page("ab", null), loaded))).toEqual(["ab", null]);
	expect(shown(withLoaded(page("abc", "after c"), undefined))).toEqual(["abc", "after c"]);
});
