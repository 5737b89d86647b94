// What follows from the zone, the responsibility area and the city. Says when the answer is uncertain.
import { type Agency, agencies, ownDepartments } from "./agencies.ts";
import type { HazardZone } from "./zone-answer.ts";

export type Locality = {
	city: string;
	county: string;
	/** Only coordinates are known. */
	isPoint: boolean;
	isNearLosAngeles: boolean;
};
export type Rule = { name: string; text: string };
export type LocalRules = {
	agency: Agency;
	/** The second to ask when we can't tell. */
	orAsk: Agency | null;
	rules: Rule[];
};

const areaNames = {
	SRA: "State Responsibility Area (SRA): the state pays for wildland fire protection here.",
	LRA: "Local Responsibility Area (LRA): your city or county protects it.",
	FRA: "Federal Responsibility Area (FRA): federal land. Ask the local agency which rules apply to a house on it.",
} as const;

export function rulesAt({ zone, area }: HazardZone, locality: Locality): LocalRules {
	const { agency, orAsk, inspects } = agencyAt(locality, area);
	const isHigh = zone === 2 || zone === 3;
	const mustClear = area === "SRA" || zone === 3;
	return {
		agency,
		orAsk,
		rules: [
			{
				name: "Responsibility area",
				text: area
					? areaNames[area]
					: "The map doesn't say. Ask the agency below whether it's a state or a local area.",
			},
			{
				name: "Clearance",
				text: mustClear
					? `${agency.clearance} Grass 3 to 4 inches, depending on the agency. Your local agency decides.`
					: `State law doesn't require 100 feet here, but your city or county may. ${agency.clearance}`,
			},
			{
				name: "Zone 0 (0-5 ft)",
				text: mustClear
					? "The rules being drafted would apply here."
					: "The rules being drafted wouldn't apply here. Your insurer may still look at it.",
			},
			{
				name: "When you sell (AB 38)",
				text: isHigh
					? "Yes. You must show the buyer that your defensible space passed an inspection in the last six months, or agree that the buyer will get one within a year (Civil Code § 1102.19)."
					: "Not in this zone. It applies in High and Very High zones.",
			},
			{
				name: "Who inspects",
				text: `${inspects} An inspection for a sale comes from the agency, not from a contractor. Ours is a pre-inspection report you can hand to them.`,
			},
		],
	};
}

function agencyAt({ city, county, isPoint, isNearLosAngeles }: Locality, area: HazardZone["area"]) {
	if (isPoint)
		return isNearLosAngeles
			? {
					agency: agencies.laCounty,
					orAsk: agencies.lafd,
					inspects:
						"In the City of Los Angeles, the LAFD. In most of the rest of the county, the county fire department.",
				}
			: {
					agency: agencies.calFire,
					orAsk: null,
					inspects: "CAL FIRE in state areas. The local fire department in local areas.",
				};
	if (!/^los angeles( county)?$/i.test(county) && !/^los angeles$/i.test(city))
		return {
			agency: agencies.calFire,
			orAsk: null,
			inspects: area === "SRA" ? "CAL FIRE or the county fire department." : "Your local fire department.",
		};
	if (/^los angeles$/i.test(city))
		return { agency: agencies.lafd, orAsk: null, inspects: "The Los Angeles Fire Department." };
	if (ownDepartments.some((name) => name.toLowerCase() === city.toLowerCase()))
		return {
			agency: agencies.laCounty,
			orAsk: agencies.calFire,
			inspects: `The ${city} fire department. City hall can connect you. The agencies below can answer questions about the maps.`,
		};
	return { agency: agencies.laCounty, orAsk: null, inspects: "The Los Angeles County Fire Department." };
}
