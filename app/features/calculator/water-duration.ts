// What the calculator shows for one set of inputs. All inputs are finite numbers of 0 or more.
import { TANK_GALLONS } from "#app/features/company/figures.ts";
import { type Pump, pumpFor } from "#app/features/company/offers/pumps.ts";
import { CANNON_GPM, CANNON_PSI, hoursOfWater, pulsedHours } from "#app/features/company/offers/water.ts";
import { type DeliveredPressure, deliveredPressure } from "./hose-friction.ts";
import { type PoolSize, shapeVolume } from "./pool-shapes.ts";

export const GPM_PER_SPRINKLER = 1;
export const SPRINKLER_PSI = 14;
export const DEFAULT_SPRINKLERS = 40;

export type Pool = ({ method: "dimensions" } & PoolSize) | { method: "gallons"; gallons: number };

export type WaterSetup = {
	pool: Pool;
	tanks: number;
	outlets: { kind: "sprinklers" | "cannons"; count: number };
	/** From the pump to the last outlet, in feet. Zero leaves the pressure out. */
	hose: { length: number; lift: number };
};

export type WaterDuration = {
	poolGallons: number;
	tankGallons: number;
	gallons: number;
	/** Gallons per minute while water runs. */
	flow: number;
	outlets: WaterSetup["outlets"]["kind"];
	pump: PumpRecommendation;
	/** Null when one pump is not enough. */
	onePump: Pump | null;
	continuousHours: number;
	pulsedHours: number;
	/** Null without a hose, a flow or a single pump. */
	pressure: DeliveredPressure | null;
};

export type PumpRecommendation = Pump["name"] | "Multiple Pumps Required";

export function waterDuration({ pool, tanks, outlets, hose }: WaterSetup): WaterDuration {
	const poolGallons = pool.method === "gallons" ? pool.gallons : shapeVolume(pool);
	const tankGallons = tanks * TANK_GALLONS;
	const gallons = poolGallons + tankGallons;
	const isCannons = outlets.kind === "cannons";
	const flow = outlets.count * (isCannons ? CANNON_GPM : GPM_PER_SPRINKLER);
	const continuousHours = hoursOfWater(gallons, flow);
	const onePump = pumpFor(flow);
	const hasHose = hose.length > 0 || hose.lift > 0;
	return {
		poolGallons,
		tankGallons,
		gallons,
		flow,
		outlets: outlets.kind,
		pump: recommendedPump(flow),
		onePump,
		continuousHours,
		pulsedHours: pulsedHours(continuousHours),
		pressure:
			onePump && hasHose && flow > 0
				? deliveredPressure(onePump, flow, hose, isCannons ? CANNON_PSI : SPRINKLER_PSI)
				: null,
	};
}

export function recommendedPump(flow: number): PumpRecommendation {
	return pumpFor(flow)?.name ?? "Multiple Pumps Required";
}
