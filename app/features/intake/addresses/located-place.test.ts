import { expect, test } from "vitest";
import { parsePlace } from "./located-place.ts";

const photon = (properties: object, coordinates: unknown = [-118.131, 34.19]) => ({
	features: [{ properties: { countrycode: "US", ...properties }, geometry: { coordinates } }],
});

test("Photon's feature becomes a place with its locality", () => {
	const properties = {
		housenumber: "12",
		street: "Ridge Road",
		city: "Altadena",
		county: "Los Angeles",
		state: "California",
		postcode: "91001",
	};
	expect(parsePlace(photon(properties))).toEqual({
		label: "12 Ridge Road, Altadena, California 91001",
		lat: 34.19,
		lon: -118.131,
		state: "California",
		county: "Los Angeles",
		city: "Altadena",
		isExact: true,
	});
});

test("Nominatim's list becomes a place, preferring one with a house number", () => {
	const address = { country_code: "us", state: "Nevada", county: "Washoe County", city: "Reno" };
	const street = { lat: "39.52", lon: "-119.81", display_name: "Virginia Street, Reno", address };
	const house = { ...street, display_name: "1 Virginia Street", address: { ...address, house_number: "1" } };
	expect(parsePlace([street, house])).toMatchObject({
		label: "1 Virginia Street",
		state: "Nevada",
		isExact: true,
	});
});

test("other countries, broken coordinates and nonsense give no place", () => {
	expect(parsePlace(photon({ countrycode: "MX" }))).toBeNull();
	for (const coordinates of [null, ["x", "y"], [], [999, 34]])
		expect(parsePlace(photon({}, coordinates))).toBeNull();
	for (const nonsense of [null, "text", 3, {}, [], { features: [null] }])
		expect(parsePlace(nonsense)).toBeNull();
});
