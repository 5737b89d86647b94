// Emails to staff about their accounts.
import { company } from "#app/features/company/company.ts";
import { type ComposedMail, composeMail } from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, Facts, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { containsLink } from "#app/features/company/mail/typed-links.ts";
import { type Role, roleDescriptions, roleNames } from "../roles.ts";

export function invitationMail({
	role,
	invitedBy,
	link,
}: {
	role: Role;
	invitedBy: string;
	link: string;
}): ComposedMail {
	const heading = `Join the ${company.shortName} office panel`;
	return composeMail(
		{ subject: heading },
		<MailLayout heading={heading}>
			<Facts
				rows={[
					// A name is free text, and nobody has proved the address yet.
					{ name: "Invited by", value: containsLink(invitedBy) ? "An owner" : invitedBy },
					{ name: "Your role", value: `${roleNames[role]}: ${roleDescriptions[role].toLowerCase()}` },
				]}
			/>
			<Action label="Set up your account" href={link} />
			<Paragraph>
				The link works once and expires in two days. You'll create a passkey on your phone or computer, or
				choose a password and set up an authenticator app.
			</Paragraph>
			<Paragraph>If you weren't expecting this email, ignore it. No one can join without the link.</Paragraph>
		</MailLayout>,
	);
}

/** Lets a person notice a change that someone else made. */
export function keysChangedMail({
	what,
	panelAddress,
}: {
	what: string;
	panelAddress: string;
}): ComposedMail {
	const heading = "Your sign-in has changed";
	return composeMail(
		{ subject: heading },
		<MailLayout heading={heading}>
			<Paragraph>{what}</Paragraph>
			<Action label="Check your account" href={panelAddress} />
			<Paragraph>
				If this wasn't you, end your other sessions on that page and tell an owner. They can reset your
				sign-in.
			</Paragraph>
		</MailLayout>,
	);
}
