// What the catalog's texts may name in braces, such as '{pulse.text}', so that no fact stands in two places.
import {
	assessmentVisit,
	cannonCoverage,
	cannonThrowFeet,
	connections,
	eliteTanks,
	hardening,
	pulse,
	tank,
	thermalTest,
} from "#app/features/company/figures.ts";
import { maintenance } from "#app/features/company/maintenance.ts";
import { prices } from "#app/features/company/offers/prices.ts";
import { type Pump, pumpRuntime, pumps } from "#app/features/company/offers/pumps.ts";
import { CANNON_GPM, CANNON_NOZZLE, CANNON_PSI } from "#app/features/company/offers/water.ts";
import { numerals } from "#app/ui/numerals.ts";

const P65 = "For more information go to www.P65Warnings.ca.gov.";
const HARM = "known to the State of California to cause cancer and birth defects or other reproductive harm";

const facts = {
	assessmentVisit,
	cannon: {
		coverage: cannonCoverage,
		throwFeet: cannonThrowFeet,
		gpm: CANNON_GPM,
		psi: CANNON_PSI,
		nozzle: CANNON_NOZZLE,
	},
	connections,
	eliteTanks,
	hardening,
	maintenance,
	prices,
	pulse,
	pumpRuntime,
	pumps: { medium: withCurve(pumps.medium), large: withCurve(pumps.large) },
	tank: { ...tank, gallons: numerals(tank.gallons) },
	thermalTest,
	/** The warnings California's Proposition 65 asks for. */
	warnings: {
		brass: `WARNING: This product contains brass and bronze, which can expose you to lead, a chemical ${HARM}. ${P65}`,
		couplings: `WARNING: The couplings can expose you to lead, a chemical ${HARM}. ${P65}`,
		engine: `WARNING: Breathing engine exhaust exposes you to chemicals ${HARM}. Run it outdoors only. ${P65}`,
	},
};

function withCurve(pump: Pump) {
	return { ...pump, curve: pump.curve.map(({ gpm, psi }) => `${gpm} GPM at ${psi} PSI`).join(", ") };
}

/** Puts the facts into a text. A name without a fact throws: the catalog must not ship with it. */
export function withFacts(text: string): string {
	return text.replace(/\{([\w.]+)\}/g, (_, path: string) => {
		let fact: unknown = facts;
		for (const step of path.split(".")) fact = (fact as Record<string, unknown> | undefined)?.[step];
		if (typeof fact !== "string" && typeof fact !== "number") throw new Error(`No fact is named ${path}.`);
		return String(fact);
	});
}
