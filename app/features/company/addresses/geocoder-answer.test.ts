import { expect, test } from "vitest";
import { parseMatches, parseSuggestions } from "./geocoder-answer.ts";

test("a list of places becomes suggestions, without other countries and repetitions", () => {
	expect(
		parseSuggestions([
			{ place_id: 1, display_name: "12 Ridge Road, Altadena, CA", address: { country_code: "us" } },
			{ place_id: 2, display_name: "12 Ridge Road, Altadena, CA", address: { country_code: "us" } },
			{ place_id: 3, display_name: "Ridge Road, Dublin", address: { country_code: "ie" } },
			{ place_id: 4 },
		]),
	).toEqual([{ id: "1", label: "12 Ridge Road, Altadena, CA" }]);
});

test("map features become lines an envelope could carry", () => {
	const place = (properties: object) => ({ type: "Feature", properties });
	const features = [
		place({
			osm_id: 7,
			countrycode: "US",
			housenumber: "12",
			street: "Ridge Road",
			city: "Altadena",
			state: "California",
			postcode: "91001",
		}),
		place({ osm_id: 8, countrycode: "US", name: "Altadena", state: "California" }),
		place({ osm_id: 9, countrycode: "CA", name: "Ridge Road" }),
	];
	expect(parseSuggestions({ type: "FeatureCollection", features })).toEqual([
		{ id: "7", label: "12 Ridge Road, Altadena, California 91001" },
		{ id: "8", label: "Altadena, California" },
	]);
});

test("five at most, and junk is no suggestion", () => {
	const many = Array.from({ length: 9 }, (_, place_id) => ({ place_id, display_name: `Place ${place_id}` }));
	expect(parseSuggestions(many)).toHaveLength(5);
	for (const junk of [null, "x", 3, {}, { features: [null, 1] }]) expect(parseSuggestions(junk)).toEqual([]);
});

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
	expect(parseMatches(photon(properties))[0]).toEqual({
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
	expect(parseMatches([street, house])[0]).toMatchObject({
		label: "1 Virginia Street",
		state: "Nevada",
		isExact: true,
	});
});

test("other countries, broken coordinates and nonsense give no place", () => {
	expect(parseMatches(photon({ countrycode: "MX" }))).toEqual([]);
	for (const coordinates of [null, ["x", "y"], [], [999, 34]])
		expect(parseMatches(photon({}, coordinates))).toEqual([]);
	for (const nonsense of [null, "text", 3, {}, [], { features: [null] }])
		expect(parseMatches(nonsense)).toEqual([]);
});

test("towns with a street of the same name are matches of their own, one house named twice is one", () => {
	const at = (city: string, coordinates: number[], housenumber = "12") => ({
		properties: { countrycode: "US", housenumber, street: "Ridge Road", city, state: "California" },
		geometry: { coordinates },
	});
	const answer = {
		features: [
			at("La Verne", [-117.77, 34.12]),
			at("La Verne", [-117.7701, 34.1201]),
			at("Monrovia", [-118.0, 34.15]),
			at("Monrovia", [-118.01, 34.16], ""),
		],
	};
	expect(parseMatches(answer).map(({ city, isExact }) => `${city} ${isExact}`)).toEqual([
		"La Verne true",
		"Monrovia true",
		"Monrovia false",
	]);
});
