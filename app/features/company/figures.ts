// Measures and limits that pages state, each defined once. Values that follow from others are computed.
import { numerals } from "#app/ui/numerals.ts";

export const cannonThrowFeet = 80;
/** Minimum coverage of one water cannon: the circle of its throw, rounded down. */
export const cannonSquareFeet = `${numerals(Math.floor((Math.PI * cannonThrowFeet ** 2) / 1_000) * 1_000)} sq ft`;
export const cannonCoverage = `over ${cannonSquareFeet}`;

/** Pulsed water uses a third of the supply. The engine stops between pulses, so fuel lasts as long as the water. */
export const pulse = { minutesOn: 5, minutesOff: 10, factor: 3, text: "5 min on, 10 min off" } as const;

export const poolWater = { from: 10_000, to: 30_000, text: "10,000-30,000 gallons" } as const;

export const TANK_GALLONS = 5_000;
export const tank = {
	gallons: TANK_GALLONS,
	across: "10 ft 3 in",
	high: "8 ft 2 in",
	/** The level gravel pad it stands on. */
	pad: "13 ft",
} as const;
/** The tanks of the largest package. */
export const eliteTanks = {
	tanks: 4,
	count: "four",
	each: `${numerals(TANK_GALLONS)} gallon`,
	gallons: 4 * TANK_GALLONS,
	total: `${numerals(4 * TANK_GALLONS)} gallons`,
} as const;

/** In every automated package, at opposite corners of the house: each sees two sides. */
export const THERMAL_SENSORS = 2;

/** Essentials has four sources. Elite adds a satellite link. Any one of them is enough. */
export const connections = {
	count: 4,
	text: "2 WANs, 2 cellular backups",
	withSatellite: "2 WANs, 2 cellular backups, satellite",
	elite: "satellite",
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

/** Said wherever a system and insurance meet. */
export const noInsuranceCredit =
	"Water systems earn no credit under California's insurance rules today. Hardening and clearing do.";

/** `prices.ts` says what is free and what is paid. */
export const consultation = { minutes: 15 } as const;
export const assessmentVisit = { hours: "two", reportDays: "five business days" } as const;
