import { describe, expect, test } from "vitest";
import { REBUILDING } from "./field.ts";
import {
	type Answers,
	allFields,
	introOf,
	isVisible,
	leavingBy,
	mapsLink,
	numberHint,
	parseInteger,
	parsePlace,
	parsePriority,
	problemsIn,
	problemsLeft,
	progressPercent,
	stepAt,
	stepState,
	visibleFields,
} from "./journey.ts";
import { steps } from "./steps.ts";

const complete: Answers = {
	primaryHomeownerName: "Maya Ortega",
	propertyAddress: "12 Ridge Road, Altadena, CA 91001",
	primaryEmail: "maya@ortega.example",
	primaryPhone: "(626) 555-0134",
	preferredContactMethod: "text",
};

describe("the ten steps", () => {
	test("ask every field of the specification, each once, and whether the house is gone", () => {
		const specified =
			"primaryHomeownerName spousePartnerName propertyAddress primaryEmail spousePartnerEmail primaryPhone spousePartnerPhone preferredContactMethod isPrimaryResidence liveYearRound emergencyContact roofPlansFile homeSquareFootage garageAccess existingIrrigation roofTypes otherRoofType structuresCount hasPool poolDetails hasWaterTank waterTankSize waterTankDistance cityWaterPressure hoseBibsPhotos yardSpaceTank hasGenerator generatorBrand generatorVoltage generatorAmps generatorAutoStart generatorRuntime generatorFuelType generatorRuntimeTank electricalPanelLocation hasSolarBattery solarRoofMounted solarCapacity internetProviders cellularNetworks hasLandline wantsNotifications hoaApprovalProcess accessRestrictions preferredVendors.plumber.name preferredVendors.plumber.phone preferredVendors.electrician.name preferredVendors.electrician.phone preferredVendors.gardener.name preferredVendors.gardener.phone preferredVendors.poolContractor.name preferredVendors.poolContractor.phone propertyRestrictions sitePhotos steepTerrainAreas preferredEquipmentLocation wildfireHistory fireInsuranceConcerns calFireInspections priorities.structureProtection priorities.perimeterSaturation priorities.cityWaterOnly priorities.fullAutomation priorities.budgetAwareness systemGoals fireProneZones additionalNotes";
		const asked = allFields
			.map((field) => field.name)
			.filter((name) => name !== "smsConsent" && name !== REBUILDING);
		expect(allFields.map(({ name }) => name)).toContain(REBUILDING);
		expect(asked.toSorted()).toEqual(specified.split(" ").toSorted());
	});

	test("a condition always names a question of the same step", () => {
		for (const step of steps)
			for (const { showWhen } of step.fields)
				if (showWhen) expect(step.fields.some((field) => field.name === showWhen.field)).toBe(true);
	});

	test("whoever rebuilds needs nothing of the house that is gone, and is told of the law for new ones", () => {
		const rebuilding = { ...complete, [REBUILDING]: "yes" };
		expect(problemsIn(rebuilding)).toEqual([]);
		for (const number of [2, 7]) {
			expect(introOf(stepAt(number), rebuilding)).toMatch(/optional/);
			expect(introOf(stepAt(number), complete)).not.toMatch(/optional|Title 24/);
		}
		const question = allFields.find(({ name }) => name === REBUILDING);
		expect(question?.kind === "choice" && question.note).toMatch(/January 1, 2026.*Title 24 Part 7/);
	});

	test("nobody is asked to write down a code", () => {
		const naming = allFields.filter(({ label, hint }) =>
			/\bcodes?\b/i.test(`${label} ${hint}`.replace("ZIP code", "")),
		);
		expect(naming.length).toBeGreaterThan(0);
		for (const { hint } of naming) expect(hint).toMatch(/Don't write codes here\.$/);
	});

	test("pool details are asked only of who has a pool, other roof type only of who ticked it", () => {
		const names = (answers: Answers) => steps.flatMap((s) => visibleFields(s, answers)).map((f) => f.name);
		expect(names({})).not.toContain("poolDetails");
		expect(names({ hasPool: "no" })).not.toContain("poolDetails");
		expect(names({ hasPool: "yes" })).toContain("poolDetails");
		expect(names({ roofTypes: ["Metal"] })).not.toContain("otherRoofType");
		expect(names({ roofTypes: ["Metal", "Other"] })).toContain("otherRoofType");
		const generator = allFields.filter((field) => field.name.startsWith("generator"));
		expect(generator.every((field) => !isVisible(field, { hasGenerator: "no" }))).toBe(true);
	});
});

describe("finding the way", () => {
	test("?step= leads to its step, and nonsense to a real one", () => {
		expect(parsePlace("?step=7")).toBe(7);
		expect(parsePlace("?step=review")).toBe("review");
		expect(parsePlace("")).toBe(1);
		expect(parsePlace("?step=0")).toBe(1);
		expect(parsePlace("?step=99")).toBe(10);
		expect(parsePlace("?step=2.5")).toBe(1);
	});

	test("progress is the step's share of ten", () => {
		expect(progressPercent(1)).toBe(10);
		expect(progressPercent(7)).toBe(70);
		expect(progressPercent("review")).toBe(100);
	});

	test("a step is complete when its questions are answered or were skipped, not after one answer", () => {
		const power = stepAt(4);
		const begun: Answers = { hasGenerator: "no" };
		expect(stepState(power, begun, new Set())).toMatchObject({
			questions: 3,
			answered: 1,
			isComplete: false,
		});
		const passed = { ...begun, ...leavingBy("next", power, begun, new Set()) };
		expect(stepState(power, passed, new Set())).toMatchObject({ answered: 1, isComplete: true });
		// The generator's own questions were not there to skip.
		expect(stepState(power, { ...passed, hasGenerator: "yes" }, new Set()).isComplete).toBe(false);
		const notes = { additionalNotes: "Dogs" };
		expect(stepState(stepAt(10), notes, new Set()).isComplete).toBe(true);
	});

	test("a required question cannot be skipped, and a file or a ranking is an answer", () => {
		const passed = leavingBy("next", stepAt(1), {}, new Set());
		expect(stepState(stepAt(1), passed, new Set())).toMatchObject({ isComplete: false, needed: 5 });
		expect(stepState(stepAt(7), {}, new Set(["sitePhotos"])).answered).toBe(1);
		expect(stepState(stepAt(9), { "priorities.cityWaterOnly": "1" }, new Set()).answered).toBe(1);
	});
});

describe("what is needed", () => {
	const complete: Answers = {
		primaryHomeownerName: "Maya",
		propertyAddress: "12 Ridge Road",
		primaryEmail: "maya@ortega.example",
		primaryPhone: "(626) 555-0134",
		preferredContactMethod: "text",
	};
	const fieldsOf = (answers: Answers) => problemsLeft(answers).map(({ field }) => field);

	test("is said once the visitor has left its step, by whichever button, and not before", () => {
		expect(fieldsOf({})).toEqual([]);
		for (const go of ["next", "review", "4"])
			expect(fieldsOf(leavingBy(go, stepAt(1), {}, new Set())), go).toEqual(Object.keys(complete));
		for (const go of ["previous", "1", "mail-link", "submit"])
			expect(leavingBy(go, stepAt(1), {}, new Set()), go).toEqual({});
	});

	test("includes an answer that can't be used, and ends with the answer", () => {
		const wrong = { ...complete, primaryEmail: "bademail" };
		const left = leavingBy("next", stepAt(1), wrong, new Set());
		expect(fieldsOf({ ...wrong, ...left })).toEqual(["primaryEmail"]);
		expect(stepState(stepAt(1), { ...wrong, ...left }, new Set())).toMatchObject({
			isComplete: false,
			needed: 1,
		});
		expect(fieldsOf({ ...complete, ...left })).toEqual([]);
	});
});

describe("reading answers", () => {
	test.each([
		["2,400 sq ft", 2400],
		["about 60 psi", 60],
		["13.5", 13],
		["3,200.7", 3200],
		["~2400", 2400],
		["120/240 V", null],
		["120, 240", null],
		["2.5k", null],
		["2-3", null],
		["-5", null],
		["two", null],
		["1,234,567", 1_234_567],
		["", null],
		["none", null],
		["999999999999999999", null],
	])("the number in '%s' is %s", (text, number) => expect(parseInteger(text)).toBe(number));

	test("a number we cannot read is kept as typed, says so by the field, and stops nobody", () => {
		const field = allFields.find(({ name }) => name === "homeSquareFootage");
		if (!field) throw new Error("no field");
		expect(numberHint(field, { homeSquareFootage: "two" })).toContain("as you typed it");
		expect(numberHint(field, { homeSquareFootage: "2,400" })).toBeNull();
		expect(numberHint(field, {})).toBeNull();
		expect(problemsIn({ ...complete, homeSquareFootage: "two" })).toEqual([]);
	});

	test.each([
		["", 0],
		["3", 3],
		["0", 0],
		["9", 5],
		["x", 0],
	])("a slider at '%s' stores %s", (text, value) => expect(parsePriority(text)).toBe(value));

	test("the map link holds the whole address", () => {
		expect(mapsLink("12 Ridge Rd #4, Altadena")).toBe(
			"https://www.google.com/maps/search/?api=1&query=12%20Ridge%20Rd%20%234%2C%20Altadena",
		);
		expect(mapsLink("  ")).toBe("");
	});
});

describe("what stops a submission", () => {
	test("the five marked fields, and nothing else, when all is blank", () => {
		expect(problemsIn({}).map((problem) => problem.field)).toEqual([
			"primaryHomeownerName",
			"propertyAddress",
			"primaryEmail",
			"primaryPhone",
			"preferredContactMethod",
		]);
		expect(problemsIn(complete)).toEqual([]);
	});

	test("an address that cannot get mail, a number without area code", () => {
		const wrong = { ...complete, primaryEmail: "maya at ortega", primaryPhone: "555-0101" };
		expect(problemsIn(wrong).map(({ field, step }) => [field, step])).toEqual([
			["primaryEmail", 1],
			["primaryPhone", 1],
		]);
	});

	test("text too long for its question says so, with the length it has", () => {
		const [problem] = problemsIn({ ...complete, additionalNotes: "x".repeat(6_120) });
		expect(problem).toMatchObject({ field: "additionalNotes", step: 10 });
		expect(problem?.message).toContain("5,000");
		expect(problem?.message).toContain("6,120");
	});

	test("an answer nobody was offered", () => {
		expect(problemsIn({ ...complete, preferredContactMethod: "pigeon" })).toHaveLength(1);
	});

	test("nothing about a question that no longer applies", () => {
		expect(problemsIn({ ...complete, hasPool: "no", poolDetails: "x".repeat(9_000) })).toEqual([]);
	});
});
