// The mails about a visit, each with its calendar file. Anybody can type somebody else's email address, so the visitor's
// mails repeat nothing they typed but a first name.
import { href } from "react-router";
import { company, contact } from "#app/features/company/company.ts";
import { dayAndTime } from "#app/features/company/dates.ts";
import { greetingName } from "#app/features/company/greeting-name.ts";
import {
	type ComposedMail,
	composeMail,
	mailbox,
	mailPicture,
} from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, type Fact, Facts, MailList, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { yard } from "#app/features/company/pictures/company.json";
import { promiseSentence } from "#app/features/company/promised-time.ts";
import { nameOf } from "#app/features/leads/lead-fields.ts";
import { leadAddress, personFacts } from "#app/features/leads/lead-mails.server.tsx";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { visitAddress } from "#app/features/leads/visit-link.server.ts";
import type { Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { queueMail, queueSms } from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { smsConfigured } from "#app/platform/messages/sms.server.ts";
import { linkKey, linkPath } from "#app/platform/private-links.server.ts";
import { invitation } from "./calendar/calendar-files.server.ts";
import { preparations } from "./preparation.server.ts";
import { durationText, kindTexts } from "./visit-kinds.ts";
import type { Visit } from "./visit-row.server.ts";

/** `released`: nobody opened the link that keeps it. */
export type VisitEvent = "booked" | "moved" | "canceled" | "reminder" | "missed" | "released";

/** The path of the visit's page, with its signature. */
export async function visitPagePath(visitId: string): Promise<string> {
	return linkPath("visit", await linkKey("visit", visitId));
}

/** With the key that proves the mailbox, for as long as the time is only held. */
async function mailedLink({ id, heldUntil }: Visit): Promise<string> {
	const path = publicUrl() + (await visitPagePath(id));
	return heldUntil ? linkPath("keep-visit", await linkKey("keep-visit", id), { path }) : path;
}

/**
 * To the visitor, and to the office unless the office did it or the time is only held. Nobody gets a mail about a
 * request that is held as spam; its visit is only in the panel.
 */
export async function queueVisitMails(
	tx: Tx,
	event: VisitEvent,
	lead: Lead,
	visit: Visit,
	isByOffice = false,
): Promise<void> {
	if (lead.suspectedSpam) return;
	const leadId = lead.id;
	const link = await mailedLink(visit);
	const newTimeLink = await visitAddress(lead, new Date());
	await queueMail(tx, {
		...visitorMail(event, lead, visit, { link, newTimeLink }),
		...(event === "missed" ? {} : { calendar: invitation(visit, lead, link) }),
		leadId,
		purpose: `visit-${event}`,
		to: lead.email,
		quota: "visit",
		// The office or the calendar sends it, not a stranger.
		isScheduled: isByOffice || event === "reminder",
	});
	const isOfficeTold = event !== "reminder" && event !== "released" && !visit.heldUntil;
	if (!isByOffice && isOfficeTold) await queueOfficeMail(tx, event, lead, visit);
}

export async function queueOfficeMail(tx: Tx, event: VisitEvent, lead: Lead, visit: Visit): Promise<void> {
	await queueMail(tx, {
		...officeMail(event, lead, visit),
		leadId: lead.id,
		purpose: `visit-${event}-company`,
		to: companyMailbox(),
	});
}

/** For whoever asked for it, where an SMS service is set up. */
export async function queueReminderText(tx: Tx, lead: Lead, visit: Visit): Promise<void> {
	if (lead.suspectedSpam || !visit.wantsText || !lead.phone || !smsConfigured()) return;
	const link = publicUrl() + (await visitPagePath(visit.id));
	await queueSms(tx, {
		leadId: lead.id,
		purpose: "visit-reminder",
		to: lead.phone,
		text: reminderText(visit, link),
		isScheduled: true,
	});
}

export function visitorMail(
	event: VisitEvent,
	lead: Pick<Lead, "reference" | "firstName" | "kind" | "dueAt" | "answeredAt">,
	visit: Pick<Visit, "kind" | "startsAt" | "endsAt" | "heldUntil">,
	{ link, newTimeLink }: { link: string; newTimeLink: string },
): ComposedMail {
	const { heading, text } = wordsFor(event, visit);
	const name = greetingName(lead.firstName);
	const isGone = event === "canceled" || event === "missed" || event === "released";
	// To look out for.
	const truck = kindTexts[visit.kind].isOnSite && !isGone ? yard : undefined;
	return composeMail(
		{ subject: `${heading} (${lead.reference})`, replyTo: mailbox(company.name, contact.email) },
		<MailLayout heading={heading} picture={mailPicture(truck)}>
			<Paragraph>
				{name ? `${name}, ` : ""}
				{name ? text : `${text[0]?.toUpperCase()}${text.slice(1)}`}
			</Paragraph>
			{!isGone && visit.heldUntil && (
				<>
					<Paragraph>
						Open this link by {dayAndTime(visit.heldUntil)} to keep the time. Otherwise we release it, so that
						someone else can book it.
					</Paragraph>
					<Action label="Keep this time" href={link} />
				</>
			)}
			{!isGone && <Facts rows={visitFacts(visit)} />}
			{!isGone && <MailList {...preparations[visit.kind]} />}
			{(event === "canceled" || event === "released") && lead.answeredAt === null && (
				<Paragraph>{promiseSentence(lead.kind, lead.dueAt)} Or pick a new time yourself.</Paragraph>
			)}
			{isGone ? (
				<Action label="Pick a new time" href={newTimeLink} />
			) : (
				<Action label="Move or cancel" href={link} />
			)}
			<Paragraph>
				Questions? Reply to this email or call {contact.businessPhone} and mention {lead.reference}.
			</Paragraph>
			{event === "booked" && (
				<Paragraph>If you didn't book this, cancel it with the link above or reply to this email.</Paragraph>
			)}
		</MailLayout>,
	);
}

/** To the office: bookings that nobody has confirmed yet. */
export function heldSummaryMail(
	held: readonly {
		visit: Pick<Visit, "kind" | "startsAt">;
		lead: Pick<Lead, "firstName" | "lastName" | "reference">;
	}[],
	total: number,
): ComposedMail {
	const heading = total === 1 ? "1 booking isn't confirmed yet" : `${total} bookings aren't confirmed yet`;
	return composeMail(
		{ subject: heading },
		<MailLayout heading={heading}>
			<Paragraph>
				Nobody has opened our email about {total === 1 ? "it" : "them"} so far. Two hours after a booking, we
				release the time. If you know the person, keep it in the calendar.
			</Paragraph>
			<Facts
				rows={held.map(({ visit, lead }) => ({
					name: dayAndTime(visit.startsAt),
					value: `${kindTexts[visit.kind].name}: ${nameOf(lead)} (${lead.reference})`,
				}))}
			/>
			{total > held.length && <Paragraph>More in the calendar: {total - held.length}.</Paragraph>}
			<Action label="Open the calendar" href={publicUrl() + href("/admin/visits")} />
			<Paragraph>We send at most one of these emails an hour.</Paragraph>
		</MailLayout>,
	);
}

export function officeMail(event: VisitEvent, lead: Lead, visit: Visit): ComposedMail {
	const name = nameOf(lead);
	const verb = event === "booked" ? "booked" : event === "moved" ? "moved" : "canceled";
	const { name: kind, inSentence } = kindTexts[visit.kind];
	return composeMail(
		{
			subject: `${kind} ${verb}: ${dayAndTime(visit.startsAt)} (${lead.reference})`,
			replyTo: mailbox(name, lead.email),
		},
		<MailLayout heading={`${kind} ${verb}`}>
			<Paragraph>
				{name} {verb} {inSentence}.
			</Paragraph>
			<Facts rows={[...visitFacts(visit), ...personFacts(lead)]} />
			<Action label="Open the calendar" href={publicUrl() + href("/admin/visits")} />
			<Action label="Open the lead" href={leadAddress(lead.id)} />
		</MailLayout>,
	);
}

function wordsFor(
	event: VisitEvent,
	visit: Pick<Visit, "kind" | "startsAt">,
): { heading: string; text: string } {
	const kind = kindTexts[visit.kind].name.toLowerCase();
	const time = dayAndTime(visit.startsAt);
	switch (event) {
		case "booked":
			return { heading: `Your ${kind} is booked`, text: `your ${kind} is booked for ${time}.` };
		case "moved":
			return { heading: `Your ${kind} has a new time`, text: `your ${kind} is now ${time}.` };
		case "canceled":
			return { heading: `Your ${kind} is canceled`, text: `your ${kind} on ${time} has been canceled.` };
		case "released":
			return {
				heading: `Your ${kind} isn't booked anymore`,
				text: `nobody opened the link in our email in time, so we've released your ${kind} on ${time}.`,
			};
		case "reminder":
			return { heading: `Tomorrow: your ${kind}`, text: `your ${kind} is tomorrow, ${time}.` };
		case "missed":
			return {
				heading: "We missed you",
				text: kindTexts[visit.kind].isOnSite
					? `we came by for your ${kind} on ${time}, but we missed you.`
					: `we called you on ${time}, but we couldn't reach you.`,
			};
	}
}

function visitFacts(visit: Pick<Visit, "kind" | "startsAt" | "endsAt">): Fact[] {
	const { name, isOnSite } = kindTexts[visit.kind];
	const minutes = Math.round((visit.endsAt.getTime() - visit.startsAt.getTime()) / 60_000);
	return [
		{ name: "What", value: name },
		{ name: "When", value: `${dayAndTime(visit.startsAt)}, Pacific time` },
		{ name: "How long", value: durationText(minutes) },
		{ name: "Where", value: isOnSite ? "At your property" : "By phone. We'll call you." },
	];
}

export function reminderText(visit: Visit, link: string): string {
	const kind = kindTexts[visit.kind].name.toLowerCase();
	return `${company.shortName}: your ${kind} is tomorrow, ${dayAndTime(visit.startsAt)}. Move or cancel: ${link} Reply STOP to opt out.`;
}
