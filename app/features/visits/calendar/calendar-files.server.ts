// Visits as iCalendar files: the invitation in a mail, the download, and the feed of a staff member. Times are in
// UTC, which every calendar shows in its own time zone.

import ical, {
	ICalAttendeeRole,
	ICalAttendeeStatus,
	ICalCalendarMethod,
	ICalEventBusyStatus,
	ICalEventStatus,
} from "ical-generator";
import { company, contact } from "#app/features/company/company.ts";
import { nameOf } from "#app/features/leads/lead-fields.ts";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { kindTexts } from "../visit-kinds.ts";
import type { Visit, VisitRow } from "../visit-row.server.ts";

/** How long calendar apps wait before they fetch the feed again. */
const FEED_SECONDS = 15 * 60;
const PROGRAM = { company: company.shortName, product: "Visits", language: "EN" };

/** For the visitor. It repeats nothing a stranger typed, because anybody can enter somebody else's email address. */
export function invitation(visit: Visit, lead: Pick<Lead, "email" | "reference">, link: string): string {
	const { name, isOnSite } = kindTexts[visit.kind];
	const isCanceled = visit.status === "canceled";
	const calendar = ical({
		prodId: PROGRAM,
		method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
	});
	calendar.createEvent({
		id: uidOf(visit.id),
		sequence: visit.sequence,
		stamp: visit.updatedAt,
		start: visit.startsAt,
		end: visit.endsAt,
		summary: `${company.shortName}: ${name.toLowerCase()}`,
		description: `Reference ${lead.reference}. To move or cancel it, go to ${link} or call ${contact.businessPhone}.`,
		location: isOnSite ? "At your property" : "By phone. We'll call you.",
		url: link,
		status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		organizer: { name: company.name, email: contact.email },
		attendees: [
			{
				email: lead.email,
				role: ICalAttendeeRole.REQ,
				status: ICalAttendeeStatus.ACCEPTED,
				rsvp: false,
			},
		],
	});
	return calendar.toString();
}

export type FeedEntry = { visit: VisitRow; lead: Lead | null; address: string };

/** For whoever does the visits: with name, phone and address, because they drive there. */
export function staffCalendar(owner: string, entries: readonly FeedEntry[]): string {
	const calendar = ical({
		prodId: PROGRAM,
		name: `${company.shortName} visits, ${owner}`,
		ttl: FEED_SECONDS,
	});
	for (const { visit, lead, address } of entries) {
		const name = lead ? nameOf(lead) : "";
		const person = lead?.suspectedSpam ? `${name} (suspected spam)` : name;
		calendar.createEvent({
			id: uidOf(visit.id),
			sequence: visit.sequence,
			stamp: visit.updatedAt,
			start: visit.startsAt,
			end: visit.endsAt,
			summary: visit.kind
				? `${kindTexts[visit.kind].name}: ${person}`
				: `Blocked${visit.note ? `: ${visit.note}` : ""}`,
			...(lead
				? {
						description: `${person}\n${lead.phone}\nReference ${lead.reference}\n${address}`,
						location: visit.kind && kindTexts[visit.kind].isOnSite ? lead.address : lead.phone,
						url: address,
					}
				: {}),
			status: ICalEventStatus.CONFIRMED,
			busystatus: ICalEventBusyStatus.BUSY,
		});
	}
	return calendar.toString();
}

/** Stays the same for as long as the visit exists, so that a calendar replaces it. */
function uidOf(id: string): string {
	return `visit-${id}@${contact.email.slice(contact.email.indexOf("@") + 1)}`;
}
