// The six services, for the home page and the menus.
import { cannonCoverage, hardening, maintenance, ringDistances } from "./figures.ts";
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
		description: "Annotated photos, zone maps and a fire-readiness score you can hand to your insurer.",
		features: ["On site, roof to 100 ft", "Fixes in order of effect", "Insurance summary"],
		to: "/property-assessment",
		price: `from ${dollars(prices.standardAssessment.upTo2000)}`,
	},
	{
		id: "vegetation-management",
		title: "Vegetation management",
		description: "Clearing that keeps the shade and breaks the ladder from grass to eave.",
		features: ["Limbing and thinning", "Brush and dead wood removed", "Kept to county code"],
		to: "/vegetation-management",
	},
	{
		id: "defensible-space",
		title: "Defensible space",
		description: `Three rings, planned and built: ${ringDistances} ft from your walls.`,
		features: ["Ember-resistant first 5 ft", "Separated, watered planting", "Access for engines"],
		to: "/vegetation-management",
		anchor: "defensible-space",
	},
	{
		id: "home-hardening",
		title: "Home hardening",
		description: `Vents, gutters, eaves, decks. Embers arrive at ${hardening.emberSpeed}; close the door.`,
		features: [`Vent mesh ${hardening.ventMesh}`, "Roof, siding and windows", "A plan in order of effect"],
		to: "/home-hardening",
	},
	{
		id: "fire-suppression",
		title: "Fire suppression",
		description: "Pool-fed cannons, sensors, pump and controller. Starts itself when you have left.",
		features: [`Each cannon covers ${cannonCoverage}`, "App and remote control", "Solar and battery backup"],
		to: "/fire-suppression-systems",
		price: `from ${dollars(prices.packages.manual)}`,
	},
	{
		id: "equipment-maintenance",
		title: "Equipment maintenance",
		description: `${maintenance.text}, at least every quarter, with a signed report.`,
		features: ["Sales, rental and repair", "Pressure and failover tests", "Seven documents per visit"],
		to: "/equipment-maintenance",
		price: dollars(prices.quarterlyMaintenance),
	},
];
