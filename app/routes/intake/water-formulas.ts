// The calculator's formulas in the shape the questionnaire needs.

import { poolVolume, waterDuration } from "#app/features/calculator/water-duration.ts";
import type { WaterFormulas } from "#app/features/intake/implications.ts";

export const waterFormulas: WaterFormulas = {
	poolGallons: (height, width, depth) => poolVolume({ height, width, depth }),
	continuousHours: (gallons, flow) => durationOf(gallons, flow).continuousHours,
	pulsedHours: (gallons, flow) => durationOf(gallons, flow).pulsedHours,
};

function durationOf(gallons: number, flow: number) {
	return waterDuration({ pool: { method: "gallons", gallons }, tanks: 0, sprinklers: flow });
}
