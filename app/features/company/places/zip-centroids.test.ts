import { expect, test } from "vitest";
import { directionTo, milesBetween } from "./geography.ts";
import { findZip } from "./zip-centroids.server.ts";

const altadena = { latitude: 34.1912, longitude: -118.1392 };

test("a ZIP code has a place and a name", () => {
	expect(findZip("91001")).toEqual({ zip: "91001", city: "Altadena", state: "CA", ...altadena });
	expect(findZip(" 95404-1234 ")).toMatchObject({ city: "Santa Rosa" });
});

test.each(["", "00000", "10001", "Altadena", "9100"])("%j is no place we know", (zip) => {
	expect(findZip(zip)).toBeNull();
});

test("the list is whole: every row is in or near California", () => {
	for (const zip of ["90001", "89101", "85001", "97201", "96162"]) {
		const found = findZip(zip);
		expect(found?.latitude).toBeGreaterThan(31);
		expect(found?.longitude).toBeLessThan(-108);
	}
});

test("distance and direction", () => {
	const malibu = { latitude: 34.0402, longitude: -118.7351 };
	expect(milesBetween(altadena, malibu)).toBeCloseTo(35.7, 0);
	expect(milesBetween(altadena, altadena)).toBe(0);
	expect(directionTo(altadena, malibu)).toBe("west");
	expect(directionTo(malibu, altadena)).toBe("east");
	expect(directionTo(altadena, { latitude: 35, longitude: -118.1392 })).toBe("north");
	expect(directionTo(altadena, { latitude: 33.5, longitude: -118.9 })).toBe("southwest");
});
