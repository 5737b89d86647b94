// How long stored water lasts. All inputs are finite numbers of 0 or more.

import { pulse, TANK_GALLONS } from "#app/features/company/figures.ts";

export const GALLONS_PER_CUBIC_FOOT = 7.48;
export const GPM_PER_SPRINKLER = 1;
export const SPRINKLER_PSI = 14;
export const DEFAULT_SPRINKLERS = 40;
/** The flow one pump of each size can deliver. */
export const MAX_GPM = { medium: 120, large: 300 } as const;

export type Pool =
	| { method: "dimensions"; height: number; width: number; depth: number }
	| { method: "gallons"; gallons: number };

export type WaterSetup = { pool: Pool; tanks: number; sprinklers: number };

export type WaterDuration = {
	poolGallons: number;
	tankGallons: number;
	gallons: number;
	/** Gallons per minute while water runs. */
	flow: number;
	pump: PumpRecommendation;
	continuousHours: number;
	pulsedHours: number;
};

export type PumpRecommendation = "Medium Fire Pump" | "Large Fire Pump" | "Multiple Pumps Required";

export function waterDuration({ pool, tanks, sprinklers }: WaterSetup): WaterDuration {
	const poolGallons = pool.method === "gallons" ? pool.gallons : poolVolume(pool);
	const tankGallons = tanks * TANK_GALLONS;
	const gallons = poolGallons + tankGallons;
	const flow = sprinklers * GPM_PER_SPRINKLER;
	const continuousHours = hoursOfWater(gallons, flow);
	return {
		poolGallons,
		tankGallons,
		gallons,
		flow,
		pump: recommendedPump(flow),
		continuousHours,
		pulsedHours: continuousHours * pulse.factor,
	};
}

/** Feet in, gallons out. */
export function poolVolume({
	height,
	width,
	depth,
}: {
	height: number;
	width: number;
	depth: number;
}): number {
	return height * width * depth * GALLONS_PER_CUBIC_FOOT;
}

export function recommendedPump(flow: number): PumpRecommendation {
	if (flow <= MAX_GPM.medium) return "Medium Fire Pump";
	if (flow <= MAX_GPM.large) return "Large Fire Pump";
	return "Multiple Pumps Required";
}

/** Without flow no water is used. Returns 0 hours, because an infinite time is no basis for a plan. */
export function hoursOfWater(gallons: number, flow: number): number {
	return flow > 0 ? gallons / (flow * 60) : 0;
}

export function hoursText(hours: number): string {
	return hours.toFixed(1);
}
