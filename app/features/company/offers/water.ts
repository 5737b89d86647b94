// The one formula for how long stored water lasts. The calculator, the packages, the intake and the shop all use it.
import { cannonThrowFeet, pulse } from "../figures.ts";

export const GALLONS_PER_CUBIC_FOOT = 7.48;
/** One water cannon at its design pressure. */
export const CANNON_GPM = 50;
export const CANNON_PSI = 90;

/** The nozzle that gives this flow: GPM = 29.7 × diameter² × √PSI, for a smooth bore. 7/16 in comes to 0.42. */
export const CANNON_NOZZLE = "7/16 in";
/** How deep one pulse of one cannon would stand on the circle it reaches. */
export const pulseInches = (
	((CANNON_GPM * pulse.minutesOn) / GALLONS_PER_CUBIC_FOOT / (Math.PI * cannonThrowFeet ** 2)) *
	12
).toFixed(2);

/** Feet in, gallons out. */
export function poolVolume(size: { height: number; width: number; depth: number }): number {
	return size.height * size.width * size.depth * GALLONS_PER_CUBIC_FOOT;
}

/** Without flow no water is used. Returns 0 hours, because an infinite time is no basis for a plan. */
export function hoursOfWater(gallons: number, gallonsPerMinute: number): number {
	return gallonsPerMinute > 0 ? gallons / (gallonsPerMinute * 60) : 0;
}

export function pulsedHours(continuousHours: number): number {
	return continuousHours * pulse.factor;
}

export function hoursText(hours: number): string {
	return hours.toFixed(1);
}
