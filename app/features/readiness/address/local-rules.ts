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
	/** The fire department or agency that is in charge here, as far as we can tell. */
	authority: string;
	/** Who answers questions about the rules. */
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

export function rulesAt(found: HazardZone, locality: Locality): LocalRules {
	const { zone, area } = found;
	const { authority, agency, orAsk, inspects } = agencyAt(locality, area);
	const isHigh = zone === 2 || zone === 3;
	return {
		authority,
		agency,
		orAsk,
		rules: [
			{
				name: "Responsibility area",
				text: area
					? areaNames[area]
					: "The map doesn't say. Ask the agency below whether it's a state or a local area.",
			},
			{ name: "Clearance", text: clearanceText(found, locality) },
			{ name: "Zone 0 (0-5 ft)", text: zone0Texts[stateLawAt(found)] },
			{
				name: "When you sell (AB 38)",
				text: isHigh
					? "Yes. You must show the buyer that your defensible space passed an inspection in the last six months, or agree that the buyer will get one within a year (Civil Code § 1102.19)."
					: "No. It applies in High and Very High zones.",
			},
			{
				name: "Who inspects",
				text: `${inspects} An inspection for a sale comes from the agency, not from a contractor. Ours is a pre-inspection report you can hand to them.`,
			},
		],
	};
}

/** Whether state law asks for 100 feet: in state areas everywhere, in local areas in the Very High zone. */
type StateLaw = "required" | "not required" | "unknown area" | "federal";

function stateLawAt({ zone, area }: HazardZone): StateLaw {
	if (area === "FRA") return "federal";
	if (area === "SRA" || zone === 3) return "required";
	return area === "LRA" ? "not required" : "unknown area";
}

const zone0Texts: Record<StateLaw, string> = {
	required: "The rules being drafted would apply here.",
	"not required": "The rules being drafted wouldn't apply here. Your insurer may still look at it.",
	"unknown area": "The rules being drafted would apply here only if this is a state area.",
	federal: "Ask the agency below whether the rules being drafted would apply to a house on federal land.",
};

const GRASS = "Grass 3 to 4 inches, depending on the agency. Your local agency decides.";

function clearanceText(found: HazardZone, locality: Locality): string {
	const city = cityRule(found, locality);
	switch (stateLawAt(found)) {
		case "federal":
			return "This is federal land. Ask the agency below what applies before you clear anything.";
		case "required":
			return `${city ?? `100 feet, or to your property line (${lawOf(found)}).`} ${GRASS}`;
		case "not required":
			return `State law doesn't require 100 feet here. ${city ?? "Your city or county may have a rule of its own."}`;
		case "unknown area":
			return `In a state area, state law requires 100 feet (Public Resources Code § 4291). In a local area outside the Very High zone, it doesn't. ${city ?? "Your city or county may have a rule of its own."}`;
	}
}

function lawOf({ area }: HazardZone): string {
	if (area === "SRA") return "Public Resources Code § 4291";
	if (area === "LRA") return "Government Code § 51182";
	return "Public Resources Code § 4291 in state areas, Government Code § 51182 in local ones";
}

/** What the city or county adds to state law. Null when we don't know of anything. */
function cityRule(found: HazardZone, locality: Locality): string | null {
	const isRequired = stateLawAt(found) === "required";
	const law = `100 feet, or to your property line (${lawOf(found)}).`;
	switch (departmentAt(locality)) {
		case "lafd":
			if (found.zone === 3) return "200 feet in the city's Very High zone, or to your property line.";
			return isRequired
				? `${law} The city's 200 feet are for its Very High zone.`
				: "The city's 200 feet are for its Very High zone. Ask the LAFD whether your lot is on its brush list.";
		case "county":
			return isRequired
				? `${law} The county can require up to 200 feet in extra-hazard areas. Ask before you clear past 100 feet.`
				: "The county's fire code can require clearance anyway. Ask whether your lot is on its brush list.";
		case "own":
			return isRequired
				? `${law} The ${locality.city} fire department may require more.`
				: `The ${locality.city} fire department may have a rule of its own.`;
		case "lafd or county":
			return isRequired
				? `${law} The City of Los Angeles requires 200 feet in its Very High zone, and the county can require up to 200.`
				: "The city or the county may have a rule of its own.";
		case "elsewhere":
			return null;
	}
}

type Department = "lafd" | "county" | "own" | "lafd or county" | "elsewhere";

function departmentAt({ city, county, isPoint, isNearLosAngeles }: Locality): Department {
	if (isPoint) return isNearLosAngeles ? "lafd or county" : "elsewhere";
	if (/^los angeles$/i.test(city)) return "lafd";
	if (!/^los angeles( county)?$/i.test(county)) return "elsewhere";
	return ownDepartments.some((name) => name.toLowerCase() === city.toLowerCase()) ? "own" : "county";
}

function agencyAt(locality: Locality, area: HazardZone["area"]) {
	switch (departmentAt(locality)) {
		case "lafd or county":
			return {
				authority: "The LAFD in the City of Los Angeles, mostly the county fire department elsewhere",
				agency: agencies.laCounty,
				orAsk: agencies.lafd,
				inspects:
					"In the City of Los Angeles, the LAFD. In most of the rest of the county, the county fire department.",
			};
		case "lafd":
			return {
				authority: "Los Angeles Fire Department",
				agency: agencies.lafd,
				orAsk: null,
				inspects: "The Los Angeles Fire Department.",
			};
		case "county":
			return {
				authority: "Los Angeles County Fire Department",
				agency: agencies.laCounty,
				orAsk: null,
				inspects: "The Los Angeles County Fire Department.",
			};
		case "own":
			return {
				authority: `${locality.city} fire department`,
				agency: agencies.laCounty,
				orAsk: agencies.calFire,
				inspects: `The ${locality.city} fire department. City hall can connect you. The agencies below can answer questions about the maps.`,
			};
		case "elsewhere":
			return {
				authority: area === "SRA" ? "CAL FIRE or the county fire department" : "Your local fire department",
				agency: agencies.calFire,
				orAsk: null,
				inspects: inspectorElsewhere(locality, area),
			};
	}
}

function inspectorElsewhere({ isPoint }: Locality, area: HazardZone["area"]): string {
	if (isPoint || !area) return "CAL FIRE in state areas. The local fire department in local areas.";
	return area === "SRA" ? "CAL FIRE or the county fire department." : "Your local fire department.";
}
