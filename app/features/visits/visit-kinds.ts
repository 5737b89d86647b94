// What people can book, in words for visitors.
import { assessmentVisit, consultation } from "#app/features/company/figures.ts";
import { dollars, prices } from "#app/features/company/offers/prices.ts";

export const visitKinds = ["call", "assessment", "maintenance", "installation"] as const;
export type VisitKind = (typeof visitKinds)[number];

export type KindTexts = {
	name: string;
	/** In the middle of a sentence, with its article. */
	inSentence: string;
	text: string;
	/** Someone drives to the property. */
	isOnSite: boolean;
};

export const kindTexts: Record<VisitKind, KindTexts> = {
	call: {
		name: "Phone call",
		inSentence: "a phone call",
		text: `We call you at the time you pick. It takes about ${consultation.minutes} minutes and it's free.`,
		isOnSite: false,
	},
	assessment: {
		name: "On-site assessment",
		inSentence: "an on-site assessment",
		text: `We walk your property for about ${assessmentVisit.hours} hours. Assessments start at ${dollars(prices.standardAssessment.upTo2000)}. We confirm your price before we come.`,
		isOnSite: true,
	},
	maintenance: {
		name: "Maintenance visit",
		inSentence: "a maintenance visit",
		text: "If you own a system: we test it and fix what we can on the spot. Someone needs to let us in.",
		isOnSite: true,
	},
	installation: {
		name: "Installation walkthrough",
		inSentence: "an installation walkthrough",
		text: "If you ordered a system: we look at where water, power, pump and cannons go, and plan the installation with you.",
		isOnSite: true,
	},
};

/** What a booking of this kind is called where its name is too long: nobody visits on a phone call. */
export function nounOf(kind: VisitKind): "call" | "visit" {
	return kindTexts[kind].isOnSite ? "visit" : "call";
}

export function readVisitKind(value: unknown): VisitKind | null {
	return visitKinds.find((kind) => kind === value) ?? null;
}

/** '2 hours', '1 hour 30 minutes', '15 minutes'. */
export function durationText(minutes: number): string {
	const parts = [
		{ count: Math.floor(minutes / 60), unit: "hour" },
		{ count: minutes % 60, unit: "minute" },
	];
	return parts
		.filter(({ count }) => count > 0)
		.map(({ count, unit }) => `${count} ${unit}${count === 1 ? "" : "s"}`)
		.join(" ");
}

/** Who comes, in an office without staff. */
export const THE_CREW = "The crew";
