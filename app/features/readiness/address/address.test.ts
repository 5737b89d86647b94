import { describe, expect, test } from "vitest";
import { counties } from "#app/features/company/places/counties.ts";
import { agencies, ownDepartments } from "./agencies.ts";
import { isInCalifornia, isInside, pointFrom } from "./california.ts";
import { type Locality, rulesAt } from "./local-rules.ts";
import { BadZoneAnswer, type HazardZone, highest, parseZones } from "./zone-answer.ts";

const square = [
	[0, 0],
	[4, 0],
	[4, 4],
	[0, 4],
] as const;

test("a point inside, on an edge and on a corner is inside, one beside it is not", () => {
	for (const point of [
		[2, 2],
		[0, 2],
		[4, 4],
		[2, 0],
	] as const)
		expect(isInside(point, square), String(point)).toBe(true);
	for (const point of [
		[4.000001, 2],
		[-1, 0],
		[5, 4],
		[2, -0.1],
	] as const)
		expect(isInside(point, square), String(point)).toBe(false);
});

test("places in California are told from their neighbors", () => {
	const inside = {
		Altadena: [34.19, -118.131],
		Crescent_City: [41.755, -124.2],
		Needles: [34.848, -114.614],
		Truckee: [39.328, -120.183],
		Avalon: [33.343, -118.327],
		San_Diego: [32.72, -117.16],
	};
	for (const [name, [lat = 0, lon = 0]] of Object.entries(inside))
		expect(isInCalifornia({ lat, lon }), name).toBe(true);
	const outside = {
		Reno: [39.529, -119.814],
		Las_Vegas: [36.17, -115.14],
		Phoenix: [33.45, -112.07],
		Medford: [42.33, -122.87],
		Tijuana: [32.45, -117.02],
		Hawaii: [21.3, -157.8],
	};
	for (const [name, [lat = 0, lon = 0]] of Object.entries(outside))
		expect(isInCalifornia({ lat, lon }), name).toBe(false);
});

test("coordinates are read from the address, and nonsense is not", () => {
	expect(pointFrom(new URLSearchParams("lat=34.19&lon=-118.131"))).toEqual({ lat: 34.19, lon: -118.131 });
	for (const wrong of [
		"",
		"lat=34",
		"lat=a&lon=b",
		"lat=99&lon=0",
		"lat=1e1&lon=2",
		"lat=Infinity&lon=0",
		"lat=&lon=",
	])
		expect(pointFrom(new URLSearchParams(wrong)), wrong).toBeNull();
});

const feature = (attributes: object) => ({ attributes });

test("the service's codes 1 to 3 are zones, non-wildland and no feature are none", () => {
	expect(parseZones({ features: [feature({ SRA: "LRA", FHSZ: 3, FHSZ_Description: "Very High" })] })).toEqual(
		[{ zone: 3, area: "LRA" }],
	);
	expect(parseZones({ features: [feature({ SRA22_2: "SRA", FHSZ: "2" })] })).toEqual([
		{ zone: 2, area: "SRA" },
	]);
	expect(
		parseZones({ features: [feature({ SRA: "LRA", FHSZ: -3, FHSZ_Description: "NonWildland" })] }),
	).toEqual([{ zone: null, area: "LRA" }]);
	expect(parseZones({ features: [] })).toEqual([]);
	expect(
		highest([
			{ zone: 1, area: "SRA" },
			{ zone: 3, area: "LRA" },
		]),
	).toEqual({ zone: 3, area: "LRA" });
	expect(highest([])).toEqual({ zone: null, area: null });
});

test("an error in the body, or anything else, is not taken for an answer", () => {
	for (const broken of [null, "<html>", {}, { error: { code: 400 } }, { features: {} }, { features: [{}] }])
		expect(() => parseZones(broken), JSON.stringify(broken)).toThrow(BadZoneAnswer);
});

