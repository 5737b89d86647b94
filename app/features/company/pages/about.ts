// Texts about the company, for the home page and the about page.
import { company, contact, promises } from "../company.ts";
import { consultation } from "../figures.ts";

export const about = {
	title: "We started out clearing brush",
	content: [
		`A fire ecologist, a pump mechanic and a retired engine captain founded ${company.shortName} in ${company.foundedYear}. After each fire we went back to see which houses were still standing.`,
		"Many had clear ground and screened vents. Some were lucky, and firefighters saved others. We work on the part you can control.",
		`We work mainly in ${contact.serviceArea} and take projects in ${contact.counties.slice(1, -1).join(", ")} and ${contact.counties.at(-1)} counties.`,
	],
	features: [
		{
			title: "One office",
			description: "The same people plan brush work, vents and pump.",
		},
		{
			title: "You get the readings",
			description: "Pressure, flow and spray radius, every quarter.",
		},
		{
			title: "Designed for an empty house",
			description: "When power is out and the road is closed.",
		},
	],
	stats: [
		{ icon: "shovel", number: String(company.foundedYear), label: "founded" },
		{
			icon: "phone",
			number: `${promises.emergencyMinutes} minutes`,
			label: "to a technician on your automated system",
		},
		{ icon: "calendar", number: "Same day", label: "you get a visit date" },
		{ icon: "pin", number: `${contact.counties.length} counties`, label: "from Los Angeles to Mendocino" },
	],
	expertise: [
		"Property assessments",
		"Vegetation management",
		"Defensible space",
		"Home hardening",
		"Automated fire suppression",
		"Sensors and backup connections",
		"Equipment sales, rental and maintenance",
		"Apps for owners and HOAs",
	],
	report: {
		title: "A report you can act on",
		text: "What to fix first, and why.",
		contents: [
			"Annotated photos",
			"Zone maps",
			"Fixes, most effective first",
			"Fire-readiness score",
			"Insurance summary",
			"Consultation access",
		],
	},
	call: `In a ${consultation.minutes}-minute call, we'll tell you where we'd start`,
} as const;

/** Sample people: invented names, so no photos. Replace them together with the license. */
export const team = [
	{
		name: "Ruth Lindqvist",
		role: "Founder, fire ecologist, ISA Certified Arborist",
	},
	{ name: "Luis Herrera", role: "Founder, pump mechanic" },
	{
		name: "Tom Aguirre",
		role: "Founder, retired engine captain",
	},
	{ name: "Dana Okafor", role: "Lead assessor" },
	{ name: "Priya Raman", role: "Controls lead" },
	{ name: "Sam Whitaker", role: "Office manager" },
] as const;
