import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast } from "#tests/support/contrast.ts";
import { color, markPairs, textPairs } from "./tokens.ts";

test.each(textPairs)("%s text is readable on %s (WCAG AA, 4.5:1)", (text, ground) => {
	expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
});

test.each(markPairs)("%s marks stand out on %s (WCAG AA, 3:1)", (mark, ground) => {
	expect(contrast(color[mark], color[ground])).toBeGreaterThanOrEqual(3);
});

test("the stylesheet and the artwork use the same palette", () => {
	const css = readFileSync(new URL("./styles/tokens.css", import.meta.url), "utf8");
	const declared = Object.fromEntries(
		[...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
	);
	expect(declared).toEqual(color);
});
