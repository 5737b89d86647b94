// All prices, in US dollars.
import { shortDollars } from "#app/ui/money.ts";
import { consultation } from "../figures.ts";

export function dollars(amount: number): string {
	return shortDollars(amount * 100);
}

export const prices = {
	standardAssessment: { upTo2000: 599, above2000: 1_099, squareFeet: 2_000, acres: 1 },
	hoaReport: {
		units: 100,
		upTo100: { from: 5_099, to: 10_099 },
		above100: { from: 10_099, to: 15_099 },
	},
	systemPlanning: 2_450,
	quarterlyMaintenance: 275,
	packages: { manual: 28_000, essentials: 85_000, elite: 175_000 },
} as const;

export const maintenanceAddOn = {
	name: "Quarterly System Maintenance Add-On",
	price: dollars(prices.quarterlyMaintenance),
} as const;

/** Shown wherever a button says 'Free Assessment', so that nobody expects a free report. */
export const freeOrPaid = `The free assessment is a ${consultation.minutes}-minute phone or video call. An on-site visit with a written report starts at ${dollars(prices.standardAssessment.upTo2000)}.`;
