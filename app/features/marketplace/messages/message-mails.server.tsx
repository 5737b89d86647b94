// The only emails in which one visitor's words reach another. They carry no address of either side.
import { type ComposedMail, composeMail } from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, Facts, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { purposes } from "#app/platform/private-links.server.ts";
import type { ListingKind } from "../listing/listing.ts";
import type { Side } from "./message.ts";

type MessageMail = {
	to: Side;
	kind: ListingKind;
	/** Shown to the poster only. */
	buyerName: string;
	/** One, unless some had to wait. */
	texts: readonly string[];
	/** Leaves out name and words. For an address nobody has proved: a stranger may have typed it. */
	isWithheld: boolean;
	replyLink: string;
	listingAddress: string;
};

export function messageMail({
	to,
	kind,
	buyerName,
	texts,
	isWithheld,
	replyLink,
	listingAddress,
}: MessageMail): ComposedMail {
	const noun = kind === "sale" ? "listing" : "wanted item";
	const count = texts.length;
	const subject =
		to === "seller"
			? `${count === 1 ? "New message" : `${count} new messages`} about your ${noun}`
			: `You have ${count === 1 ? "a reply" : `${count} replies`} about a listing`;
	const words = [
		...(to === "seller" ? [{ name: "From", value: buyerName }] : []),
		...texts.map((text) => ({ name: "Message", value: text })),
	];
	return composeMail(
		{ subject },
		<MailLayout heading={subject}>
			{isWithheld && (
				<Paragraph>
					{count === 1
						? "The message isn't in this email, because this address isn't confirmed yet. Read it on our site."
						: "The messages aren't in this email, because this address isn't confirmed yet. Read them on our site."}{" "}
					{to === "seller"
						? `Confirm your ${noun} with the link in our first email about it, and we'll include what people write.`
						: "Once you've replied there, we'll include what the other person writes."}
				</Paragraph>
			)}
			<Facts
				rows={[
					...(isWithheld ? [] : words),
					{ name: "Listing", value: listingAddress, href: listingAddress },
				]}
			/>
			<Action label={isWithheld ? `Read the message${count === 1 ? "" : "s"}` : "Reply"} href={replyLink} />
			<Paragraph>
				Reply with the button, not by email. Neither of you sees the other's address or phone number. The
				conversation closes after {purposes.message.lifetime.days} days without a message.
			</Paragraph>
			<Paragraph>
				Never send a code or a payment to someone you haven't met. You can block or report them on the same
				page.
			</Paragraph>
		</MailLayout>,
	);
}

export function reportedThreadMail({
	reason,
	panelAddress,
}: {
	reason: string;
	panelAddress: string;
}): ComposedMail {
	return composeMail(
		{ subject: "A conversation was reported" },
		<MailLayout heading="A conversation was reported">
			<Facts rows={[{ name: "Reason", value: reason }]} />
			<Action label="Read it in the office panel" href={panelAddress} />
		</MailLayout>,
	);
}
