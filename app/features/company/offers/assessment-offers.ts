// The assessment price list and what each visit includes.
import { maintenance } from "../maintenance.ts";
import { dollars, prices } from "./prices.ts";

export type PriceLine = { condition: string; price: string };
export type PricedItem = {
	id: string;
	name: string;
	forWhom: string;
	lines: PriceLine[];
	includes: string[];
};

const { standardAssessment, hoaReport } = prices;

export const assessmentOffers: PricedItem[] = [
	{
		id: "standard",
		name: "Standard Wildfire Assessment",
		forWhom: `Single-family homes up to ${standardAssessment.acres} acre`,
		lines: [
			{ condition: "Homes up to 2,000 sq ft", price: `from ${dollars(standardAssessment.upTo2000)}` },
			{ condition: "Homes over 2,000 sq ft", price: dollars(standardAssessment.above2000) },
		],
		includes: [
			"On-site inspection, from the roof to 100 ft out",
			"Annotated photos and zone maps",
			"Fire-readiness score, with every point explained",
			"Fixes, most effective first, and an insurance summary",
		],
	},
	{
		id: "hoa",
		name: "HOA Extended Parcel Report",
		forWhom: "Homeowner associations with shared slopes and common areas",
		lines: [
			{
				condition: `Up to ${hoaReport.units} units`,
				price: `${dollars(hoaReport.upTo100.from)} to ${dollars(hoaReport.upTo100.to)}`,
			},
			{
				condition: `Over ${hoaReport.units} units`,
				price: `${dollars(hoaReport.above100.from)} to ${dollars(hoaReport.above100.to)}`,
			},
		],
		includes: [
			"A score for every parcel and a map of the common areas",
			"Shared roads, hydrants and evacuation routes",
			"A work plan your board can put out to bid",
			"A presentation to your members",
		],
	},
	{
		id: "planning",
		name: "Suppression System Planning Assessment",
		forWhom: "Owners who want water cannons and need a design for their site",
		lines: [{ condition: "Any property", price: dollars(prices.systemPlanning) }],
		includes: [
			"Pool, tank and water supply measured",
			"Cannon positions, pipe runs and pressure calculated",
			"A plan for power, network and sensors",
			"A recommended package with a firm quote",
		],
	},
	{
		id: "maintenance",
		name: "Quarterly Maintenance",
		forWhom: "Owners of an installed system",
		lines: [{ condition: "Each quarterly visit", price: dollars(prices.quarterlyMaintenance) }],
		includes: [
			maintenance.inspection,
			"Pressure, failover and detection tests, with logs",
			"Adjustments and small parts included",
			"Signed walkthrough report",
		],
	},
];
