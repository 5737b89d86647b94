import { expect, test } from "vitest";
import { axisHours, continuousLine, pulsedLine, ticks } from "./drawdown.ts";

test("both lines start full and end empty, the pulsed one three times as late", () => {
	expect(continuousLine(2)).toEqual([
		[0, 1],
		[2, 0],
	]);
	const pulsed = pulsedLine(2);
	expect(pulsed[0]).toEqual([0, 1]);
	const [end, left] = pulsed.at(-1) ?? [0, 1];
	expect(left).toBeCloseTo(0);
	// The last ten-minute pause is not needed.
	expect(end).toBeGreaterThan(5.8);
	expect(end).toBeLessThanOrEqual(6);
});

test("pulsed water never rises and never runs backwards in time", () => {
	const points = pulsedLine(1.37);
	for (const [index, [hour, left]] of points.entries()) {
		const [hourBefore, leftBefore] = points[index - 1] ?? [-1, 1];
		expect(hour).toBeGreaterThan(hourBefore);
		expect(left).toBeLessThanOrEqual(leftBefore);
	}
});

test("no water draws no line, and the axis still shows both pump runs", () => {
	expect(continuousLine(0)).toEqual([]);
	expect(pulsedLine(0)).toEqual([]);
	expect(axisHours(0)).toBeGreaterThanOrEqual(9);
});

test("a huge supply keeps the axis readable", () => {
	expect(ticks(axisHours(5_000)).length).toBeLessThanOrEqual(12);
	expect(ticks(axisHours(30))).toContain(0);
});
