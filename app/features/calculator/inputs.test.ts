import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyInputs, inputsFrom, searchOf, setupFrom } from "./inputs.ts";
import { hoursText, waterDuration } from "./water-duration.ts";

test("nothing typed means no pool, no tank and 40 sprinklers", () => {
	expect(setupFrom(inputsFrom(new URLSearchParams()))).toEqual({
		pool: { method: "dimensions", height: 0, width: 0, depth: 0 },
		tanks: 0,
		sprinklers: 40,
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
	expect(setup).toEqual({ pool: { method: "gallons", gallons: 12_500 }, tanks: 0, sprinklers: 0 });
});

test("an address that was shared shows the same inputs", () => {
	const inputs = { ...emptyInputs, height: "32", width: "16", depth: "5", tanks: "2" };
	expect(inputsFrom(new URLSearchParams(searchOf(inputs)))).toEqual(inputs);
});

test("whatever is typed, the hours are a number with one decimal", () => {
	fc.assert(
		fc.property(
			fc.dictionary(
				fc.constantFrom("method", "height", "width", "depth", "gallons", "tanks", "sprinklers"),
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
