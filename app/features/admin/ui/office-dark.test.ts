import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ColorName, color, markPairs, textPairs } from "#app/ui/tokens.ts";
import { contrast } from "#tests/support/contrast.ts";

const css = readFileSync(new URL("./office-dark.css", import.meta.url), "utf8");
const [atNight = "", onInk = ""] = css.split('[data-tone="ink"]');
const declared = (part: string) =>
	Object.fromEntries(
		[...part.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
	);
const dark: Record<ColorName, string> = { ...color, ...declared(atNight) };
const ink: Record<ColorName, string> = { ...dark, ...declared(onInk) };

/** The glowing colors belong to ink, which stays dark; night lies behind films and pictures. */
const isOnInk = ([text, ground]: readonly [ColorName, ColorName]) =>
	text.endsWith("-glow") || ground === "night";

describe("the panel at night", () => {
	test("gives every color of the day but the glowing ones another value", () => {
		const same = (Object.keys(color) as ColorName[]).filter((name) => dark[name] === color[name]);
		expect(same.toSorted()).toEqual(["amber-glow", "ember-glow", "night", "sage-glow", "water-glow"]);
	});

	test.each(textPairs.filter((pair) => !isOnInk(pair)))("%s text is readable on %s", (text, ground) => {
		expect(contrast(dark[text], dark[ground])).toBeGreaterThanOrEqual(4.5);
	});

	test.each(markPairs.filter((pair) => !isOnInk(pair)))("%s marks stand out on %s", (mark, ground) => {
		expect(contrast(dark[mark], dark[ground])).toBeGreaterThanOrEqual(3);
	});

	test.each(["bone", "white", "line", "water-glow", "ember-glow"] as const)(
		"%s is readable on ink",
		(text) => {
			expect(contrast(ink[text], ink.ink)).toBeGreaterThanOrEqual(4.5);
		},
	);
});
