import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { sampleListings } from "./sample-listings.ts";
import { SAMPLE_PHOTO_WIDTHS, samplePhotoFile } from "./samples.server.ts";

test("everything on sale among the samples has a photo, and nothing wanted has one", () => {
	for (const { kind, title, photos = [] } of sampleListings)
		expect(photos.length > 0, title).toBe(kind === "sale");
});

test("every stored sample photo belongs to one listing, in every width", () => {
	const names = sampleListings.flatMap(({ photos }) => photos ?? []);
	const files = names.flatMap((name) => SAMPLE_PHOTO_WIDTHS.map((width) => samplePhotoFile(name, width)));
	const folder = dirname(samplePhotoFile("any", 400));
	expect(files.toSorted()).toEqual(
		readdirSync(folder)
			.map((file) => `${folder}/${file}`)
			.toSorted(),
	);
});
