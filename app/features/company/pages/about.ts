// Texts about the company, for the home page and the about page.
import { company, contact, promises } from "../company.ts";
import { consultation } from "../figures.ts";

export const about = {
	title: "We started out clearing brush.",
	content: [
		`A forester, a pump mechanic and a retired engine captain founded ${company.shortName} in ${company.foundedYear}. For years we cleared slopes and screened vents. After each fire we went back to see which houses were still standing.`,
		"Those houses had three things in common. The ground next to the walls was clear. Embers had no way in. And something kept the house wet after everyone had left. That's what we assess, build and maintain today.",
		`We work mainly in ${contact.serviceArea}. We also take projects in ${contact.counties.slice(1, -1).join(", ")} and ${contact.counties.at(-1)} counties. Our customers are homeowners, homeowner associations and commercial owners.`,
	],
	features: [
		{
			title: "One crew for the whole property",
			description:
				"The people who assess your slope also know pumps, vents and insurance forms. You don't have to coordinate three contractors.",
		},
		{
			title: "You get the readings",
			description:
				"We measure pressure, flow, spray radius and network failover every quarter. The numbers go in your report.",
		},
		{
			title: "Designed for an empty house",
			description: "We plan for the day when you've left, the power is out and the road is closed.",
		},
	],
	stats: [
		{ icon: "shovel", number: String(company.foundedYear), label: "the year we started" },
		{
			icon: "phone",
			number: `${promises.emergencyMinutes} minutes`,
			label: "emergency response by phone and remote control",
		},
		{ icon: "calendar", number: "Same day", label: "you get a date for your assessment" },
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
		text: "Every project starts with a written assessment. It shows what we found, where it is, how it would burn and what to fix first. You can hand the same report to your insurer.",
		contents: [
			"Annotated photos",
			"Zone maps",
			"Fixes, most effective first",
			"Fire-readiness score",
			"Insurance summary",
			"Consultation access",
		],
	},
	call: `In ${consultation.minutes} minutes on the phone, you'll know what to fix first.`,
} as const;

/** Sample people: invented names, so no photos. Replace them together with the license. */
export const team = [
	{
		name: "Ruth Lindqvist",
		role: "Founder, forester",
		does: "Plans clearing and planting. Knows which oaks to keep.",
	},
	{ name: "Luis Herrera", role: "Founder, pump mechanic", does: "Designs pumps, pipe runs and tanks." },
	{
		name: "Tom Aguirre",
		role: "Founder, retired engine captain",
		does: "Writes the drill and trains the crews.",
	},
	{ name: "Dana Okafor", role: "Lead assessor", does: "Walks the property and writes the report." },
	{ name: "Priya Raman", role: "Controls engineer", does: "Sets up sensors, controllers and the app." },
	{ name: "Sam Whitaker", role: "Office manager", does: "Answers the phone and schedules your visit." },
] as const;
