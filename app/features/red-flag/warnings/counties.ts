import { contact } from "#app/features/company/company.ts";

type County = (typeof contact.counties)[number];

/** The federal number of each county we work in, as warnings name it. */
const COUNTY_NUMBERS: Record<County, string> = {
	"Los Angeles": "037",
	Sonoma: "097",
	Napa: "055",
	Lake: "033",
	Mendocino: "045",
};

type AlertArea = { same: readonly string[]; ugc: readonly string[]; text: string };

/**
 * Our counties that an alert names. Some fire weather zones come without county codes; then the words decide, and
 * "Lake" alone would be any lake.
 */
export function ourCounties({ same, ugc, text }: AlertArea): County[] {
	const named = contact.counties.filter((county) => {
		const number = COUNTY_NUMBERS[county];
		return same.includes(`006${number}`) || ugc.includes(`CAC${number}`);
	});
	if (named.length > 0 || same.length > 0) return named;
	return contact.counties.filter((county) =>
		county === "Los Angeles" ? /\bLos Angeles\b/i.test(text) : text.includes(`${county} County`),
	);
}
