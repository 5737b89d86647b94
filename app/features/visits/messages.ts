// What visitors read when a time or a link doesn't work.
import { contact } from "#app/features/company/company.ts";
import type { Refusal } from "./slots/slots.ts";
import { nounOf, type VisitKind } from "./visit-kinds.ts";

export const refusals: Record<
	Refusal | "missing" | "too-many" | "too-many-bookings" | "unproved-full",
	string
> = {
	taken: "Someone just booked this time. Here are the closest open times:",
	past: "This time has passed. Here are the next open times:",
	"not-offered": "This time isn't open. Here are the closest open times:",
	missing: "Pick a time first.",
	"too-many": `Too many changes in one hour. Wait a while, or call ${contact.businessPhone}.`,
	"too-many-bookings": `We can't take more bookings from your internet connection right now. Use the link in our email to pick a time, or call ${contact.businessPhone}.`,
	"unproved-full":
		"The other times on this day are for confirmed email addresses. Use the link in our email to book one, or pick another day:",
};

export function tooLate(kind: VisitKind): string {
	return `This ${nounOf(kind)} can't be changed anymore. Call ${contact.businessPhone} and we'll find a new time.`;
}

export function released(kind: VisitKind): string {
	return `This ${nounOf(kind)} isn't booked anymore. Pick a new time, and it's yours at once.`;
}

export type BadLink = "unknown" | "expired";

export const badLinks: Record<BadLink, { title: string; text: string; status: 404 | 410 }> = {
	unknown: {
		title: "This link doesn't work",
		text: "Part of the address may be missing. Open the link in our email again, or call us.",
		status: 404,
	},
	expired: {
		title: "This link has expired",
		text: "Call us or send a new request, and you can pick a time again.",
		status: 410,
	},
};
