// The assessment price list and what each visit includes.
import { maintenance } from "./figures.ts";
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
			{ condition: "Homes above 2,000 sq ft", price: dollars(standardAssessment.above2000) },
		],
		includes: [
			"On-site inspection from the roof to 100 ft",
			"Annotated photos and zone maps",
			"Fire-readiness score with every point explained",
			"Fixes in order of effect, with an insurance summary",
		],
	},
	{
		id: "hoa",
		name: "HOA Extended Parcel Report",
		forWhom: "Homeowner associations, shared slopes and common areas",
		lines: [
			{
				condition: `Up to ${hoaReport.units} units`,
				price: `${dollars(hoaReport.upTo100.from)} to ${dollars(hoaReport.upTo100.to)}`,
			},
			{
				condition: `Above ${hoaReport.units} units`,
				price: `${dollars(hoaReport.above100.from)} to ${dollars(hoaReport.above100.to)}`,
			},
		],
		includes: [
			"Every parcel scored, common areas mapped",
			"Shared access, hydrants and evacuation routes",
			"Work plan the board can put out to bid",
			"Presentation to the members",
		],
	},
	{
		id: "planning",
		name: "Suppression System Planning Assessment",
		forWhom: "Owners who want water cannons and need to know what their site can carry",
		lines: [{ condition: "Any property", price: dollars(prices.systemPlanning) }],
		includes: [
			"Pool, tank and supply measured",
			"Cannon positions, pipe runs and pressure worked out",
			"Power, network and sensor plan",
			"A package recommendation with a firm quote",
		],
	},
	{
		id: "maintenance",
		name: "Quarterly Maintenance",
		forWhom: "Owners of an installed system",
		lines: [{ condition: "Each quarter", price: dollars(prices.quarterlyMaintenance) }],
		includes: [
			maintenance.inspection,
			"Pressure, failover and detection tests with logs",
			"Small parts and adjustments on the spot",
			"Signed walkthrough report",
		],
	},
];
