// The three suppression packages and their features. Hours come from the water formula.
import { numerals } from "#app/ui/numerals.ts";
import { connections, eliteTanks, poolWater, pulse, THERMAL_SENSORS } from "../figures.ts";
import { dollars, prices } from "./prices.ts";
import { pumpRuntime } from "./pumps.ts";
import { CANNON_GPM, hoursOfWater, hoursText, pulsedHours } from "./water.ts";

export type TierId = "manual" | "essentials" | "elite";
export type Tier = {
	id: TierId;
	name: string;
	price: string;
	summary: string;
	suits: string;
	cannons: number;
	/** Water that comes with the package. */
	ownGallons: number;
	/** Needs a controller. */
	pulses: boolean;
};

/** The package we suggest first. */
export const recommendation: { tier: TierId; label: string } = {
	tier: "essentials",
	label: "Recommended for most homes",
};

export const tiers: readonly Tier[] = [
	{
		id: "manual",
		name: "Manual",
		price: `from ${dollars(prices.packages.manual)}+`,
		summary: "Two cannons and a gasoline pump. You start it and leave.",
		suits: "Owners who can start a pump early, then go.",
		cannons: 2,
		ownGallons: 0,
		pulses: false,
	},
	{
		id: "essentials",
		name: "Essentials",
		price: `from ${dollars(prices.packages.essentials)}+`,
		summary: "The same, plus sensors, controller and app that start it for you.",
		suits: "Most hillside homes with a pool.",
		cannons: 2,
		ownGallons: 0,
		pulses: true,
	},
	{
		id: "elite",
		name: "Elite",
		price: `from ${dollars(prices.packages.elite)}+`,
		summary: `Three to five cannons, a diesel pump and ${eliteTanks.total} of stored water.`,
		suits: "Large lots, and homes with a small pool or none.",
		cannons: 3,
		ownGallons: eliteTanks.gallons,
		pulses: true,
	},
];

/** Hours with all installed cannons running on this much pool water, plus the package's own tanks. */
export function packageHours({ cannons, ownGallons, pulses }: Tier, poolGallons: number) {
	const gallons = poolGallons + ownGallons;
	const gallonsPerMinute = cannons * CANNON_GPM;
	const continuous = hoursOfWater(gallons, gallonsPerMinute);
	return { gallons, gallonsPerMinute, continuous, pulsed: pulses ? pulsedHours(continuous) : null };
}

/** What the hours in the table of packages assume. */
export const hoursCondition = `Whole hours, with a ${numerals(poolWater.from)}-gallon pool and every installed mini at ${CANNON_GPM} GPM. A bigger pool runs longer. We plan Manual for 2 hours at most, because you start it and leave. Elite without a pool runs ${eliteWithoutPool()}.`;

/** Yes, no, or a value. */
export type FeatureValue = boolean | string;
export type PackageFeature = { label: string; note?: string; values: Record<TierId, FeatureValue> };
export type FeatureGroup = { title: string; features: PackageFeature[] };

export const packageFeatures: readonly FeatureGroup[] = [
	{
		title: "Water cannons and pump",
		features: [
			{
				label: "Minis installed",
				note: "Our water cannon. You set its arc by hand",
				values: perTier((tier) => String(tier.cannons)),
			},
			{ label: "Maximum minis", values: each("2", "2", "5") },
			{
				label: "Pump",
				note: "Medium: gasoline. High: our Large Fire Pump, a diesel",
				values: each("Medium pump", "Medium pump", "High pump"),
			},
			{ label: "Pump runtime", values: all(pumpRuntime.text) },
			{ label: "Suction hose kit", values: all(true) },
			{ label: "Fittings", values: all(true) },
		],
	},
	{
		title: "Water",
		features: [
			{ label: "Pool water", values: all(poolWater.text) },
			{
				label: "Tanked water",
				values: each(false, false, `${eliteTanks.total}: ${eliteTanks.count} ${eliteTanks.each} tanks`),
			},
			{ label: "Continuous water", values: perTier((tier) => wholeHours(tier, 1)) },
			{
				label: "Pulsed duration",
				note: pulse.text,
				values: perTier((tier) => tier.pulses && wholeHours(tier, pulse.factor)),
			},
		],
	},
	{
		title: "Control and detection",
		features: [
			{ label: "Mobile app", values: automated() },
			{ label: "Control center", values: automated() },
			{ label: "Thermal sensor", note: `${THERMAL_SENSORS}, at opposite corners`, values: automated() },
			{ label: "Smoke detector", values: automated() },
			{ label: "Temperature/humidity sensor", values: automated() },
			{ label: "Wind sensor", values: automated() },
			{ label: "Weather pole", values: automated() },
		],
	},
	{
		title: "Power, network and shelter",
		features: [
			{ label: "Battery and solar backup", values: automated() },
			{ label: "4-source network redundancy", note: connections.text, values: automated() },
			{
				label: "Satellite link",
				note: "The network kit adds it to Essentials",
				values: each(false, false, true),
			},
			{ label: "Shed", values: automated() },
		],
	},
	{
		title: "Kits",
		features: [
			{
				label: "Fuel extension kit",
				values: each(true, false, false),
			},
			{ label: "Gated wye kit", values: each(true, false, false) },
			{ label: "Hose pack kit", values: each(true, false, false) },
		],
	},
];

/** True when the feature is not the same for every tier. */
export function differs({ values }: PackageFeature): boolean {
	return new Set(Object.values(values)).size > 1;
}

/** '1-2+ hrs': the whole hours around the result, or rounded down when the package brings its own water. */
function wholeHours(tier: Tier, factor: number): string {
	const { continuous } = packageHours(tier, poolWater.from);
	const shortest = Math.floor(continuous) * factor;
	if (tier.ownGallons > 0) return `${shortest} hrs`;
	return `${shortest}-${Math.ceil(continuous) * factor}${tier.pulses ? "+" : ""} hrs`;
}

function eliteWithoutPool(): string {
	const elite = tiers.find(({ id }) => id === "elite");
	return elite ? hoursFor(elite, 0) : "";
}

/** '5.0 h, pulsed 15.0 h' with this much water in the pool. */
export function hoursFor(tier: Tier, poolGallons: number): string {
	const { continuous, pulsed } = packageHours(tier, poolGallons);
	return pulsed === null
		? `${hoursText(continuous)} h`
		: `${hoursText(continuous)} h, pulsed ${hoursText(pulsed)} h`;
}

function perTier(value: (tier: Tier) => FeatureValue): Record<TierId, FeatureValue> {
	const [manual, essentials, elite] = tiers.map(value);
	return each(manual ?? false, essentials ?? false, elite ?? false);
}

function each(
	manual: FeatureValue,
	essentials: FeatureValue,
	elite: FeatureValue,
): Record<TierId, FeatureValue> {
	return { manual, essentials, elite };
}

function all(value: FeatureValue): Record<TierId, FeatureValue> {
	return each(value, value, value);
}

function automated(): Record<TierId, FeatureValue> {
	return each(false, true, true);
}
