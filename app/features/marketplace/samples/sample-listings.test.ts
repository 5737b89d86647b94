import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleListings } from "./sample-listings.ts";
import { SAMPLE_PHOTO_WIDTHS, samplePhotoFile } from "./samples.server.ts";

test("every photo of a sample listing is there in every width, and shows one listing only", () => {
	const names = sampleListings.flatMap(({ photos }) => photos ?? []);
	const files = names.flatMap((name) => SAMPLE_PHOTO_WIDTHS.map((width) => samplePhotoFile(name, width)));
	expect(files.filter((file) => !existsSync(file))).toEqual([]);
	expect(new Set(names).size).toBe(names.length);
});
