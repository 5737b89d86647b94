// The two mails about a privacy request.
import { company, contact } from "#app/features/company/company.ts";
import { thankYou } from "#app/features/company/greeting-name.ts";
import { type ComposedMail, composeMail, mailbox } from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, Facts, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import type { Tx } from "#app/platform/database/db.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { columnsBut, leadFacts, nameOf } from "../lead-fields.ts";
import { leadAddress } from "../lead-mails.server.tsx";
import type { Lead } from "../leads.server.ts";
import { ANSWER_DAYS } from "./privacy-request.ts";

export async function queuePrivacyMails(tx: Tx, lead: Lead): Promise<void> {
	const leadId = lead.id;
	await queueMail(tx, {
		...privacyOfficeMail(lead),
		leadId,
		purpose: "privacy-company",
		to: companyMailbox(),
	});
	await queueMail(tx, {
		...privacyConfirmationMail(lead),
		leadId,
		purpose: "privacy-confirmation",
		to: lead.email,
		quota: "request",
	});
}

export function privacyOfficeMail(lead: Lead): ComposedMail {
	const name = nameOf(lead);
	return composeMail(
		{ subject: `${lead.topic}: ${name} (${lead.reference})`, replyTo: mailbox(name, lead.email) },
		<MailLayout heading={lead.topic}>
			<Paragraph>
				Check that it's really them before you send or delete anything. The law gives us {ANSWER_DAYS} days.
			</Paragraph>
			<Facts
				rows={[
					...leadFacts(lead, columnsBut("topic"), "(none)"),
					{ name: "Reference", value: lead.reference },
				]}
			/>
			<Action label="Open the request" href={leadAddress(lead.id)} />
		</MailLayout>,
	);
}

/** Anybody can type somebody else's email address, so this mail repeats nothing they typed but a first name. */
export function privacyConfirmationMail({ reference, firstName }: Lead): ComposedMail {
	return composeMail(
		{
			subject: `We received your privacy request (${reference})`,
			replyTo: mailbox(company.name, contact.email),
		},
		<MailLayout heading="We received your privacy request">
			<Paragraph>
				{thankYou(firstName)} Your reference is {reference}.
			</Paragraph>
			<Paragraph>
				Please reply to this email to confirm that you sent the request. Then we'll take care of it within{" "}
				{ANSWER_DAYS} days and email you when it's done.
			</Paragraph>
			<Paragraph>
				If you didn't ask for this, ignore this email. Without your reply, we won't change or send anything.
			</Paragraph>
		</MailLayout>,
	);
}
