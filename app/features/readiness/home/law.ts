// What the law asks at a house today and what comes. Without a known zone it says what depends on it.
import { type Locality, type LocalRules, rulesAt } from "../address/local-rules.ts";
import type { HazardZone } from "../address/zone-answer.ts";

export function lawAt(found: HazardZone | null, locality: Locality): LocalRules {
	const { rules, ...who } = rulesAt(found ?? { zone: null, area: null }, locality);
	const building = { name: "When you build", text: buildingText(found) };
	if (found) {
		const [inspector] = rules.slice(-1);
		return { ...who, rules: [...rules.slice(0, -1), building, ...(inspector ? [inspector] : [])] };
	}
	return {
		...who,
		rules: [
			{
				name: "Clearance",
				text: "100 feet, or to your property line, in state areas and in local Very High zones. Cities and counties can ask for more. Your local agency decides.",
			},
			{
				name: "Zone 0 (0-5 ft)",
				text: "The rules being drafted would apply in state areas and in local Very High zones.",
			},
			{
				name: "When you sell (AB 38)",
				text: "In High and Very High zones, you must show the buyer that your defensible space passed an inspection, or agree on one within a year (Civil Code § 1102.19).",
			},
			building,
			...rules.filter(({ name }) => name === "Who inspects"),
		],
	};
}

const CODE = "Title 24 Part 7, the state's wildland-urban interface code since January 1, 2026";

function buildingText(found: HazardZone | null): string {
	if (!found)
		return `New houses in mapped zones follow ${CODE}. Ask your building department whether yours is in one.`;
	if (found.area === "FRA") return "Federal land has building rules of its own. Ask the agency below.";
	const applies = found.area === "SRA" ? found.zone !== null : found.zone === 2 || found.zone === 3;
	return applies
		? `A new house here follows ${CODE}: ember-resistant vents, a Class A roof, tempered windows and more.`
		: `${CODE}, is for mapped zones. Your building department can tell you whether it asks for it here anyway.`;
}
