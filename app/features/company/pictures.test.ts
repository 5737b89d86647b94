import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import pictures from "./pictures.json" with { type: "json" };

test.each(Object.entries(pictures))("%s exists in every size and format", (name, picture) => {
	const base = `public/pictures/${name}`;
	const files = [
		...picture.widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]),
		`${base}.jpg`,
		...(picture.og ? [`${base}-og.jpg`] : []),
	];
	expect(files.filter((file) => !existsSync(file))).toEqual([]);
	expect(picture.alt.length).toBeGreaterThan(10);
	expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
});

test("pictures stay small enough for a first screen", () => {
	const limits: Record<string, number> = { 400: 60_000, 800: 60_000, 1200: 120_000, 1440: 120_000 };
	const tooLarge = Object.entries(pictures).flatMap(([name, { widths }]) =>
		widths
			.map((width) => ({ file: `public/pictures/${name}-${width}.avif`, limit: limits[width] ?? 200_000 }))
			.filter(({ file, limit }) => statSync(file).size > limit)
			.map(({ file }) => file),
	);
	expect(tooLarge).toEqual([]);
});
