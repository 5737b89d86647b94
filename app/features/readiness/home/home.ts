// A visitor's house on the map, and what fits it next.
import { consultation } from "#app/features/company/figures.ts";
import { dollars, prices } from "#app/features/company/offers/prices.ts";
import type { Point } from "../address/california.ts";
import type { HazardZone } from "../address/zone-answer.ts";

export type HomePlace = {
	label: string;
	/** "zip": only the middle of a ZIP code is known, which says nothing about one house's zone. */
	precision: "house" | "street" | "point" | "zip";
	point: Point;
	city: string;
	county: string;
	zip: string;
};

export type NextMove = {
	id: "check" | "assessment" | "system" | "call";
	title: string;
	text: string;
	cost: string;
};

/** The forms that start with the kept address. */
export const takenAlong = ["readiness", "intake"] as const;
export type TakenAlong = (typeof takenAlong)[number];

const moves = {
	check: {
		id: "check",
		title: "Check it yourself",
		text: "Walk once around the house with your phone. You get a score, a list of what to fix first and a dated report for your insurer.",
		cost: "Free, about 15 minutes",
	},
	assessment: {
		id: "assessment",
		title: "Book an assessment",
		text: "We inspect the house and the first 100 feet, take photos and write down what to fix, most effective first.",
		cost: `From ${dollars(prices.standardAssessment.upTo2000)}, about two hours at your house`,
	},
	system: {
		id: "system",
		title: "Plan a water system",
		text: "You've done what costs least. We measure your water, slope and power and design the cannons, pump and controls.",
		cost: `${dollars(prices.systemPlanning)} for the plan; systems from ${dollars(prices.packages.manual)}`,
	},
	call: {
		id: "call",
		title: "Ask us by phone",
		text: "We look at your street with you and tell you where we'd start.",
		cost: `Free, ${consultation.minutes} minutes`,
	},
} as const satisfies Record<string, NextMove>;

const WELL_PREPARED = 75;

/** One step, the cheapest that still tells something new. `score` is null before the self-check. */
export function nextMove(found: HazardZone | null, score: number | null): NextMove {
	if (score === null) return moves.check;
	if (score < WELL_PREPARED) return moves.assessment;
	return found?.zone === 2 || found?.zone === 3 ? moves.system : moves.call;
}
