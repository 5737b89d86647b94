// Services at a fixed price. 'Order Now' on the pricing pages leads to these.
import { assessmentVisit } from "#app/features/company/figures.ts";
import { maintenance } from "#app/features/company/maintenance.ts";
import { prices } from "#app/features/company/offers/prices.ts";
import type { CatalogEntry } from "./entry.ts";

const { standardAssessment, hoaReport } = prices;

/** Prices by the number of units, within the ranges of the price list. */
const HOA_TIERS: [units: string, dollars: number][] = [
	["Up to 25 units", hoaReport.upTo100.from],
	["26 to 50 units", 6_799],
	["51 to 75 units", 8_499],
	["76 to 100 units", hoaReport.upTo100.to],
	["101 to 150 units", 11_799],
	["151 to 200 units", 13_499],
	["Above 200 units", hoaReport.above100.to],
];

const visit = { kind: "service", leadTime: "two weeks" } as const;

export const care: CatalogEntry[] = [
	{
		handle: "standard-wildfire-assessment",
		title: "Standard Wildfire Assessment",
		group: "service",
		price: String(standardAssessment.upTo2000),
		summary: `An assessor walks your property from the roof to 100 ft out and writes a report you can send to your insurer. For single-family homes up to ${standardAssessment.acres} acre.`,
		details: [
			`The visit takes about ${assessmentVisit.hours} hours. You get the written report in ${assessmentVisit.reportDays} and a call to go through it.`,
		],
		features: [
			"On-site inspection from the roof to 100 ft out",
			"Annotated photos and zone maps",
			"Fire-readiness score with every point explained",
			"Fixes ranked by effect and an insurance summary",
		],
		specifications: [
			`Duration: about ${assessmentVisit.hours} hours on site`,
			`Report: PDF in ${assessmentVisit.reportDays}`,
			`Lot: up to ${standardAssessment.acres} acre`,
			"Follow-up: a call about the report and another after the first fixes",
		],
		guide: {
			before: "What we need from you on the day of the visit.",
			steps: [
				"Someone who can open the gates, garage and attic hatch.",
				"Dogs kept inside.",
				"Your insurer's letter, if you have one.",
			],
			note: "You pay after the visit.",
		},
		options: [{ name: "Home size", values: ["Up to 2,000 sq ft", "Above 2,000 sq ft"] }],
		variants: [
			{ values: ["Up to 2,000 sq ft"] },
			{ values: ["Above 2,000 sq ft"], price: String(standardAssessment.above2000) },
		],
		box: ["Written report with score and photos", "Zone maps", "Insurance summary", "Two follow-up calls"],
		worksWith: ["ember-vent-screen-kit", "suppression-system-planning"],
		delivery: visit,
		warranty: "We correct errors in the report free of charge for one year.",
	},
	{
		handle: "hoa-extended-parcel-report",
		title: "HOA Extended Parcel Report",
		group: "service",
		price: String(hoaReport.upTo100.from),
		summary:
			"Every parcel scored, common areas and shared slopes mapped, and a work plan your board can put out to bid.",
		details: ["The price depends on the number of units. We present the report to your members."],
		features: [
			"Every parcel scored and common areas mapped",
			"Shared access with hydrants and evacuation routes",
			"Work plan for bids",
			"Presentation to the members",
		],
		specifications: [
			"Duration: one day on site per 25 units",
			"Report: PDF and a map file within six weeks",
			"Presentation: one evening, on site or by video",
		],
		guide: {
			before: "What we need from the board.",
			steps: [
				"A list of parcels and a contact for each.",
				"Access to the common areas.",
				"A notice to residents a week ahead. We send you the text.",
			],
			note: "You pay half after the visits and half with the report.",
		},
		options: [{ name: "Units", values: HOA_TIERS.map(([units]) => units) }],
		variants: HOA_TIERS.map(([units, dollars]) => ({ values: [units], price: String(dollars) })),
		box: ["Report with a score for every parcel", "Map file", "Work plan for bids", "Presentation"],
		worksWith: ["standard-wildfire-assessment", "typhoon-800-ridge-cannon"],
		delivery: { kind: "service", leadTime: "four weeks" },
		warranty: "We correct errors in the report free of charge for one year.",
	},
	{
		handle: "suppression-system-planning",
		title: "Suppression System Planning Assessment",
		group: "service",
		price: String(prices.systemPlanning),
		summary:
			"We measure your pool, tank and supply, work out cannon positions, pipe runs and pressure, and give you a firm quote.",
		details: ["For owners who want water cannons and need to know what their site can support."],
		features: [
			"Your pool or tank and water supply measured",
			"Cannon positions with pipe runs and pressure",
			"Power and network plan with sensor locations",
			"A package recommendation with a firm quote",
		],
		specifications: [
			"Duration: one day on site",
			"Plan: PDF within two weeks",
			"Quote: firm for 60 days",
			"Lot: any size",
		],
		guide: {
			before: "What we need from you on the day of the visit.",
			steps: [
				"Someone who can open the gates, shed and electrical panel.",
				"The pool at its normal level.",
				"Plans of the house, if you have them.",
			],
			note: "You pay after the visit.",
		},
		box: ["Drawing with cannon positions and pipe runs", "Flow and pressure figures", "Firm quote"],
		worksWith: ["mini-water-cannon", "medium-fire-pump"],
		delivery: visit,
		warranty: "The quote is firm for 60 days.",
	},
	{
		handle: "quarterly-maintenance-add-on",
		title: "Quarterly System Maintenance Add-On",
		group: "service",
		price: String(prices.quarterlyMaintenance),
		summary: `One visit, ${maintenance.points} points, ${maintenance.phases} phases: we test whether your system will start on the day you need it. Maintenance is required at least ${maintenance.atLeast}.`,
		details: [
			"A technician runs the whole system, replaces fuel and gaskets where needed and leaves a signed report. Order one visit, or four for the year.",
		],
		features: [
			`${maintenance.points}-point inspection`,
			`${maintenance.phases} test phases`,
			"Signed walkthrough report",
			"Small parts included",
		],
		specifications: [
			`Points: ${maintenance.text}`,
			"Duration: about an hour and a half on site",
			`Interval: at least ${maintenance.atLeast}`,
			"Documents: seven, by email within two days",
		],
		guide: {
			before: "What we need from you on the day of the visit.",
			steps: [
				"Someone who can open the gate, shed and panel.",
				"The pool or tank filled to its working level.",
				"Cars and furniture out of the cannons' reach.",
			],
			note: "A full drill wets the yard. Tell the neighbors.",
		},
		box: ["One visit by a technician", "Fuel, gaskets and small parts", "Signed report"],
		worksWith: ["medium-fire-pump", "ringline-controller"],
		delivery: { kind: "service", leadTime: "one week" },
		warranty: "If a repair we made fails the next test, we repeat it free of charge.",
	},
];
