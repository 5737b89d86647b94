// The contractor's license. California requires the number in all advertising (Business and Professions Code 7030.5).
// Everything here is a sample: replace the number, the classes and the bond before going live.

export const license = {
	isSample: true,
	board: "Contractors State License Board (CSLB)",
	number: "0000000",
	holder: "Ringline Wildfire Defense",
	classes: [
		{ code: "C-16", name: "Fire Protection", covers: "Pumps, pipe, water cannons and tanks" },
		{
			code: "C-27",
			name: "Landscaping",
			covers: "Defensible space, planting, hardscape and slope work",
		},
		{
			code: "C-49",
			name: "Tree and Palm",
			covers: "Pruning, limbing and tree removal (C-61/D-49 before 2024)",
		},
	],
	bond: "$25,000 contractor's bond",
	lookup: "https://www.cslb.ca.gov/OnlineServices/CheckLicenseII/CheckLicense.aspx",
} as const;

const codes = license.classes.map(({ code }) => code);

/** The line in the footer, in every mail and on every PDF. */
export const licenseLine = `CSLB License #${license.number}${license.isSample ? " (sample)" : ""}: ${codes.slice(0, -1).join(", ")} and ${codes.at(-1)}`;
