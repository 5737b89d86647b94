// The three suppression packages and their features.
import { eliteTanks, poolWater, pumpRuntime } from "./figures.ts";
import { dollars, prices } from "./prices.ts";

export type TierId = "manual" | "essentials" | "elite";
export type Tier = { id: TierId; name: string; price: string; summary: string; suits: string };

export const tiers: readonly Tier[] = [
	{
		id: "manual",
		name: "Manual",
		price: `from ${dollars(prices.packages.manual)}+`,
		summary: "Two cannons and a pump that you start yourself before you leave.",
		suits: "A second home, or an owner who is always there.",
	},
	{
		id: "essentials",
		name: "Essentials",
		price: `from ${dollars(prices.packages.essentials)}+`,
		summary: "The same water, with sensors, app and controller that start it without you.",
		suits: "Most hillside homes with a pool.",
	},
	{
		id: "elite",
		name: "Elite",
		price: `from ${dollars(prices.packages.elite)}+`,
		summary: `Three cannons or more, a high-output pump and ${eliteTanks.total} of its own water.`,
		suits: "Large lots, exposed ridges, properties without a dependable pool.",
	},
];

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
				note: "Our name for the water cannon",
				values: each("2", "2", "3"),
			},
			{ label: "Minis, at most", values: each("2", "2", "5") },
			{ label: "Pump", values: each("Medium pump", "Medium pump", "High pump") },
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
			{ label: "Continuous water", values: each("1-2 hrs", "1-2+ hrs", "3 hrs") },
			{ label: "Pulsed duration", values: each(false, "3-6+ hrs", "9 hrs") },
		],
	},
	{
		title: "Control and detection",
		features: [
			{ label: "Mobile app", values: automated() },
			{ label: "Control center", values: automated() },
			{ label: "Thermal sensor", values: automated() },
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
			{ label: "4-source network redundancy", values: automated() },
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
