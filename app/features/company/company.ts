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
	street: "418 Granite Row, Suite 12",
	city: "Monrovia",
	region: "CA",
	postalCode: "91016",
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

/** The one sentence about leaving, on every page, card, film and mail that speaks of a fire. */
export const leaveEarly =
	"Leave at the first warning, or sooner if you see fire or feel unsafe. Don't wait to be told.";

/** What a caller on the emergency line gets, and what we don't do. */
export const emergencyResponse = `Someone answers day and night. Within ${promises.emergencyMinutes} minutes, a technician is connected to your system. Manual has no controller, so there the help is by phone. We don't send crews to an active fire.`;

/** The tel: URL of a phone number. */
export function telephoneHref(phone: string): string {
	const digits = phone.replace(/\D/g, "");
	const hasCountryCode = phone.trim().startsWith("+") || digits.startsWith("1");
	return `tel:+${hasCountryCode ? digits : `1${digits}`}`;
}
