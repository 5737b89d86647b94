import { prices } from "#app/features/company/prices.ts";
import type { CatalogEntry } from "./entry.ts";

export const care: CatalogEntry[] = [
	{
		handle: "quarterly-maintenance-add-on",
		title: "Quarterly System Maintenance Add-On",
		price: String(prices.quarterlyMaintenance),
		summary:
			"One visit, 39 points, 12 phases: the test that tells whether your system will start on the day. Maintenance is required at least quarterly.",
		details: [
			"A technician runs the whole system, renews fuel and gaskets where needed and leaves a signed report. Order one visit, or four for the year.",
		],
		features: ["39-point inspection", "12 test phases", "Signed walkthrough report", "Small parts included"],
		specifications: [
			"Points: 39 in 12 phases",
			"Duration: about three hours on site",
			"Interval: at least quarterly",
			"Documents: seven, by e-mail within two days",
		],
		guide: {
			before: "What we need from you on the day.",
			steps: [
				"Someone who can open gate, shed and panel.",
				"Pool or tank filled to its working level.",
				"Cars and furniture out of the cannons' reach.",
			],
			note: "A full drill wets the garden. Tell the neighbors.",
		},
		images: [["quarterly-maintenance-add-on", "Test report with ticks beside a pump"]],
	},
];
