// The copy of their data that somebody asked for, mailed to the address it belongs to.
import { company, contact } from "#app/features/company/company.ts";
import { type ComposedMail, composeMail, mailbox } from "#app/features/company/mail/compose-mail.server.tsx";
import { Facts, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import type { DetailSection } from "./data-holder.server.ts";

export function dataCopyMail(sections: readonly DetailSection[]): ComposedMail {
	const subject = "A copy of your data";
	return composeMail(
		{ subject, replyTo: mailbox(company.name, contact.email) },
		<MailLayout heading={subject}>
			<Paragraph>
				{sections.length === 0
					? "Besides your request for a copy, we don't store anything under this address."
					: "You asked for a copy of your data. This is what we store under this address. To get back a file you sent us, reply to this email."}
			</Paragraph>
			{sections.map(({ title, rows }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two sections may have the same title, and nothing moves.
				<Facts key={index} title={title} rows={rows} />
			))}
		</MailLayout>,
	);
}
