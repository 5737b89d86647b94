// The contractor's license. California requires the number in all advertising (Business and Professions Code 7030.5)
// and forbids mentioning the license bond there (7071.13).
// Everything here is a sample: replace the number and the classifications before going live.

export const license = {
	isSample: true,
	number: "0000000",
	codes: ["B", "C-10", "C-16", "C-27", "C-49"],
} as const;

const { codes } = license;

/** The line in the footer, in every mail and on every PDF. */
export const licenseLine = `CSLB License #${license.number}${license.isSample ? " (sample)" : ""}: ${codes.slice(0, -1).join(", ")} and ${codes.at(-1)}`;