test("zone, area and city decide the clearance, the sale rule and who inspects", () => {
	const altadena = { city: "Altadena", county: "Los Angeles", isPoint: false, isNearLosAngeles: true };
	const high = rulesAt({ zone: 3, area: "LRA" }, altadena);
	expect(high.agency).toBe(agencies.laCounty);
	const text = (rules: typeof high) => rules.rules.map((rule) => rule.text).join(" ");
	expect(text(high)).toContain("The county can require up to 200 feet");
	expect(text(high)).toContain("Civil Code § 1102.19");
	const low = rulesAt({ zone: null, area: "LRA" }, altadena);
	expect(text(low)).toContain("No. It applies in High and Very High zones.");
	expect(text(low)).toContain("State law doesn't require 100 feet here");
	expect(rulesAt({ zone: 3, area: "LRA" }, { ...altadena, city: "Los Angeles" }).agency).toBe(agencies.lafd);
	expect(text(rulesAt({ zone: 3, area: "LRA" }, { ...altadena, city: "Glendale" }))).toContain(
		"The Glendale fire department",
	);
	expect(rulesAt({ zone: 2, area: "SRA" }, { ...altadena, city: "Napa", county: "Napa" }).agency).toBe(
		agencies.calFire,
	);
	expect(rulesAt({ zone: 2, area: "SRA" }, { ...altadena, city: "", county: "", isPoint: true }).orAsk).toBe(
		agencies.lafd,
	);
});

describe("every zone, area and place", () => {
	const near = { isPoint: false, isNearLosAngeles: true };
	const places = {
		"the city of Los Angeles": { ...near, city: "Los Angeles", county: "Los Angeles" },
		Altadena: { ...near, city: "Altadena", county: "Los Angeles County" },
		...Object.fromEntries(
			ownDepartments.map((city) => [city, { ...near, city, county: "Los Angeles" }] as const),
		),
		"a point near Los Angeles": { city: "", county: "", isPoint: true, isNearLosAngeles: true },
		"a point elsewhere": { city: "", county: "", isPoint: true, isNearLosAngeles: false },
		...Object.fromEntries(
			counties
				.filter((county) => county !== "Los Angeles")
				.map(
					(county) => [county, { city: county, county, isPoint: false, isNearLosAngeles: false }] as const,
				),
		),
	};
	const found = ([null, 1, 2, 3] as const).flatMap((zone) =>
		([null, "SRA", "LRA", "FRA"] as const).map((area) => ({ zone, area })),
	);

	test.each(Object.entries(places))("%s: the sentences agree", (_, place) => {
		for (const zone of found) expectAgreement(zone, place);
	});

	function expectAgreement({ zone, area }: HazardZone, place: Locality) {
		const { rules, agency, orAsk } = rulesAt({ zone, area }, place);
		const of = (name: string) => rules.find((rule) => rule.name.startsWith(name))?.text ?? "";
		const clearance = of("Clearance");
		const isRequired = area !== "FRA" && (area === "SRA" || zone === 3);
		const isFree = area === "LRA" && zone !== 3;
		expect(/^(100|200) feet/.test(clearance), `zone ${zone}, ${area}: ${clearance}`).toBe(isRequired);
		expect(clearance.includes("State law doesn't require")).toBe(isFree);
		// Only the rule of the right law, in the place where it holds.
		if (area === "LRA") expect(clearance).not.toContain("4291");
		if (area === "SRA") expect(clearance).not.toContain("51182");
		if (/^200 feet/.test(clearance)) expect([zone, place.city]).toEqual([3, "Los Angeles"]);
		if (isRequired && zone === 3 && place.city === "Los Angeles") expect(clearance).not.toContain("100 feet");
		if (isFree) expect(clearance).not.toMatch(/up to 200|100 feet,/);
		expect(of("Zone 0").includes("wouldn't apply")).toBe(isFree);
		expect(of("Zone 0").startsWith("The rules being drafted would apply here.")).toBe(isRequired);
		expect(of("When you sell").startsWith("Yes")).toBe(zone === 2 || zone === 3);
		const isLosAngeles = /los angeles/i.test(place.county) || place.isNearLosAngeles;
		const named = [agency, orAsk].flatMap((one) => (one ? [one.phone] : []));
		if (!isLosAngeles) expect(named).toEqual([agencies.calFire.phone]);
		if (!isLosAngeles) expect(rules.map(({ text }) => text).join(" ")).not.toContain("Los Angeles");
	}
});
