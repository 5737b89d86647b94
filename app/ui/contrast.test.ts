import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type ColorName, color, markPairs, textPairs } from "./tokens.ts";

test.each(textPairs)("%s text is readable on %s (WCAG AA, 4.5:1)", (text, ground) => {
	expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(markPairs)("%s marks stand out on %s (WCAG AA, 3:1)", (mark, ground) => {
	expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
});

test("the stylesheet and the artwork use the same palette", () => {
	const css = readFileSync(new URL("./styles/tokens.css", import.meta.url), "utf8");
	const declared = Object.fromEntries(
		[...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
	);
	expect(declared).toEqual(color);
});

function contrast(a: ColorName, b: ColorName): number {
	const [dark, light] = [luminance(color[a]), luminance(color[b])].sort((x, y) => x - y) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
	const [r, g, b] = [1, 3, 5].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
