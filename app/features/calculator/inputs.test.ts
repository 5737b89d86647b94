import fc from "fast-check";
import { expect, test } from "vitest";
import { hoursText } from "#app/features/company/offers/water.ts";
import { emptyInputs, inputNames, inputProblem, inputsFrom, searchOf, setupFrom } from "./inputs.ts";
import { waterDuration } from "./water-duration.ts";

test("nothing typed means no pool, no tank and 40 sprinklers", () => {
	expect(setupFrom(inputsFrom(new URLSearchParams()))).toEqual({
		pool: { method: "dimensions", shape: "rectangle", height: 0, width: 0, width2: 0, depth: 0 },
		tanks: 0,
		outlets: { kind: "sprinklers", count: 40 },
		hose: { length: 0, lift: 0 },
	});
});

test("what is not a number counts as 0, tanks never fall below 0, commas are read", () => {
	const setup = setupFrom({
		...emptyInputs,
		method: "gallons",
		gallons: "12,500",
		tanks: "-3",
		sprinklers: "many",
	});
	expect(setup).toMatchObject({
		pool: { method: "gallons", gallons: 12_500 },
		tanks: 0,
		outlets: { kind: "sprinklers", count: 0 },
	});
});

test("an address that was shared shows the same inputs", () => {
	const inputs = { ...emptyInputs, height: "32", width: "16", depth: "5", tanks: "2" };
	expect(searchOf(inputs)).toBe(
		"method=dimensions&height=32&width=16&depth=5&gallons=&tanks=2&sprinklers=40",
	);
	const more = { ...inputs, shape: "kidney", width2: "12", outlets: "cannons", hose: "200" } as const;
	for (const shared of [inputs, more])
		expect(inputsFrom(new URLSearchParams(searchOf(shared)))).toEqual(shared);
});

test("whatever is typed, the hours are a number with one decimal", () => {
	fc.assert(
		fc.property(
			fc.dictionary(
				fc.constantFrom("method", "shape", "outlets", ...inputNames),
				fc.oneof(fc.string(), fc.double().map(String), fc.constant("1e308")),
			),
			(typed) => {
				const result = waterDuration(setupFrom(inputsFrom(new URLSearchParams(typed))));
				expect(hoursText(result.continuousHours)).toMatch(/^\d+\.\d$/);
				expect(hoursText(result.pulsedHours)).toMatch(/^\d+\.\d$/);
			},
		),
	);
});

test.each([
	["-3", "less than 0"],
	["-0.5", "less than 0"],
	["two", "isn't a number"],
	["5 ft", "isn't a number"],
	["1e9", "The most we can calculate is 10,000,000"],
])("%s counts as something else, and the field says so", (text, message) => {
	expect(inputProblem(text)).toContain(message);
});

test.each(["", " ", "0", "3", "1,250.5"])("'%s' counts as it is", (text) => {
	expect(inputProblem(text)).toBeNull();
});
