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
			"From the roof to 100 ft out",
			"Annotated photos and zone maps",
			"Fire-readiness score",
			"Fixes and an insurance summary",
		],
	},
	{
		id: "hoa",
		name: "HOA Extended Parcel Report",
		forWhom: "Homeowner associations",
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
			"Every parcel scored, common areas mapped",
			"Roads, hydrants and evacuation routes",
			"A work plan your board can put out to bid",
			"A presentation to your members",
		],
	},
	{
		id: "planning",
		name: "Suppression System Planning Assessment",
		forWhom: "Owners who want water cannons",
		lines: [{ condition: "Any property", price: dollars(prices.systemPlanning) }],
		includes: [
			"Water supply measured",
			"Cannons, pipes and pressure calculated",
			"Power, network and sensors planned",
			"A firm quote",
		],
	},
	{
		id: "maintenance",
		name: "Quarterly Maintenance",
		forWhom: "Owners of an installed system",
		lines: [{ condition: "Each quarterly visit", price: dollars(prices.quarterlyMaintenance) }],
		includes: [
			maintenance.inspection,
			"Seven documents",
			"Small parts included",
			"Signed walkthrough report",
		],
	},
];
