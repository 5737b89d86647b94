// Texts about the company, for the home page and the about page.
import { company, contact, promises } from "./company.ts";

export const about = {
	title: "We started with brush saws, not with pumps.",
	content: [
		`${company.shortName} was founded in ${company.foundedYear} by a forester, a pump mechanic and a retired engine captain. For years we cleared slopes and screened vents, and went back after fires to see which houses stood.`,
		"The ones that stood had the same things in common: clear ground close to the walls, no way in for embers, and water in the hours when nobody could be there. So that is what we assess, build and maintain.",
		`We work mainly in ${contact.serviceArea}, and in ${contact.counties.slice(1, -1).join(", ")} and ${contact.counties.at(-1)} counties, for homeowners, homeowner associations and commercial owners.`,
	],
	features: [
		{
			title: "One crew, whole property",
			description:
				"The people who assess your slope also know pumps, vents and insurers. Nothing falls between two trades.",
		},
		{
			title: "Measured, not promised",
			description:
				"Pressure, flow, spray radius and failover are tested every quarter, and you get the readings.",
		},
		{
			title: "Built for an empty house",
			description:
				"The system assumes that you have left, that the grid is down and that the road is closed.",
		},
	],
	stats: [
		{ icon: "rings", number: String(company.foundedYear), label: "defending hillside homes since" },
		{ icon: "cannon", number: `${promises.emergencyMinutes} minutes`, label: "emergency response" },
		{ icon: "report", number: "Same day", label: "assessments scheduled" },
		{ icon: "house", number: `${contact.counties.length} counties`, label: "from Los Angeles to Mendocino" },
	],
	expertise: [
		"Property assessment and on-site reports",
		"Vegetation management and brush clearance",
		"Defensible space creation in three rings",
		"Home hardening against embers",
		"Automated fire suppression with pool-fed water cannons",
		"Sensors, controllers and redundant connectivity",
		"Equipment sales, rental and quarterly maintenance",
		"Mobile app for owners, and an app for homeowner associations",
	],
	report: {
		title: "A report you can act on",
		text: "Every engagement begins with a written assessment: what we saw, where it stands on the map, what it means in a fire, and what to do about it first. It is written for you, and your insurer can read it too.",
		contents: [
			"Annotated photos",
			"Zone maps",
			"Fixes in order of effect",
			"Fire-readiness score",
			"Insurance summary",
			"Consultation access",
		],
	},
} as const;
