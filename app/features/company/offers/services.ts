// The six services, for the home page and the menus.
import { cannonCoverage, hardening, ringDistances } from "../figures.ts";
import { maintenance } from "../maintenance.ts";
import { dollars, prices } from "./prices.ts";

export type ServiceId =
	| "property-assessment"
	| "vegetation-management"
	| "defensible-space"
	| "home-hardening"
	| "fire-suppression"
	| "equipment-maintenance";

export type Service = {
	id: ServiceId;
	title: string;
	description: string;
	features: string[];
	to:
		| "/property-assessment"
		| "/vegetation-management"
		| "/home-hardening"
		| "/fire-suppression-systems"
		| "/equipment-maintenance";
	/** Anchor of its section on the page. */
	anchor?: string;
	price?: string;
};

export const services: readonly Service[] = [
	{
		id: "property-assessment",
		title: "Property assessment",
		description: "We tell you in writing where fire could get in and what to fix first.",
		features: ["On site, from the roof to 100 ft out", "Most effective fixes first", "Insurance summary"],
		to: "/property-assessment",
		price: `from ${dollars(prices.standardAssessment.upTo2000)}`,
	},
	{
		id: "vegetation-management",
		title: "Vegetation management",
		description: "We thin brush and prune trees. Your shade stays.",
		features: [
			"Pruning and thinning",
			"Brush and dead wood hauled away",
			"Dated photos for your local agency",
		],
		to: "/vegetation-management",
	},
	{
		id: "defensible-space",
		title: "Defensible space",
		description: `Three zones around your house: ${ringDistances} ft from the walls.`,
		features: [
			"Nothing that burns in the first 5 ft",
			"Plants in separate, watered groups",
			"Room for a fire engine",
		],
		to: "/vegetation-management",
		anchor: "defensible-space",
	},
	{
		id: "home-hardening",
		title: "Home hardening",
		description: "We close the gaps where embers get in: vents, gutters, eaves and decks.",
		features: [`Vent mesh ${hardening.ventMesh}`, "Roof, siding and windows", "A plan with costs"],
		to: "/home-hardening",
	},
	{
		id: "fire-suppression",
		title: "Fire suppression",
		description:
			"Water cannons fed from your pool by a gasoline or diesel pump. Sensors start them after you've left.",
		features: [`Each cannon covers ${cannonCoverage}`, "App and remote control", "Solar and battery backup"],
		to: "/fire-suppression-systems",
		price: `from ${dollars(prices.packages.manual)}`,
	},
	{
		id: "equipment-maintenance",
		title: "Equipment maintenance",
		description: `We test automated systems every quarter, ${maintenance.text}, and sign the report.`,
		features: ["Sales, rental and repair", "Pressure and failover tests", "Seven documents after each visit"],
		to: "/equipment-maintenance",
		price: `${dollars(prices.quarterlyMaintenance)} a visit`,
	},
];
