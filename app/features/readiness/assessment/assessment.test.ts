import { expect, test } from "vitest";
import { allMeasures } from "../rules/measures.ts";
import {
	type Answer,
	type Answers,
	cleanAddress,
	cleanAnswers,
	nextPlace,
	placeAt,
	previousPlace,
} from "./answers.ts";
import { contradictionsIn } from "./contradictions.ts";
import { nextSteps } from "./next-steps.ts";
import { programStatuses, statusOf } from "./program-status.ts";
import { answeredText, ringText, scoresOf, scoreText } from "./scores.ts";

const everything = (answer: Answer): Answers =>
	cleanAnswers(Object.fromEntries(allMeasures.map(({ id }) => [id, answer])));

test("a house with everything done scores 100 in every ring and meets every program", () => {
	const { total, rings } = scoresOf(everything("yes"));
	expect([total, ...Object.values(rings)].map(({ percent }) => percent)).toEqual([
		100, 100, 100, 100, 100, 100,
	]);
	for (const { counts } of programStatuses(everything("yes")))
		expect(counts).toMatchObject({ missing: 0, unknown: 0 });
	expect(nextSteps(everything("yes"))).toEqual([]);
});

test("what is not sure or not answered gives no points and is unknown, not missing", () => {
	for (const answers of [everything("unknown"), {}]) {
		expect(scoresOf(answers).total).toMatchObject({ percent: 0, unknown: allMeasures.length });
		expect(programStatuses(answers).every(({ counts }) => counts.missing === 0 && counts.met === 0)).toBe(
			true,
		);
	}
});

test("a requirement of several measures is met only by all of them, and missed by one", () => {
	expect(statusOf("safer-zone0", { zone0Clear: "yes" })).toBe("unknown");
	expect(statusOf("safer-zone0", { zone0Clear: "yes", zone0Fence: "yes" })).toBe("met");
	expect(statusOf("safer-zone0", { zone0Clear: "yes", zone0Fence: "no" })).toBe("missing");
});

test("the first steps protect most for the money, and say what each one changes", () => {
	const steps = nextSteps(everything("no"));
	expect(steps).toHaveLength(5);
	expect(steps[0]?.measure.id).toBe("roofClean");
	expect(steps.map(({ measure }) => measure.id)).not.toContain("classARoof");
	for (const { scoreAfter, isUnchecked } of steps) {
		expect(scoreAfter).toBeGreaterThan(0);
		expect(isUnchecked).toBe(false);
	}
	const [vents] = nextSteps({ ...everything("yes"), emberVents: "no" });
	expect(vents?.scoreAfter).toBe(100);
	expect(vents?.completes.map(({ program }) => program)).toContain("Safer from Wildfires");
});

test("contradictory answers are named, consistent ones are not", () => {
	expect(contradictionsIn({ temperedWindows: "yes", multiPaneWindows: "no" })).toEqual([
		{ id: "temperedWindows", message: expect.stringContaining("single pane") },
	]);
	expect(contradictionsIn(everything("yes"))).toEqual([]);
	expect(contradictionsIn(everything("no"))).toEqual([]);
});

test("only known answers to known questions are kept", () => {
	const sent = {
		classARoof: "yes",
		siding: "maybe",
		__proto__: "x",
		toString: "yes",
		extra: "yes",
		doors: ["yes"],
	};
	expect(cleanAnswers(sent)).toEqual({ classARoof: "yes" });
	for (const nonsense of [null, "yes", 3, []]) expect(cleanAnswers(nonsense)).toEqual({});
	expect(cleanAddress(` 12 Ridge\n Road\u0000 ${"x".repeat(500)}`)).toMatch(/^12 Ridge Road x{186}$/);
});

test("the walk goes around the house once, from the roof to the report", () => {
	expect(placeAt("")).toBe("roof");
	expect(placeAt("?at=moon")).toBe("roof");
	expect(nextPlace("roof")).toBe("walls");
	expect(nextPlace("community")).toBe("report");
	expect(previousPlace("roof")).toBeNull();
});

test("a score needs half of the answers, and a question nobody answered is not a zero", () => {
	const two = scoresOf({ classARoof: "no", emberVents: "no" });
	expect(scoreText(two)).toBe("not enough answers yet");
	expect(answeredText(two)).toBe(
		`2 of ${allMeasures.length} questions answered. You get a score from ${Math.ceil(allMeasures.length / 2)} answers on.`,
	);
	expect(ringText(two.rings.zone2)).toBe("not answered");
	expect(ringText(two.rings.house)).toMatch(/^0, \d+ not checked$/);
	const all = scoresOf(Object.fromEntries(allMeasures.map(({ id }) => [id, "no"])));
	expect(scoreText(all)).toBe("0 of 100");
	// 'Not sure' is an answer.
	const unsure = scoresOf(Object.fromEntries(allMeasures.map(({ id }) => [id, "unknown"])));
	expect(scoreText(unsure)).toBe("0 of 100");
});
