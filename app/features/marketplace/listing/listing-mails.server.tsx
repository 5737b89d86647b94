// The marketplace's mails. Mails to a poster never repeat what was typed into a listing: anybody can post with anybody's
// address, and we would send their text to a stranger. They name the listing by its category and its address.
import { company, contact } from "#app/features/company/company.ts";
import { type ComposedMail, composeMail } from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, type Fact, Facts, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { categoryName } from "./categories.ts";
import { CONFIRMATION_DAYS, kindLabels, type ListingKind } from "./listing.ts";

export type AboutListing = { kind: ListingKind; category: string };

export const marketplace = `${company.shortName} marketplace`;

export type PostedListing = AboutListing & {
	isHeld: boolean;
	/** Its last day. */
	expires: string;
	listingAddress: string;
	editAddress: string;
	newLinkAddress: string;
};

export function postedMail(listing: PostedListing): ComposedMail {
	const subject = `Your ${nounOf(listing)} is ${listing.isHeld ? "waiting for review" : "posted"}`;
	return composeMail(
		{ subject },
		<MailLayout heading={subject}>
			<Paragraph>
				{listing.isHeld
					? `We got your ${nameOf(listing)}. A moderator will check it before it appears.`
					: `Your ${nameOf(listing)} is on the ${marketplace}.`}
			</Paragraph>
			<Paragraph>
				Open this link within {CONFIRMATION_DAYS} days to confirm your email address. Until you do, the{" "}
				{nounOf(listing)} is marked as unconfirmed. After {CONFIRMATION_DAYS} days, it's hidden. On the same
				page you can change it, mark it as {kindLabels[listing.kind].closed} or remove it.
			</Paragraph>
			<Action label="Confirm or edit" href={listing.editAddress} />
			<Paragraph>
				The link works for {CONFIRMATION_DAYS} days. After that, ask for a new one below. A link you ask for
				works for 1 hour.
			</Paragraph>
			<Facts
				rows={[
					addressFact(listing.listingAddress),
					{ name: "New edit link", value: listing.newLinkAddress, href: listing.newLinkAddress },
				]}
			/>
			<Paragraph>It stays up until {listing.expires}. We'll remind you a week before it ends.</Paragraph>
			<Paragraph>
				If you didn't post this, open the link and remove it, or call us at {contact.businessPhone}.
			</Paragraph>
		</MailLayout>,
	);
}

/** Several that had to wait, because the address got too many emails. */
export function postedListingsMail(listings: readonly PostedListing[]): ComposedMail {
	const subject = `Confirm your ${listings.length} listings`;
	return composeMail(
		{ subject },
		<MailLayout heading={subject}>
			<Paragraph>
				We have {listings.length} new listings with this email address for the {marketplace}. Open each link
				within {CONFIRMATION_DAYS} days to confirm the listing. Until you do, it's marked as unconfirmed.
				After {CONFIRMATION_DAYS} days, it's hidden. On the same page you can change or remove it.
			</Paragraph>
			{listings.map((listing) => (
				<Facts
					key={listing.listingAddress}
					title={`Your ${nameOf(listing)}${listing.isHeld ? ", waiting for review" : ""}`}
					rows={[
						addressFact(listing.listingAddress),
						{ name: "Confirm or edit", value: listing.editAddress, href: listing.editAddress },
					]}
				/>
			))}
			<Paragraph>
				If you didn't post these, open the links and remove them, or call us at {contact.businessPhone}.
			</Paragraph>
		</MailLayout>,
	);
}

export function editLinkMail(listing: AboutListing & { address: string }): ComposedMail {
	return composeMail(
		{ subject: `Edit your listing: your ${nameOf(listing)}` },
		<MailLayout heading={`Edit your ${nounOf(listing)}`}>
			<Paragraph>
				Someone asked to edit your {nameOf(listing)} on the {marketplace}. If it was you, open this link to
				change it, mark it as {kindLabels[listing.kind].closed} or remove it.
			</Paragraph>
			<Action label={`Edit the ${nounOf(listing)}`} href={listing.address} />
			<Paragraph>
				The link works once and expires in 1 hour. Asking for a new link cancels this one.
			</Paragraph>
			<Paragraph>
				If it wasn't you, ignore this email. Nobody can change your listing without the link, so don't share
				it.
			</Paragraph>
		</MailLayout>,
	);
}

export function reminderMail(listing: AboutListing & { expires: string; address: string }): ComposedMail {
	const subject = `Your ${nounOf(listing)} ends on ${listing.expires}`;
	return composeMail(
		{ subject },
		<MailLayout heading={subject}>
			<Paragraph>
				Your {nameOf(listing)} comes off the {marketplace} on {listing.expires}.
			</Paragraph>
			<Action label="Keep it for another 60 days" href={listing.address} />
			<Paragraph>If it's already {kindLabels[listing.kind].closed}, you don't have to do anything.</Paragraph>
		</MailLayout>,
	);
}

export function unconfirmedMail(listing: AboutListing & { listingAddress: string }): ComposedMail {
	const subject = `Your ${nounOf(listing)} is hidden for now`;
	return composeMail(
		{ subject },
		<MailLayout heading={subject}>
			<Paragraph>
				We've hidden your {nameOf(listing)} on the {marketplace}.
			</Paragraph>
			<Paragraph>Reason: nobody confirmed the email address it was posted with.</Paragraph>
			<Paragraph>
				Get a new link and confirm your email address, and the {nounOf(listing)} goes back up right away.
			</Paragraph>
			<Action label="Get a new link" href={`${listing.listingAddress}/edit-link`} />
			<Contest />
			<Facts rows={[addressFact(listing.listingAddress)]} />
		</MailLayout>,
	);
}

export function nounOf({ kind }: AboutListing): string {
	return kind === "sale" ? "listing" : "wanted item";
}

export function nameOf(listing: AboutListing): string {
	return `${nounOf(listing)} in ${categoryName(listing.category)}`;
}

export function addressFact(address: string): Fact {
	return { name: "Listing", value: address, href: address };
}

export function Contest() {
	return (
		<Paragraph>
			You can also call {contact.businessPhone} or write to {contact.email}.
		</Paragraph>
	);
}
