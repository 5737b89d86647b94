import { expect, test } from "vitest";
import { detailsFrom } from "./details.ts";
import { gallonsInPool, implicationLines, implicationsOf } from "./implications.ts";

test.each([
	["32 x 16 x 5", 19149],
	["32ft × 16ft × 5ft, kidney shaped", 19149],
	["about 32 by 16 by 5.5 feet deep", 21064],
	["holds 18,000 gallons", 18000],
	["20k gal, 8 ft deep", 20000],
	["32' long x 16' wide x 5' deep", 19149],
	["a big one", null],
	["", null],
])("a pool of '%s' holds %s gallons", (text, gallons) => expect(gallonsInPool(text)).toBe(gallons));

test("pool and tank together say how long each package can run", () => {
	const details = detailsFrom({
		hasPool: "yes",
		poolDetails: "15,000 gallons",
		hasWaterTank: "yes",
		waterTankSize: "5000",
	});
	const { availableGallons, packages } = implicationsOf(details, []);
	expect(availableGallons).toBe(20_000);
	expect(
		packages.map(({ name, continuous, pulsed }) => [name, continuous.toFixed(1), pulsed?.toFixed(1)]),
	).toEqual([
		["Manual", "3.3", undefined],
		["Essentials", "3.3", "10.0"],
		["Elite", "4.4", "13.3"],
	]);
});

test("water that was answered with no does not count", () => {
	const details = detailsFrom({ hasPool: "no", poolDetails: "15,000 gallons" });
	expect(implicationsOf(details, []).availableGallons).toBe(0);
});

test("the designer's missing list shrinks with every answer", () => {
	const asked = implicationsOf(detailsFrom({ hasPool: "yes", poolDetails: "big" }), []).missing;
	expect(asked).toContain("Pool size (length x width x depth, or gallons)");
	expect(asked).toContain("Roof plans");
	const full = detailsFrom({
		homeSquareFootage: "2400",
		roofTypes: ["Metal"],
		hasPool: "yes",
		poolDetails: "30 x 15 x 5",
		cityWaterPressure: "60",
		electricalPanelLocation: "garage",
		internetProviders: "Canyon Fiber",
		preferredEquipmentLocation: "behind the garage",
	});
	const files = ["roofPlansFile", "sitePhotos"].map((field) => ({ field, fileName: "a.pdf" }));
	expect(implicationsOf(full, files).missing).toEqual([]);
});

test("without stored water no line promises zero hours", () => {
	const lines = implicationLines(implicationsOf(detailsFrom({ hasPool: "no" }), []));
	expect(lines[0]).toBe("No stored water mentioned");
	expect(lines.filter((line) => /\b0 gallons|0\.0 h/.test(line))).toEqual([]);
	// Elite brings its own tanks.
	expect(lines.some((line) => line.startsWith("Elite: "))).toBe(true);
});
