// What visitors read when a time or a link doesn't work.
import { contact } from "#app/features/company/company.ts";
import type { Refusal } from "./slots.ts";

export const refusals: Record<Refusal | "missing" | "closed" | "too-many", string> = {
	taken: "Someone just booked this time. Here are the closest open times:",
	past: "This time has passed. Here are the next open times:",
	"not-offered": "We don't offer visits at this time. Here are the closest open times:",
	missing: "Pick a time first.",
	closed: `This visit can't be changed anymore. Call ${contact.businessPhone} and we'll find a new time.`,
	"too-many": `Too many changes in one hour. Wait a while, or call ${contact.businessPhone}.`,
};

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
