// Pressure at the last outlet: what the pump gives, less the friction in the hose and the climb.
import { type Pump, pressureAt } from "#app/features/company/offers/pumps.ts";

/** The supply hose we install, and the Hazen-Williams roughness of its lining. */
export const HOSE_INCHES = 2.5;
export const HOSE_ROUGHNESS = 140;
/** One foot of water column. */
export const PSI_PER_FOOT = 0.433;

export type DeliveredPressure = {
	needed: number;
	atPump: number;
	friction: number;
	climb: number;
	left: number;
};

export function deliveredPressure(
	pump: Pump,
	gallonsPerMinute: number,
	hose: { length: number; lift: number },
	needed: number,
): DeliveredPressure {
	const atPump = pressureAt(pump, gallonsPerMinute);
	const friction = frictionLoss(gallonsPerMinute, hose.length);
	const climb = hose.lift * PSI_PER_FOOT;
	return { needed, atPump, friction, climb, left: Math.max(0, atPump - friction - climb) };
}

/** Hazen-Williams in US units: PSI lost in a hose of this length in feet. */
export function frictionLoss(gallonsPerMinute: number, feet: number): number {
	return (4.52 * feet * gallonsPerMinute ** 1.852) / (HOSE_ROUGHNESS ** 1.852 * HOSE_INCHES ** 4.87);
}
