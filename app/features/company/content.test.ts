import { describe, expect, test } from "vitest";
import { telephoneHref } from "./company.ts";
import { eliteTanks, THERMAL_SENSORS } from "./figures.ts";
import { license } from "./license.ts";
import { classesOf } from "./license-details.ts";
import { maintenance } from "./maintenance.ts";
import { assessmentOffers } from "./offers/assessment-offers.ts";
import { differs, hoursFor, packageFeatures, tiers } from "./offers/packages.ts";
import { dollars } from "./offers/prices.ts";
import { services } from "./offers/services.ts";
import { testDeliverables, testPhases, testSummary } from "./offers/test-plan.ts";
import { CANNON_GPM, CANNON_NOZZLE, CANNON_PSI } from "./offers/water.ts";
import { partners } from "./pages/partners.ts";
import { playerAddress } from "./pages/videos.ts";
import packagePictures from "./pictures/packages.json" with { type: "json" };

describe("the test plan keeps its name", () => {
	test("thirty-nine points in twelve phases, six in the summary, seven documents", () => {
		expect(testPhases.flatMap(({ points }) => points)).toHaveLength(39);
		expect(testPhases).toHaveLength(12);
		expect(maintenance).toMatchObject({ points: 39, phases: 12, text: "39 points in 12 phases" });
		expect(testSummary).toHaveLength(6);
		expect(testDeliverables).toHaveLength(7);
	});

	test("no point is tested twice under another number", () => {
		const points = testPhases.flatMap((phase) => phase.points);
		expect(new Set(points).size).toBe(points.length);
	});
});

describe("packages", () => {
	const value = (label: string) =>
		packageFeatures.flatMap((group) => group.features).find((feature) => feature.label === label)?.values;

	test("cost what the price list says", () => {
		expect(tiers.map((tier) => tier.price)).toEqual(["from $28,000+", "from $85,000+", "from $175,000+"]);
	});

	test("differ in water and cannons as specified", () => {
		expect(value("Minis installed")).toEqual({ manual: "2", essentials: "2", elite: "3" });
		expect(value("Maximum minis")).toEqual({ manual: "2", essentials: "2", elite: "5" });
		expect(value("Continuous water")).toEqual({ manual: "1-2 hrs", essentials: "1-2+ hrs", elite: "3 hrs" });
		expect(value("Pulsed duration")).toEqual({ manual: false, essentials: "3-6+ hrs", elite: "9 hrs" });
	});

	test("hours on the pricing page come from the calculator's formula, for every pool size", () => {
		const [manual, essentials, elite] = tiers;
		if (!manual || !essentials || !elite) throw new Error("A package is missing.");
		expect(hoursFor(manual, 10_000)).toBe("1.7 h");
		expect(hoursFor(essentials, 24_149)).toBe("4.0 h, pulsed 12.1 h");
		expect(hoursFor(elite, 10_000)).toBe("3.3 h, pulsed 10.0 h");
	});

	test("a row that is the same for all is not marked as a difference", () => {
		const rows = packageFeatures.flatMap((group) => group.features);
		expect(rows.filter((row) => !differs(row)).map((row) => row.label)).toEqual([
			"Pump runtime",
			"Suction hose kit",
			"Fittings",
			"Pool water",
		]);
	});
});

test("no service and no partner is there twice, and the offers cost what the price list says", () => {
	expect(new Set(services.map((service) => service.id)).size).toBe(services.length);
	expect(new Set(partners.map((partner) => partner.name)).size).toBe(partners.length);
	expect(assessmentOffers.flatMap((offer) => offer.lines.map((line) => line.price))).toEqual([
		"from $599",
		"$1,099",
		"$5,099 to $10,099",
		"$10,099 to $15,099",
		"$2,450",
		"$275",
	]);
	expect(dollars(85_000)).toBe("$85,000");
});

test.each([
	[
		"https://www.youtube.com/watch?v=abcDEF12345&t=3",
		"https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1&rel=0",
	],
	["https://youtu.be/abcDEF12345", "https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1&rel=0"],
	["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1"],
	["https://elsewhere.example/film", null],
	["javascript:alert(1)", null],
	["", null],
])("the player for %s is %s", (address, player) => {
	expect(playerAddress(address)).toBe(player);
});

test("telephone links get +1 unless the digits begin with 1", () => {
	expect(telephoneHref("(213) 555-0110")).toBe("tel:+12135550110");
	expect(telephoneHref("+1 213 555 0110")).toBe("tel:+12135550110");
});

test("a cannon's flow follows from its nozzle and pressure", () => {
	const [above = 0, below = 1] = CANNON_NOZZLE.replace(" in", "").split("/").map(Number);
	const flow = 29.7 * (above / below) ** 2 * Math.sqrt(CANNON_PSI);
	expect(Math.abs(flow - CANNON_GPM) / CANNON_GPM).toBeLessThan(0.1);
});

test("the license covers every service, and every class covers one", () => {
	const used = Object.values(classesOf).flat();
	for (const code of license.codes) expect(used).toContain(code);
});

test("the pictures of the packages show as many cannons, tanks and sensors as the packages have", () => {
	const inWords = ["no", "one", "two", "three", "four", "five"];
	for (const { id, cannons } of tiers) {
		const { alt } = packagePictures[id];
		expect(alt, id).toContain(`${inWords[cannons]} cannons`);
		// Tanks of water; a fuel tank stands in every package.
		const tanks = /(\w+) tanks/.exec(alt)?.[1];
		expect(tanks, id).toBe(id === "elite" ? inWords[eliteTanks.tanks] : undefined);
		const sensors = /(\w+) sensors/.exec(alt)?.[1];
		if (sensors && inWords.includes(sensors)) expect(sensors, id).toBe(inWords[THERMAL_SENSORS]);
	}
});
