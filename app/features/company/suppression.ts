// The parts of a full system, in the order of the numbers on the drawing, with the position of each number.
import { cannonCoverage, eliteTanks, poolWater, pumpRuntime } from "./figures.ts";

type Place = readonly [x: number, y: number, z: number];
export type SuppressionPart = { name: string; text: string; at: Place };

export const suppressionParts: readonly SuppressionPart[] = [
	{ name: "Pool", text: `${poolWater.text} of water you already own`, at: [-20, 122, 0] },
	{
		name: "Pump",
		text: `In the shed; runs ${pumpRuntime.text}`,
		at: [152, 4, 0],
	},
	{ name: "Controller", text: "On the shed wall; reads, decides, reports", at: [80, 48, 4] },
	{ name: "Water cannons", text: `Minis; each covers ${cannonCoverage}`, at: [-150, 56, 0] },
	{ name: "Sensors", text: "Thermal, smoke, wind, humidity on the weather pole", at: [-120, -40, 136] },
	{ name: "Solar and battery", text: "Carries controller and sensors without the grid", at: [124, -24, 62] },
	{ name: "Tanks", text: `Elite: ${eliteTanks.total} in ${eliteTanks.count}`, at: [188, -84, 20] },
];
