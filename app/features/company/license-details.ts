// What the license page says beyond the number. Sample values, like those in license.ts.
import type { license } from "./license.ts";

type Code = (typeof license.codes)[number];

const classes: Record<Code, { name: string; covers: string }> = {
	"C-16": { name: "Fire Protection", covers: "Pumps, pipe, water cannons and tanks" },
	"C-27": { name: "Landscaping", covers: "Defensible space, planting, hardscape and slope work" },
	"C-49": { name: "Tree and Palm", covers: "Pruning, limbing and tree removal (C-61/D-49 before 2024)" },
};

export const licenseDetails = {
	board: "Contractors State License Board (CSLB)",
	holder: "Ringline Wildfire Defense",
	classes,
	bond: "$25,000 contractor's bond",
	lookup: "https://www.cslb.ca.gov/OnlineServices/CheckLicenseII/CheckLicense.aspx",
} as const;
