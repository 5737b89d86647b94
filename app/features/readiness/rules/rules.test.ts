import { expect, test } from "vitest";
import { places } from "./measure.ts";
import { allMeasures } from "./measures.ts";
import { type Program, programs } from "./programs.ts";

const all: readonly Program[] = programs;
const DAY = /^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/;

test("every measure has a question, a reason, a way to check, a cost, a source and a date", () => {
	for (const measure of allMeasures) {
		const texts = [
			measure.question,
			measure.why,
			measure.howToCheck,
			measure.picture.caption,
			measure.fix.todo,
		];
		expect(
			texts.filter((text) => text.length < 10),
			measure.id,
		).toEqual([]);
		expect(measure.question, measure.id).toContain("?");
		expect(measure.source.url, measure.id).toMatch(/^https:\/\//);
		expect(measure.source.checked, measure.id).toMatch(DAY);
		expect(measure.fix.cost[0], measure.id).toBeLessThan(measure.fix.cost[1]);
		expect(measure.weight, measure.id).toBeGreaterThan(0);
		// The name of a radio group. Other characters would be dropped from a posted form.
		expect(measure.id).toMatch(/^[a-z]\w*$/i);
	}
	expect(new Set(allMeasures.map(({ id }) => id)).size).toBe(allMeasures.length);
});

test("every place of the walk has questions", () => {
	for (const { id } of places)
		expect(
			allMeasures.some(({ place }) => place === id),
			id,
		).toBe(true);
});

test("each program lists as many requirements as it publishes, dated and with a source", () => {
	const published = {
		safer: 10,
		"fair-structure": 5,
		"fair-surroundings": 4,
		"prepared-base": 8,
		"prepared-plus": 16,
	};
	expect(Object.fromEntries(all.map(({ id, requirements }) => [id, requirements.length]))).toEqual(published);
	for (const { id, asOf, source } of all) {
		expect(asOf, id).toMatch(DAY);
		expect(source.checked, id).toMatch(DAY);
		expect(source.url, id).toMatch(/^https:\/\//);
	}
});

test("every requirement is met by some measure, and every measure counts somewhere", () => {
	const met = new Set(allMeasures.flatMap(({ meets }) => meets as readonly string[]));
	expect(all.flatMap(({ requirements }) => requirements).filter(({ id }) => !met.has(id))).toEqual([]);
	expect(allMeasures.filter(({ meets }) => meets.length === 0)).toEqual([]);
});
