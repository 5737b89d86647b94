// The mails about hidden, removed and reported listings.
import { type ComposedMail, composeMail } from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, Facts, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { kindLabels, type ListingKind } from "../listing/listing.ts";
import {
	type AboutListing,
	addressFact,
	Contest,
	marketplace,
	nameOf,
	nounOf,
} from "../listing/listing-mails.server.tsx";
import { APPEAL_DAYS } from "./moderation.ts";
import { type ModerationReason, posterTexts } from "./moderation-reasons.ts";

export function hiddenMail(
	listing: AboutListing & {
		/** What a moderator picked; null when reports hid it. Never a reporter's own words. */
		reason: ModerationReason | null;
		listingAddress: string;
		appealAddress: string;
	},
): ComposedMail {
	const subject = `Your ${nounOf(listing)} is hidden for now`;
	const editAddress = `${listing.listingAddress}/edit-link`;
	return composeMail(
		{ subject },
		<MailLayout heading={subject}>
			<Paragraph>
				We've hidden your {nameOf(listing)} on the {marketplace}.
			</Paragraph>
			{listing.reason ? (
				<ModeratorsReason reason={listing.reason} />
			) : (
				<Paragraph>Reason: several people reported it. A moderator will look at it.</Paragraph>
			)}
			<Paragraph>
				You can change it with the link below. A moderator checks it before it goes back up. If you think this
				is a mistake, tell us why. A moderator will read it and decide.
			</Paragraph>
			<Action label="Ask us to look again" href={listing.appealAddress} />
			<Contest />
			<Facts
				rows={[
					addressFact(listing.listingAddress),
					{ name: "Change it", value: editAddress, href: editAddress },
				]}
			/>
		</MailLayout>,
	);
}

export function deletedMail(
	listing: AboutListing & { reason: ModerationReason; appealAddress: string },
): ComposedMail {
	const subject = `Your ${nounOf(listing)} was removed`;
	return composeMail(
		{ subject },
		<MailLayout heading={subject}>
			<Paragraph>
				We've removed your {nameOf(listing)} from the {marketplace}.
			</Paragraph>
			<ModeratorsReason reason={listing.reason} />
			<Paragraph>
				If you think this is a mistake, tell us why within {APPEAL_DAYS} days. A moderator will read it and
				decide. After that, we delete the {nounOf(listing)} for good.
			</Paragraph>
			<Action label="Ask us to look again" href={listing.appealAddress} />
			<Contest />
		</MailLayout>,
	);
}

export function appealDecidedMail(
	listing: AboutListing & { isAccepted: boolean; reason: ModerationReason; listingAddress: string },
): ComposedMail {
	const subject = listing.isAccepted
		? `Your ${nounOf(listing)} is back`
		: `We looked at your ${nounOf(listing)} again`;
	return composeMail(
		{ subject },
		<MailLayout heading={subject}>
			{listing.isAccepted ? (
				<>
					<Paragraph>
						You asked us to look at your {nameOf(listing)} again. It's back on the {marketplace}.
					</Paragraph>
					<Facts rows={[addressFact(listing.listingAddress)]} />
				</>
			) : (
				<>
					<Paragraph>
						You asked us to look at your {nameOf(listing)} again. We won't show it as it is.
					</Paragraph>
					<ModeratorsReason reason={listing.reason} />
					<Paragraph>You can post it again with that changed.</Paragraph>
					<Contest />
				</>
			)}
		</MailLayout>,
	);
}

export type ReportedListing = {
	kind: ListingKind;
	title: string;
	isHidden: boolean;
	address: string;
	/** Enough networks reported it, but reports have already hidden as many listings as they may in an hour. */
	isOverHideLimit: boolean;
	/** Category and words of each report. */
	reasons: string[];
};

/** To the office, the only place where reporters' words go. */
export function reportSummaryMail(
	listings: readonly ReportedListing[],
	total: number,
	panelAddress: string,
): ComposedMail {
	const [first] = listings;
	const shown = listings.reduce((sum, { reasons }) => sum + reasons.length, 0);
	const subject =
		first && listings.length === 1
			? `${first.isHidden ? "Hidden after reports" : first.isOverHideLimit ? "Please decide soon" : "Reported"}: ${first.title}`
			: `${total} new reports about ${listings.length} listings`;
	return composeMail(
		{ subject },
		<MailLayout heading={total === 1 ? "1 new report" : `${total} new reports`}>
			{listings.map(({ kind, title, isHidden, isOverHideLimit, address, reasons }) => (
				<Facts
					key={address}
					title={`${kindLabels[kind].Noun}: "${title}"${isHidden ? " (hidden until you decide)" : isOverHideLimit ? " (still public: please decide soon)" : ""}`}
					rows={[addressFact(address), ...reasons.map((reason) => ({ name: "Reason", value: reason }))]}
				/>
			))}
			{total > shown && <Paragraph>More reports in the panel: {total - shown}.</Paragraph>}
			<Paragraph>
				A listing is hidden once people on three different networks report it, but at most five an hour. The
				others stay public until you decide.
			</Paragraph>
			<Action label="Decide in the office panel" href={panelAddress} />
		</MailLayout>,
	);
}

function ModeratorsReason({ reason }: { reason: ModerationReason }) {
	return (
		<Facts
			rows={[
				{ name: "Reason", value: posterTexts[reason].reason },
				{ name: "What to change", value: posterTexts[reason].change },
			]}
		/>
	);
}

/** To the office: the poster's appeal. */
export function appealMail(appeal: {
	kind: ListingKind;
	title: string;
	text: string;
	panelAddress: string;
}): ComposedMail {
	return composeMail(
		{ subject: `Appeal: ${appeal.title}` },
		<MailLayout heading="Someone asked us to look again">
			<Facts
				rows={[
					{ name: kindLabels[appeal.kind].Noun, value: appeal.title },
					{ name: "What they say", value: appeal.text },
				]}
			/>
			<Action label="Decide in the office panel" href={appeal.panelAddress} />
		</MailLayout>,
	);
}
