// Every fact about the company that pages state. The shipped values are fictional: .example domains, 555-01xx numbers,
// invented partners.
import { licenseLine } from "./license.ts";

export const company = {
	name: "Ringline Wildfire Defense",
	shortName: "Ringline",
	tagline: "Evacuate Safely, Defend Automatically",
	description:
		"Ringline prepares homes in Los Angeles County for wildfire: on-site assessments, brush clearing, home hardening and water systems that run after you evacuate.",
	foundedYear: 2008,
	licenseNote: licenseLine,
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

/** Fixed at build time, so that a prerendered page and the browser agree. */
export const copyrightYear = 2026;

/** What a caller on the emergency line gets, and what we don't do. */
export const emergencyResponse = `Within ${promises.emergencyMinutes} minutes, a technician is on the phone with you and connected to your system. We don't send crews to an active fire.`;

/** The tel: URL of a phone number. */
export function telephoneHref(phone: string): string {
	const digits = phone.replace(/\D/g, "");
	const hasCountryCode = phone.trim().startsWith("+") || digits.startsWith("1");
	return `tel:+${hasCountryCode ? digits : `1${digits}`}`;
}
