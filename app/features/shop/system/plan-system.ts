// 'Build my system': which parts fit a lot, its pool and its pump, and why. The figures come from the calculator, so that
// both say the same.
import { numerals } from "#app/ui/numerals.ts";

export type PumpOwned = "none" | "medium" | "large";
export type SystemAnswers = {
	lotSquareFeet: number;
	poolGallons: number;
	pump: PumpOwned;
	/** Starts without anybody there. */
	automatic: boolean;
};

export type SystemFacts = {
	squareFeetPerCannon: number;
	gpmPerCannon: number;
	maxGpm: { medium: number; large: number };
	tankGallons: number;
	pumpHours: number;
	hoursOfWater: (gallons: number, gpm: number) => number;
	pulseFactor: number;
};

export type SystemPart = { handle: string; quantity: number; why: string };
export type SystemPlan = {
	parts: SystemPart[];
	cannons: number;
	gpm: number;
	gallons: number;
	continuousHours: number;
	pulsedHours: number;
	/** The lot needs more cannons than one system has. */
	isTooLarge: boolean;
};

/** One cannon cannot see behind the house; a system has five at most. */
export const MIN_CANNONS = 2;
const MAX_CANNONS = 5;
/** The least water of any of our packages. */
const MIN_WATER_HOURS = 1;

export function planSystem(
	answers: SystemAnswers,
	facts: SystemFacts,
	canBuy: (handle: string) => boolean,
): SystemPlan {
	const wanted = Math.ceil(answers.lotSquareFeet / facts.squareFeetPerCannon);
	const cannons = Math.min(Math.max(wanted, MIN_CANNONS), MAX_CANNONS);
	const gpm = cannons * facts.gpmPerCannon;
	const tanks = tanksFor(answers.poolGallons, gpm, facts);
	const gallons = answers.poolGallons + tanks * facts.tankGallons;
	const continuousHours = facts.hoursOfWater(gallons, gpm);
	const pulsedHours = continuousHours * facts.pulseFactor;
	const pumps = pumpsFor(answers.pump, gpm, facts, canBuy);
	const parts: SystemPart[] = [
		{
			handle: "mini-water-cannon",
			quantity: cannons,
			why:
				wanted <= MIN_CANNONS
					? `Two cover every side of a house. Each reaches ${numerals(facts.squareFeetPerCannon)} sq ft.`
					: `Each covers ${numerals(facts.squareFeetPerCannon)} of your ${numerals(answers.lotSquareFeet)} sq ft.`,
		},
		...pumps,
	];
	const pumpCount = pumps[0]?.quantity ?? 1;
	if (answers.poolGallons > 0)
		parts.push({
			handle: "pool-suction-hose-kit",
			quantity: pumpCount,
			why: `Draws from your ${numerals(answers.poolGallons)}-gallon pool${pumpCount > 1 ? ", one per pump" : ""}.`,
		});
	if (tanks > 0)
		parts.push({
			handle: "water-tank-5000",
			quantity: tanks,
			why: `${cannons} cannons use ${numerals(gpm)} gallons a minute. With ${tanks === 1 ? "this tank" : "these tanks"} you have water for ${continuousHours.toFixed(1)} hours.`,
		});
	if (pumps[0]?.handle === "medium-fire-pump" && pulsedHours > facts.pumpHours)
		parts.push({
			handle: "fuel-extension-kit",
			quantity: pumpCount,
			why: `Pulsed, your water lasts ${pulsedHours.toFixed(1)} hours. One tank of fuel lasts ${facts.pumpHours}.`,
		});
	parts.push({
		handle: "gated-wye-kit",
		quantity: 1,
		why: "Feeds a sprinkler ring, or a hose after the fire.",
	});
	parts.push({ handle: "hose-pack", quantity: 1, why: "For cleanup once it's safe to return." });
	if (answers.automatic) parts.push(...automaticParts);
	return {
		...{ parts, cannons, gpm, gallons, continuousHours, pulsedHours },
		isTooLarge: wanted > MAX_CANNONS,
	};
}

const automaticParts: SystemPart[] = [
	{ handle: "ringline-controller", quantity: 1, why: "Starts the pump and pulses the water without you." },
	{ handle: "thermal-sensor", quantity: 2, why: "At opposite corners, each sees two sides." },
	{ handle: "weather-pole", quantity: 1, why: "Arms the system when wind and humidity call for it." },
	{
		handle: "solar-battery-backup",
		quantity: 1,
		why: "Keeps the controller and sensors on when the power is out.",
	},
];

function tanksFor(poolGallons: number, gpm: number, { tankGallons }: SystemFacts): number {
	const missing = gpm * 60 * MIN_WATER_HOURS - poolGallons;
	return Math.max(0, Math.ceil(missing / tankGallons));
}

function pumpsFor(
	owned: PumpOwned,
	gpm: number,
	{ maxGpm }: SystemFacts,
	canBuy: (handle: string) => boolean,
): SystemPart[] {
	if (owned !== "none" && gpm <= maxGpm[owned]) return [];
	const added = owned === "medium" ? ` Your medium pump delivers ${maxGpm.medium}.` : "";
	if (gpm <= maxGpm.medium)
		return [
			{ handle: "medium-fire-pump", quantity: 1, why: `Delivers ${maxGpm.medium} GPM. You need ${gpm}.` },
		];
	if (gpm <= maxGpm.large && canBuy("large-fire-pump"))
		return [
			{
				handle: "large-fire-pump",
				quantity: 1,
				why: `Delivers ${maxGpm.large} GPM. You need ${gpm}.${added}`,
			},
		];
	const ownGpm = owned === "none" ? 0 : maxGpm[owned];
	const quantity = Math.ceil((gpm - ownGpm) / maxGpm.medium);
	return [
		{
			handle: "medium-fire-pump",
			quantity,
			why: `You need ${gpm} GPM and each delivers ${maxGpm.medium}.${added} The Large Fire Pump is sold out right now.`,
		},
	];
}
