// Every fact about the company that pages state. The shipped values are fictional: .example domains, 555-01xx numbers,
// invented partners.
import { cannonSquareFeet, maintenance } from "./figures.ts";

export const company = {
	name: "Ringline Wildfire Defense",
	shortName: "Ringline",
	tagline: "Evacuate Safely, Defend Automatically",
	description:
		"Ringline assesses, clears, hardens and equips homes in Los Angeles County against wildfire, with water systems that defend a property after its people have left.",
	foundedYear: 2008,
	licenseNote: "California contractor classes C-16, C-27 and C-61/D49",
} as const;

export const contact = {
	emergencyPhone: "(213) 555-0142",
	businessPhone: "(213) 555-0119",
	email: "hello@ringline.example",
	informationEmail: "info@ringline.example",
	street: "4100 Canyon Crest Road, Suite 12",
	city: "Altadena",
	region: "CA",
	postalCode: "91001",
	serviceArea: "Los Angeles County",
	counties: ["Los Angeles", "Sonoma", "Napa", "Lake", "Mendocino"],
} as const;

/** Spec §9: what we promise, and during which hours. */
export const promises = {
	answerHours: 2,
	emergencyMinutes: 30,
	intakeReviewHours: 24,
	assessments: "same-day scheduling",
	hoursText: "Monday-Friday 8 AM-6 PM",
	emergencyHoursText: "24/7",
	/** Local time in Los Angeles, Monday = 1. */
	businessHours: { timeZone: "America/Los_Angeles", days: [1, 2, 3, 4, 5], opens: 8, closes: 18 },
} as const;

export const hero = {
	title: "Your house, inside three rings of defense.",
	subtitle:
		"We assess, clear, harden and equip homes in Los Angeles County. When the order comes you leave; the system stays and works.",
	stats: [
		{ number: `${promises.answerHours} hours`, label: "until we call you back" },
		{ number: `${maintenance.points} points`, label: "tested every quarter" },
		{ number: cannonSquareFeet, label: "and more covered by each water cannon" },
	],
} as const;

/** The tel: URL of a phone number. */
export function telephoneHref(phone: string): string {
	const digits = phone.replace(/\D/g, "");
	const hasCountryCode = phone.trim().startsWith("+") || digits.startsWith("1");
	return `tel:+${hasCountryCode ? digits : `1${digits}`}`;
}
