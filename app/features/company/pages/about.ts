// Texts about the company, for the home page and the about page.
import { company, contact, promises } from "../company.ts";
import { consultation } from "../figures.ts";

export const about = {
	title: "We started out clearing brush",
	content: [
		`A fire ecologist, a pump mechanic and a retired engine captain founded ${company.shortName} in ${company.foundedYear}. For years we cleared slopes and screened vents. After each fire we went back to see which houses were still standing.`,
		"Many had clear ground next to the walls and screened vents. Some were lucky, and firefighters saved others. We work on the part you can control.",
		`We work mainly in ${contact.serviceArea} and take projects in ${contact.counties.slice(1, -1).join(", ")} and ${contact.counties.at(-1)} counties, for homeowners, homeowner associations and commercial owners.`,
	],
	features: [
		{
			title: "One office for the whole property",
			description: "The same people plan the brush work, the vents and the pump.",
		},
		{
			title: "You get the readings",
			description: "Pressure, flow, spray radius and network failover, measured every quarter.",
		},
		{
			title: "Designed for an empty house",
			description: "We plan for the day when you've left, the power is out and the road is closed.",
		},
	],
	stats: [
		{ icon: "shovel", number: String(company.foundedYear), label: "founded" },
		{
			icon: "phone",
			number: `${promises.emergencyMinutes} minutes`,
			label: "until a technician is connected to your automated system",
		},
		{ icon: "calendar", number: "Same day", label: "you get a visit date" },
		{ icon: "pin", number: `${contact.counties.length} counties`, label: "from Los Angeles to Mendocino" },
	],
	expertise: [
		"Property assessments with a written report",
		"Vegetation management and brush clearance",
		"Defensible space, from the wall to 100 ft",
		"Home hardening against embers",
		"Automated fire suppression with pool-fed water cannons",
		"Sensors, controllers and backup connections",
		"Equipment sales, rental and quarterly maintenance",
		"A mobile app for owners and one for homeowner associations",
	],
	report: {
		title: "A report you can act on",
		text: "It shows what we found, where it is, how fire could reach the house and what to fix first. You can hand the same report to your insurer.",
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

/** What happened in January 2025, on the about page and on home hardening. It sells nothing. */
export const january2025 = {
	title: "January 2025",
	text: [
		"On January 7, 2025, the Eaton and Palisades fires began. Together they destroyed more than 16,000 buildings and killed 31 people. West of Lake Avenue in Altadena, the evacuation order came hours after the one farther east.",
		"Gusts near 100 mph grounded aircraft that first night. Houses lit houses. Hydrants lost pressure, and power was out over wide areas.",
		"A system fed from a pool needs neither hydrants nor the grid. It runs for hours, not days. It can't stop the heat of a burning house next door, and nobody can promise that it saves yours.",
	],
} as const;

/** Sample people: invented names, so no photos. Replace them together with the license. */
export const team = [
	{
		name: "Ruth Lindqvist",
		role: "Founder, fire ecologist, ISA Certified Arborist",
		does: "Plans clearing and planting, and the permits for protected oaks.",
	},
	{ name: "Luis Herrera", role: "Founder, pump mechanic", does: "Designs pumps, pipe runs and tanks." },
	{
		name: "Tom Aguirre",
		role: "Founder, retired engine captain",
		does: "Writes the drill and trains the crews.",
	},
	{ name: "Dana Okafor", role: "Lead assessor", does: "Walks the property and writes the report." },
	{ name: "Priya Raman", role: "Controls lead", does: "Sets up sensors, controllers and the app." },
	{ name: "Sam Whitaker", role: "Office manager", does: "Answers the phone and schedules your visit." },
] as const;
