import { company, contact, promises } from "#app/features/company/company.ts";
import { greetingName } from "#app/features/company/greeting-name.ts";
import { type ComposedMail, composeMail, mailbox } from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, Facts, Lines, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { nameOf } from "../lead-fields.ts";
import { leadAddress, personFacts } from "../lead-mails.server.tsx";
import type { Lead } from "../leads.server.ts";

type Answer = { lead: Lead; text: string; author: string; link: string };

/** To the person who asked, in the words of the office. */
export function answerMail({ lead, text, author, link }: Answer): ComposedMail {
	const name = greetingName(lead.firstName);
	return composeMail(
		{
			subject: `Our reply to your request (${lead.reference})`,
			replyTo: mailbox(company.name, contact.email),
		},
		<MailLayout heading="Our reply to your request">
			<Paragraph>{name ? `Hello ${name},` : "Hello,"}</Paragraph>
			{text.split(/\n{2,}/).map((paragraph) => (
				<Paragraph key={paragraph}>
					<Lines text={paragraph} />
				</Paragraph>
			))}
			<Paragraph>
				{author}, {company.name}
			</Paragraph>
			<Action label="Reply or send photos" href={link} />
			<Paragraph>
				Or call {contact.businessPhone}, {promises.hoursText}, and mention {lead.reference}.
			</Paragraph>
		</MailLayout>,
	);
}

/** To the office. */
export function replyMail({ lead, text }: { lead: Lead; text: string }): ComposedMail {
	const name = nameOf(lead);
	return composeMail(
		{ subject: `Reply from ${name} (${lead.reference})` },
		<MailLayout heading={`${name} replied`}>
			<Facts rows={[{ name: "Message", value: text }, ...personFacts(lead)]} />
			<Action label="Open the lead" href={leadAddress(lead.id)} />
		</MailLayout>,
	);
}
