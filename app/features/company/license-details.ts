// What the license page says beyond the number. Sample values, like those in license.ts.
import type { license } from "./license.ts";
import type { ServiceId } from "./offers/services.ts";

type Code = (typeof license.codes)[number];

const classes: Record<Code, { name: string; covers: string }> = {
	B: { name: "General Building", covers: "Vents, eaves, siding, windows, decks, sheds and foundations" },
	"C-10": { name: "Electrical", covers: "Controllers, sensors, solar and batteries" },
	"C-16": { name: "Fire Protection", covers: "Pumps, pipe, water cannons and tanks" },
	"C-27": { name: "Landscaping", covers: "Defensible space, planting, hardscape and slope work" },
	"C-49": { name: "Tree and Palm", covers: "Pruning, limbing and tree removal (C-61/D-49 before 2024)" },
};

/** The classes that cover each service. An assessment builds nothing, so it needs none. */
export const classesOf: Record<ServiceId, readonly Code[]> = {
	"property-assessment": [],
	"vegetation-management": ["C-27", "C-49"],
	"defensible-space": ["C-27", "C-49"],
	"home-hardening": ["B"],
	"fire-suppression": ["C-16", "C-10", "B"],
	"equipment-maintenance": ["C-16", "C-10"],
};

export const licenseDetails = {
	board: "Contractors State License Board (CSLB)",
	holder: "Ringline Wildfire Defense",
	classes,
	/** Business and Professions Code 7048. */
	exemption: "Without a license, the whole job must stay under $1,000, need no permit and use no employees.",
	subcontractors: "Roofing and work on the house's plumbing are done by our licensed subcontractors.",
	lookup: "https://www.cslb.ca.gov/OnlineServices/CheckLicenseII/CheckLicense.aspx",
} as const;
