// The parts of a full system, in the order of the numbers on the drawing, with the position of each number.
import { eliteTanks, poolWater } from "../figures.ts";
import { pumpRuntime } from "./pumps.ts";

type Place = readonly [x: number, y: number, z: number];
export type SuppressionPart = { name: string; text: string; at: Place };

export const suppressionParts: readonly SuppressionPart[] = [
	{ name: "Pool", text: poolWater.text, at: [-20, 122, 0] },
	{
		name: "Pump",
		text: `Gasoline or diesel, under an open roof. Runs ${pumpRuntime.text}`,
		at: [152, 4, 0],
	},
	{ name: "Controller", text: "In the shed. Starts the pump", at: [80, 48, 4] },
	{
		name: "Water cannons",
		text: "We call them minis",
		at: [-150, 56, 0],
	},
	{
		name: "Sensors",
		text: "Two thermal sensors at the corners, smoke under the eaves, wind on the pole",
		at: [-120, -40, 136],
	},
	{
		name: "Solar and battery",
		text: "For controller and sensors when the grid is down",
		at: [124, -24, 62],
	},
	{ name: "Tanks", text: `With Elite: ${eliteTanks.total} in ${eliteTanks.count} tanks`, at: [188, -84, 20] },
];
