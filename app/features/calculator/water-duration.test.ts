import { describe, expect, test } from "vitest";
import { hoursText, poolVolume } from "#app/features/company/offers/water.ts";
import { emptyInputs, type Inputs, setupFrom } from "./inputs.ts";
import { recommendedPump, waterDuration } from "./water-duration.ts";

const result = (typed: Partial<Inputs>) => waterDuration(setupFrom({ ...emptyInputs, ...typed }));
const pool = { height: "32", width: "16", depth: "5" };

describe("water duration", () => {
	test("a 32 by 16 by 5 ft pool and one tank feed 40 sprinklers for 10.1 hours, pulsed for 30.2", () => {
		const { poolGallons, tankGallons, flow, continuousHours, pulsedHours } = result({ ...pool, tanks: "1" });
		expect(poolGallons).toBeCloseTo(19_148.8);
		expect(tankGallons).toBe(5_000);
		expect(flow).toBe(40);
		expect(hoursText(continuousHours)).toBe("10.1");
		expect(hoursText(pulsedHours)).toBe("30.2");
	});

	test("gallons given directly are taken as they are", () => {
		const { gallons, continuousHours } = result({ method: "gallons", gallons: "12000", sprinklers: "100" });
		expect(gallons).toBe(12_000);
		expect(hoursText(continuousHours)).toBe("2.0");
	});

	test("without sprinklers nothing flows, and the answer is 0.0 hours", () => {
		const { continuousHours, pulsedHours } = result({ method: "gallons", gallons: "20000", sprinklers: "0" });
		expect(hoursText(continuousHours)).toBe("0.0");
		expect(hoursText(pulsedHours)).toBe("0.0");
	});

	test("a missing dimension leaves no water in the pool", () => {
		expect(poolVolume({ height: 20, width: 0, depth: 5 })).toBe(0);
	});

	test("round, oval and kidney pools hold less than the rectangle around them", () => {
		const gallons = (typed: Partial<Inputs>) => Math.round(result({ ...pool, ...typed }).poolGallons);
		// 24 ft across and 4 ft deep: 452 square feet.
		expect(gallons({ shape: "round", height: "24", depth: "4" })).toBe(13_535);
		expect(gallons({ shape: "oval" })).toBe(15_039);
		expect(gallons({ shape: "kidney", width2: "12" })).toBe(15_080);
		// The narrow end was not measured.
		expect(gallons({ shape: "kidney" })).toBe(17_234);
	});

	test("two cannons take 100 GPM, and the sprinklers that were typed before do not count", () => {
		const cannons = result({ method: "gallons", gallons: "10000", outlets: "cannons", sprinklers: "301" });
		expect(cannons.flow).toBe(100);
		expect(cannons.pump).toBe("Medium Fire Pump");
		expect(hoursText(cannons.continuousHours)).toBe("1.7");
	});
});

describe("pressure at the last head", () => {
	test("is left out until a hose or a climb is entered, and when one pump is not enough", () => {
		expect(result({}).pressure).toBeNull();
		expect(result({ hose: "200", sprinklers: "301" }).pressure).toBeNull();
	});

	test("falls with the hose by Hazen-Williams and with the climb by the weight of the water", () => {
		const pressure = result({ outlets: "cannons", hose: "300", lift: "40" }).pressure;
		expect(pressure?.atPump).toBeCloseTo(90);
		// 2.8 PSI for every 100 ft of 2.5 in hose at 100 GPM.
		expect(pressure?.friction).toBeCloseTo(8.4, 0);
		expect(pressure?.climb).toBeCloseTo(17.3, 1);
		expect(pressure?.left).toBeCloseTo(64.3, 0);
	});

	test("says when 14 PSI no longer arrive", () => {
		const { needed, left } = result({ sprinklers: "120", hose: "900", lift: "60" }).pressure ?? {};
		expect(needed).toBe(14);
		expect(left).toBeLessThan(14);
	});
});

test.each([
	[0, "Medium Fire Pump"],
	[120, "Medium Fire Pump"],
	[121, "Large Fire Pump"],
	[300, "Large Fire Pump"],
	[301, "Multiple Pumps Required"],
])("a flow of %i GPM takes: %s", (flow, pump) => {
	expect(recommendedPump(flow)).toBe(pump);
});
