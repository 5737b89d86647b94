import { describe, expect, test } from "vitest";
import { planSystem, type SystemAnswers, type SystemFacts } from "./plan-system.ts";
import { readAnswers } from "./system-form.ts";

const facts: SystemFacts = {
	squareFeetPerCannon: 20_000,
	gpmPerCannon: 50,
	maxGpm: { medium: 120, large: 300 },
	tankGallons: 5_000,
	pumpHours: 4.5,
	hoursOfWater: (gallons, gpm) => gallons / (gpm * 60),
	pulseFactor: 3,
};
const answers: SystemAnswers = { lotSquareFeet: 12_000, poolGallons: 20_000, pump: "none", automatic: false };
const plan = (given: Partial<SystemAnswers>, canBuy = (_: string) => true) => {
	const { parts, ...rest } = planSystem({ ...answers, ...given }, facts, canBuy);
	return { ...rest, parts: Object.fromEntries(parts.map(({ handle, quantity }) => [handle, quantity])) };
};

describe("build my system", () => {
	test("a small lot with a pool gets two cannons, a medium pump and more fuel, but no tank", () => {
		expect(plan({}).parts).toEqual({
			"mini-water-cannon": 2,
			"medium-fire-pump": 1,
			"pool-suction-hose-kit": 1,
			"fuel-extension-kit": 1,
			"gated-wye-kit": 1,
			"hose-pack": 1,
		});
		expect(plan({}).continuousHours).toBeCloseTo(20_000 / 6_000);
	});

	test("without a pool, tanks hold at least an hour of water", () => {
		const { parts, continuousHours } = plan({ poolGallons: 0 });
		expect(parts["water-tank-5000"]).toBe(2);
		expect(parts).not.toHaveProperty("pool-suction-hose-kit");
		expect(continuousHours).toBeGreaterThanOrEqual(1);
	});

	test("a pump that is there already is not sold again, unless it is too small", () => {
		expect(plan({ pump: "medium" }).parts).not.toHaveProperty("medium-fire-pump");
		expect(plan({ pump: "medium", lotSquareFeet: 60_000 }).parts["large-fire-pump"]).toBe(1);
		expect(plan({ pump: "large", lotSquareFeet: 100_000 }).parts).not.toHaveProperty("large-fire-pump");
	});

	test("while the large pump is sold out, medium ones do its work", () => {
		const soldOut = (handle: string) => handle !== "large-fire-pump";
		expect(plan({ lotSquareFeet: 60_000 }, soldOut).parts["medium-fire-pump"]).toBe(2);
		expect(plan({ lotSquareFeet: 60_000, pump: "medium" }, soldOut).parts["medium-fire-pump"]).toBe(1);
	});

	test("a lot beyond five cannons is planned on site", () => {
		expect(plan({ lotSquareFeet: 500_000 })).toMatchObject({ cannons: 5, isTooLarge: true });
	});

	test("an automatic system has a controller and sensors", () => {
		expect(plan({ automatic: true }).parts).toMatchObject({ "ringline-controller": 1, "thermal-sensor": 2 });
	});
});

describe("a pool too small to be useful", () => {
	const read = (pool: string) => readAnswers({ lot: "12,000", pool, pump: "none", start: "manual" });

	test.each([
		["1", "less than a minute"],
		["500", "in 5 minutes"],
		["1,999", "in 19 minutes"],
	])("%s gallons: says why instead of selling a suction kit", (pool, why) => {
		expect(read(pool)).toMatchObject({ ok: false, errors: { pool: expect.stringContaining(why) } });
	});

	test.each(["", "0", "2,000"])("'%s' is planned with", (pool) => {
		expect(read(pool).ok).toBe(true);
	});
});
