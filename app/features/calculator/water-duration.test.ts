import { describe, expect, test } from "vitest";
import { hoursText, poolVolume, recommendedPump, waterDuration } from "./water-duration.ts";

describe("water duration", () => {
	test("a 32 by 16 by 5 ft pool and one tank feed 40 sprinklers for 10.1 hours, pulsed for 30.2", () => {
		const result = waterDuration({
			pool: { method: "dimensions", height: 32, width: 16, depth: 5 },
			tanks: 1,
			sprinklers: 40,
		});
		expect(result.poolGallons).toBeCloseTo(19_148.8);
		expect(result.tankGallons).toBe(5_000);
		expect(result.flow).toBe(40);
		expect(hoursText(result.continuousHours)).toBe("10.1");
		expect(hoursText(result.pulsedHours)).toBe("30.2");
	});

	test("gallons given directly are taken as they are", () => {
		const result = waterDuration({ pool: { method: "gallons", gallons: 12_000 }, tanks: 0, sprinklers: 100 });
		expect(result.gallons).toBe(12_000);
		expect(hoursText(result.continuousHours)).toBe("2.0");
		expect(hoursText(result.pulsedHours)).toBe("6.0");
	});

	test("without sprinklers nothing flows, and the answer is 0.0 hours", () => {
		const result = waterDuration({ pool: { method: "gallons", gallons: 20_000 }, tanks: 2, sprinklers: 0 });
		expect(hoursText(result.continuousHours)).toBe("0.0");
		expect(hoursText(result.pulsedHours)).toBe("0.0");
	});

	test("a missing dimension leaves no water in the pool", () => {
		expect(poolVolume({ height: 20, width: 0, depth: 5 })).toBe(0);
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
