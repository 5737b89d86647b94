import { expect, test } from "vitest";
import { countyLines } from "./county-lines.ts";
import { readTiles, tileAddress } from "./map-tiles.ts";

test.each([
	["https://tiles.example/california.pmtiles", "file"],
	["https://tiles.example/california.pmtiles?key=1", "file"],
	["https://tiles.example/{z}/{x}/{y}.png", "pictures"],
	["https://gis.example/tile/{z}/{y}/{x}", "pictures"],
	["https://tiles.example/{z}/{x}/{y}.mvt?key=1", "vectors"],
	["https://tiles.example/{z}/{x}/{y}.pbf", "vectors"],
])("%s has %s", (address, kind) => {
	expect(readTiles(address)).toEqual({ kind, address });
});

test("a tile has its own address, in whatever order the service wants it", () => {
	expect(tileAddress("https://gis.example/tile/{z}/{y}/{x}?key=1", 5, 6, 7)).toBe(
		"https://gis.example/tile/5/7/6?key=1",
	);
});

test("the county lines that come with the site are in and around California", () => {
	const points = countyLines().flat();
	expect(points.length).toBeGreaterThan(1_000);
	for (const [longitude, latitude] of points) {
		expect(longitude).toBeGreaterThan(-124.6);
		expect(longitude).toBeLessThan(-114);
		expect(latitude).toBeGreaterThan(32.4);
		expect(latitude).toBeLessThan(42.1);
	}
});
