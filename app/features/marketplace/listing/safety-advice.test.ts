import { expect, test } from "vitest";
import { categories } from "./categories.ts";
import { safetyAdvice } from "./safety-advice.ts";

const common = safetyAdvice("wanted", "pumps-and-water-supply");

test("a buyer reads what to check in this category, then how to stay safe", () => {
	const advice = categories.map(({ slug }) => safetyAdvice("sale", slug));
	for (const text of advice) expect(text).toMatch(new RegExp(`^\\S.+ ${common}$`));
	expect(new Set(advice).size).toBe(categories.length);
});

test("a wanted item, where nothing is to be checked yet, has the common advice", () => {
	expect(common).toBe("Meet in a public place. Never pay in advance or share a code sent to your phone.");
});
