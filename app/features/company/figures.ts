// Measures and limits that pages state, each defined once. The calculator uses the same numbers.

/** Minimum coverage of one water cannon. */
export const cannonSquareFeet = "20,000 sq ft";
export const cannonCoverage = `over ${cannonSquareFeet}`;

/** Pulsed water keeps the ground wet while the supply lasts up to three times as long. */
export const pulse = { minutesOn: 5, minutesOff: 10, factor: 3, text: "5 min on, 10 min off" } as const;

/** Hours on one tank of fuel, and with the fuel extension. */
export const pumpRuntime = { hours: 4.5, extendedHours: 9, text: "4.5 hours, extendable to 9+" } as const;

export const poolWater = { from: 10_000, to: 30_000, text: "10,000-30,000 gallons" } as const;
export const TANK_GALLONS = 5_000;
/** The tanks of the largest package. */
export const eliteTanks = { count: "four", each: "5,000 gallon", total: "20,000 gallons" } as const;

/** Two wired lines, two cellular modems and a satellite link. Any one of them is enough. */
export const connections = { count: 5, text: "2 WANs, 2 cellular backups, satellite" } as const;

export const maintenance = {
	atLeast: "quarterly",
	points: 39,
	phases: 12,
	text: "39 points in 12 phases",
	inspection: "39-point inspection in 12 phases",
} as const;
export const thermalTest = { fromFeet: 50, toFeet: 100, text: "50-100 ft" } as const;
export const designExample = { psi: 90, gpm: 50, text: "90 PSI / 50 GPM" } as const;

export const hardening = {
	survival: "up to 75%",
	emberSpeed: "over 100 mph",
	ventMesh: "1/8 inch or smaller",
} as const;

/** The distances of the three rings. */
export const ringDistances = "0-5, 5-30 and 30-100";
