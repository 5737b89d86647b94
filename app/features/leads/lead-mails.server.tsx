// The mails about a lead of any kind. Intakes and orders have mails of their own with everything they hold; they get
// these only when they come out of the spam box.
import { href } from "react-router";
import { company, contact, leaveEarly, promises } from "#app/features/company/company.ts";
import { dayAndTime } from "#app/features/company/dates.ts";
import { consultation } from "#app/features/company/figures.ts";
import { thankYou } from "#app/features/company/greeting-name.ts";
import {
	type ComposedMail,
	composeMail,
	mailbox,
	mailPicture,
} from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, Facts, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { hero } from "#app/features/company/pictures/home.json";
import { promiseSentence } from "#app/features/company/promised-time.ts";
import type { Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { requestLink } from "./conversation/request-link.server.ts";
import { columnsBut, leadFacts, nameOf } from "./lead-fields.ts";
import type { Lead } from "./leads.server.ts";
import { visitAddress } from "./visit-link.server.ts";

/** Where the office reads the lead. */
export function leadAddress(id: string): string {
	return publicUrl() + href("/admin/leads/:id", { id });
}

/** What every mail to the office says about a person. */
export function personFacts(lead: Pick<Lead, "firstName" | "lastName" | "phone" | "email" | "address">) {
	return leadFacts(lead, ["firstName", "phone", "email", "address"], "(none)");
}

export async function queueLeadMails(tx: Tx, lead: Lead): Promise<void> {
	const leadId = lead.id;
	await queueMail(tx, { ...leadCompanyMail(lead), leadId, purpose: "lead-company", to: companyMailbox() });
	await queueMail(tx, {
		...leadConfirmationMail(lead, {
			requestPage: await requestLink(lead),
			visitLink: await visitAddress(lead),
		}),
		leadId,
		purpose: "lead-confirmation",
		to: lead.email,
		quota: lead.kind === "order" ? "order" : "request",
	});
}

export function leadCompanyMail(lead: Lead): ComposedMail {
	const { topic, reference, dueAt } = lead;
	const name = nameOf(lead);
	return composeMail(
		{ subject: `${topic}: ${name} (${reference})`, replyTo: mailbox(name, lead.email) },
		<MailLayout heading={topic}>
			<Paragraph>
				{name} is waiting for our {lead.kind === "intake" ? "review" : "call"}. We promised it by{" "}
				{dayAndTime(dueAt)}. Reply to this email to write to them.
			</Paragraph>
			<Facts
				rows={[...leadFacts(lead, columnsBut("topic"), "(none)"), { name: "Reference", value: reference }]}
			/>
			<Action label="Open the lead" href={leadAddress(lead.id)} />
		</MailLayout>,
	);
}

/** Anybody can type somebody else's email address, so this mail repeats nothing they typed but a first name. */
export function leadConfirmationMail(
	{ reference, firstName, kind, dueAt }: Lead,
	{ requestPage, visitLink }: { requestPage: string; visitLink: string },
): ComposedMail {
	return composeMail(
		{
			subject: `We received your request (${reference})`,
			replyTo: mailbox(company.name, contact.email),
		},
		<MailLayout heading="We received your request" picture={mailPicture(hero)}>
			<Paragraph>
				{thankYou(firstName)} Your reference is {reference}.
			</Paragraph>
			<Paragraph>
				{promiseSentence(kind, dueAt)} Our office is open {promises.hoursText}.
			</Paragraph>
			{kind === "consultation" && (
				<Paragraph>
					When we call, we'll ask where the house is, how it's built and what water you have. Plan on{" "}
					{consultation.minutes} minutes.
				</Paragraph>
			)}
			<VisitInvitation kind={kind} visitLink={visitLink} />
			<Action label="Write to us or send photos" href={requestPage} />
			<Paragraph>Is a fire close? Don't wait for our call. {leaveEarly} In danger, call 911.</Paragraph>
			<Paragraph>If you didn't ask us for anything, ignore this email or reply to tell us.</Paragraph>
		</MailLayout>,
	);
}

/** In the confirmation of every kind of lead. */
export function VisitInvitation({ kind, visitLink }: { kind: Lead["kind"]; visitLink: string }) {
	return (
		<>
			<Paragraph>
				{kind === "intake"
					? "Want us to see the property? Pick a time for a visit or a call."
					: "Don't want to wait for our call? Pick a time that suits you."}
			</Paragraph>
			<Action label="Pick a time" href={visitLink} />
		</>
	);
}

/** To the office. What the sender wrote stays in the panel. */
export function heldAsSpamMail(
	{ kind, reference }: Pick<Lead, "kind" | "reference">,
	reason: string,
): ComposedMail {
	const heading = `${kind === "intake" ? "An intake form" : "A request"} was held as spam`;
	return composeMail(
		{ subject: `${heading} (${reference})` },
		<MailLayout heading={heading}>
			<Paragraph>Why: {reason}. Please check it, in case it's from a real person.</Paragraph>
			<Action label="Open suspected spam" href={publicUrl() + href("/admin/spam")} />
			<Paragraph>We send at most one of these emails an hour.</Paragraph>
		</MailLayout>,
	);
}
