import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { PictureFile } from "#app/ui/pictures/picture.tsx";

const folder = `${import.meta.dirname}/pictures`;
/** For link previews and mails, 1200 x 630. */
const hasSharingCard = /^\/pictures\/(company|home|products|services)\/(?!.*-detail$)/;
const pictures = readdirSync(folder).flatMap((file) =>
	Object.values(JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Record<string, PictureFile>),
);
/** Shows walls, not the studio. */
const insideShed = new Set(["/pictures/products/pump-shed-detail"]);

test.each(pictures)("$path exists in every size and format, with its words and its color", (picture) => {
	const base = `public${picture.path}`;
	const files = [
		...picture.widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]),
		`${base}.jpg`,
		...(hasSharingCard.test(picture.path) ? [`${base}-og.jpg`] : []),
	];
	expect(files.filter((file) => !existsSync(file))).toEqual([]);
	expect(picture.alt.length).toBeGreaterThan(10);
	expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
});

test("pictures stay small enough for a first screen", () => {
	const limits: Record<string, number> = { 400: 60_000, 800: 60_000, 1200: 120_000, 1440: 120_000 };
	const tooLarge = pictures.flatMap(({ path, widths }) =>
		widths
			.map((width) => ({ file: `public${path}-${width}.avif`, limit: limits[width] ?? 200_000 }))
			.filter(({ file, limit }) => statSync(file).size > limit)
			.map(({ file }) => file),
	);
	expect(tooLarge).toEqual([]);
});

test("pictures stay small enough for a mail", () => {
	const cards = pictures
		.filter(({ path }) => hasSharingCard.test(path))
		.map(({ path }) => `public${path}-og.jpg`);
	expect(cards.filter((file) => statSync(file).size > 60_000)).toEqual([]);
});

/** The studio's paper, as tools/pictures/backdrop.ts grades it. */
const paper = [0xe6, 0xe6, 0xe3];
const studioPictures = pictures.filter(
	({ path }) => /^\/pictures\/(products|packages)\//.test(path) && !insideShed.has(path),
);

test.each(studioPictures)("$path stands on the same light gray as every other product", async ({ path }) => {
	const corners = await readCorners(`public${path}-400.webp`);
	const onPaper = corners.filter((corner) =>
		corner.every((value, channel) => Math.abs(value - (paper[channel] as number)) <= 14),
	);
	// A close view may fill three corners with the product itself.
	if (path.endsWith("-detail")) expect(onPaper.length, String(corners)).toBeGreaterThan(0);
	else expect(onPaper).toEqual(corners);
});

/** The mean color of ten by ten pixels in each corner. */
async function readCorners(file: string): Promise<number[][]> {
	const { width = 0, height = 0 } = await sharp(file).metadata();
	const size = 10;
	return Promise.all(
		[0, width - size].flatMap((left) =>
			[0, height - size].map(async (top) => {
				const { channels } = await sharp(
					await sharp(file).extract({ left, top, width: size, height: size }).png().toBuffer(),
				).stats();
				return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
			}),
		),
	);
}
