// The two mails about a product that was sold out.
import { contact } from "#app/features/company/company.ts";
import {
	type ComposedMail,
	composeMail,
	mailPicture,
} from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { renderedPicture } from "../catalog/product-images.ts";

export function confirmAlertMail(name: string, link: string): ComposedMail {
	return composeMail(
		{ subject: `Confirm: tell me when ${name} is back`, replyTo: contact.email },
		<MailLayout heading="Confirm your email">
			<Paragraph>
				Someone asked us to email this address when {name} is back in stock. If that was you, confirm it.
			</Paragraph>
			<Action label="Yes, email me once" href={link} />
			<Paragraph>
				If it wasn't you, ignore this email. If you don't confirm, we delete the address after seven days.
			</Paragraph>
		</MailLayout>,
	);
}

export function backInStockMail(name: string, handle: string, link: string): ComposedMail {
	return composeMail(
		{ subject: `${name} is back in stock`, replyTo: contact.email },
		<MailLayout heading={`${name} is back in stock`} picture={mailPicture(renderedPicture(handle))}>
			<Paragraph>You asked us to let you know. You can order it again now.</Paragraph>
			<Action label="Go to the product" href={link} />
			<Paragraph>This was the only email about it. We have deleted your address from this list.</Paragraph>
		</MailLayout>,
	);
}
