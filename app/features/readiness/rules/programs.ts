// The programs that count what a homeowner has done. A requirement is listed here once; measures.ts says what meets it.
import type { Source } from "./measure.ts";

type Requirement = { id: string; name: string };
export type Program = {
	id: string;
	name: string;
	/** For lists of programs. */
	short: string;
	/** What the program itself publishes about its effect. Never a promise of ours. */
	offer: string;
	/** Whether it counts single requirements or only the complete list. */
	rule: "each" | "complete";
	/** Date of the rules below. */
	asOf: string;
	source: Source;
	requirements: readonly Requirement[];
};

const CHECKED = "2026-11-16";

const preparedHomeBase = [
	{ id: "base-roof", name: "Class A roof" },
	{ id: "base-roof-clean", name: "Roof and gutters kept clean" },
	{ id: "base-vents", name: "Ember-resistant vents" },
	{ id: "base-wall-base", name: "6 inches of noncombustible wall base" },
	{ id: "base-zone0", name: "0-5 ft noncombustible zone" },
	{ id: "base-fence", name: "Noncombustible fence within 5 ft" },
	{ id: "base-under-deck", name: "Nothing stored or growing under decks" },
	{ id: "base-yard", name: "Yard kept clear, trees trimmed" },
] as const;

export const programs = [
	{
		id: "safer",
		name: "Safer from Wildfires",
		short: "Safer from Wildfires",
		offer:
			"Admitted insurers and the FAIR Plan must count each of these ten measures (10 CCR § 2644.9). Your insurer decides how much.",
		rule: "each",
		asOf: CHECKED,
		source: {
			name: "California Department of Insurance, Safer from Wildfires",
			url: "https://www.insurance.ca.gov/01-consumers/200-wrr/Safer-from-Wildfires.cfm",
			checked: CHECKED,
		},
		requirements: [
			{ id: "safer-roof", name: "Class A fire-rated roof" },
			{ id: "safer-zone0", name: "5-foot ember-resistant zone, fencing included" },
			{ id: "safer-vents", name: "Ember- and fire-resistant vents" },
			{ id: "safer-wall-base", name: "Noncombustible bottom 6 inches of walls" },
			{ id: "safer-eaves", name: "Enclosed eaves" },
			{ id: "safer-windows", name: "Upgraded windows" },
			{ id: "safer-under-deck", name: "Cleared under decks" },
			{ id: "safer-sheds", name: "Combustible sheds at least 30 ft away" },
			{ id: "safer-defensible", name: "Defensible space compliance" },
			{ id: "safer-community", name: "Firewise USA or Fire Risk Reduction Community" },
		],
	},
	{
		id: "fair-structure",
		name: "California FAIR Plan: the structure",
		short: "FAIR Plan",
		offer:
			"The FAIR Plan lists 10% off the wildfire part of the premium, but only when the whole group is complete. It inspects and decides.",
		rule: "complete",
		asOf: CHECKED,
		source: {
			name: "California FAIR Plan, wildfire hardening discounts",
			url: "https://www.cfpnet.com/policyholder-resources/",
			checked: CHECKED,
		},
		requirements: [
			{ id: "fair-roof", name: "Class A roof" },
			{ id: "fair-vents", name: "Ember- and fire-resistant vents" },
			{ id: "fair-wall-base", name: "Noncombustible bottom 6 inches of walls" },
			{ id: "fair-eaves", name: "Enclosed eaves" },
			{ id: "fair-windows", name: "Double-pane windows" },
		],
	},
	{
		id: "fair-surroundings",
		name: "California FAIR Plan: the surroundings",
		short: "FAIR Plan",
		offer:
			"The FAIR Plan lists 5% off the wildfire part of the premium, but only when the whole group is complete. It inspects and decides.",
		rule: "complete",
		asOf: CHECKED,
		source: {
			name: "California FAIR Plan, wildfire hardening discounts",
			url: "https://www.cfpnet.com/policyholder-resources/",
			checked: CHECKED,
		},
		requirements: [
			{ id: "fair-zone0", name: "Ember-resistant zone within 5 ft, fences included" },
			{ id: "fair-under-deck", name: "Cleared under decks" },
			{ id: "fair-sheds", name: "No combustible sheds within 30 ft" },
			{ id: "fair-defensible", name: "Defensible space maintained" },
		],
	},
	{
		id: "prepared-base",
		name: "IBHS Wildfire Prepared Home Base",
		short: "IBHS Base",
		offer:
			"For detached single-family homes: a three-year designation with a yearly review. You pay a $125 fee and send photos of everything. IBHS's own checklist has more detail, and IBHS decides.",
		rule: "complete",
		asOf: CHECKED,
		source: {
			name: "IBHS, Wildfire Prepared Home",
			url: "https://wildfireprepared.org/wildfire-prepared-home-overview/",
			checked: CHECKED,
		},
		requirements: preparedHomeBase,
	},
	{
		id: "prepared-plus",
		name: "IBHS Wildfire Prepared Home Plus",
		short: "IBHS Plus",
		offer:
			"Everything in Base, plus upgrades against flames and heat. IBHS's own checklist has more detail, and IBHS decides.",
		rule: "complete",
		asOf: CHECKED,
		source: {
			name: "IBHS, Wildfire Prepared Home Plus",
			url: "https://wildfireprepared.org/wildfire-prepared-home-plus-overview/",
			checked: CHECKED,
		},
		requirements: [
			...preparedHomeBase,
			{ id: "plus-gutters", name: "Noncombustible gutters with covers" },
			{ id: "plus-eaves", name: "Enclosed eaves" },
			{ id: "plus-siding", name: "Noncombustible siding" },
			{ id: "plus-windows", name: "Fire-resistant windows" },
			{ id: "plus-doors", name: "Noncombustible exterior doors" },
			{ id: "plus-deck", name: "Noncombustible deck" },
			{ id: "plus-fences", name: "No back-to-back fences" },
			{ id: "plus-sheds", name: "Sheds at least 30 ft away" },
		],
	},
] as const satisfies readonly Program[];

export type RequirementId = (typeof programs)[number]["requirements"][number]["id"];

/** What an owner can ask of the insurer. Said with the programs. */
export const appealRight = {
	title: "Your insurer's wildfire score: you can see it and appeal it",
	text: "Admitted insurers and the FAIR Plan must tell you your wildfire score or class, explain it, say what would lower it, and let you appeal it (10 CCR § 2644.9). Ask your insurer in writing. With an appeal, send this report and your photos.",
} as const;

/** What the law asks for today, besides the programs. Shown with its date, because it changes. */
export const zone0Law = {
	asOf: "2026-05-27",
	text: "California's Zone 0 rules (0-5 ft) were not final. A draft from April 2026 covers State Responsibility Areas and Very High zones in local areas. Existing homes would get about three years.",
	source: {
		name: "Board of Forestry and Fire Protection, Zone 0",
		url: "https://bof.fire.ca.gov/projects-and-programs/defensible-space-zones-0-1-2",
		checked: CHECKED,
	},
} as const;
