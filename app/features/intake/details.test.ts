import { expect, test } from "vitest";
import { answersByStep, detailsFrom, valueAt } from "./details.ts";

test("the stored record is nested, with integers or null, real yes and no, and the sliders that were set", () => {
	const details = detailsFrom({
		propertyAddress: " 12 Ridge Road ",
		homeSquareFootage: "2,400",
		structuresCount: "two",
		hasPool: "yes",
		hasWaterTank: "no",
		roofTypes: ["Metal", "Slate"],
		"preferredVendors.plumber.name": "Ada Pipes",
		"priorities.cityWaterOnly": "4",
		smsConsent: "yes",
	});
	expect(details).toMatchObject({
		propertyAddress: "12 Ridge Road",
		homeSquareFootage: 2400,
		structuresCount: null,
		hasPool: true,
		hasWaterTank: false,
		hasGenerator: null,
		roofTypes: ["Metal", "Slate"],
		preferredVendors: { plumber: { name: "Ada Pipes", phone: "" } },
		priorities: { structureProtection: 0, cityWaterOnly: 4, budgetAwareness: 0 },
		smsConsent: true,
		googleMapsLink: expect.stringContaining("12%20Ridge%20Road"),
	});
});

test("a number that says less than what was typed never hides it", () => {
	const details = detailsFrom({
		structuresCount: "two",
		homeSquareFootage: "3,200.7",
		cityWaterPressure: "65",
		hasGenerator: "yes",
		generatorVoltage: "120/240",
		hasWaterTank: "no",
		waterTankSize: "lots",
	});
	expect(details).toMatchObject({ structuresCount: null, homeSquareFootage: 3200, generatorVoltage: null });
	const shown = answersByStep(details)
		.flatMap((step) => step.answers)
		.map(({ name, text }) => `${name}: ${text}`);
	for (const line of [
		"structuresCount: two",
		"homeSquareFootage: 3,200.7",
		"cityWaterPressure: 65 PSI",
		"generatorVoltage: 120/240",
	])
		expect(shown).toContain(line);
	expect(shown.join()).not.toContain("lots");
});

test("what was typed before the answer became no is not kept", () => {
	const details = detailsFrom({ hasWaterTank: "no", waterTankSize: "5000" });
	expect(valueAt(details, "waterTankSize")).toBeNull();
});

test("answers come back by step, in words", () => {
	const details = detailsFrom({
		preferredContactMethod: "email",
		hasWaterTank: "yes",
		waterTankSize: "5000",
		"priorities.budgetAwareness": "5",
	});
	const byStep = answersByStep(details, [{ field: "sitePhotos", fileName: "south side.jpg" }]);
	const textOf = (name: string) => byStep.flatMap((s) => s.answers).find((a) => a.name === name)?.text;
	expect(byStep).toHaveLength(10);
	expect(textOf("preferredContactMethod")).toBe("Email");
	expect(textOf("waterTankSize")).toBe("5,000 gallons");
	expect(textOf("hasWaterTank")).toBe("Yes");
	expect(textOf("priorities.budgetAwareness")).toBe("5 of 5");
	expect(textOf("priorities.structureProtection")).toBe("Not ranked");
	expect(textOf("sitePhotos")).toBe("south side.jpg");
	expect(textOf("wildfireHistory")).toBeUndefined();
});

test("a record from an older questionnaire is still readable", () => {
	expect(() => answersByStep({ priorities: "lost", roofTypes: "Metal" })).not.toThrow();
});
