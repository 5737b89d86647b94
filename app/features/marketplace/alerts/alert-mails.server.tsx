// Alert emails. Whoever gets one has confirmed that they want to hear about such listings, so a title may be in it, but
// never with a link that someone else typed.
import { type ComposedMail, composeMail } from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, Facts, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { containsLink } from "#app/features/company/mail/typed-links.ts";
import { type AlertSearch, alertName, type Frequency, plainSearch } from "./alert.ts";
import type { AlertLinks } from "./alert-links.server.ts";

const frequencyPhrases: Record<Frequency, string> = {
	instant: "as soon as a new listing matches",
	daily: "once a day, when new listings match",
};

const pricePhrases: Record<Frequency, string> = {
	instant: "as soon as the price of this listing drops",
	daily: "once a day, if the price of this listing has dropped",
};

/** A stranger may have typed the words, so only plain ones are in it; see `plainSearch`. */
export function alertConfirmationMail({
	search,
	watched,
	frequency,
	links,
}: {
	search: AlertSearch | null;
	/** Address of the listing whose price is watched instead of a search. */
	watched: string | null;
	frequency: Frequency;
	links: AlertLinks;
}): ComposedMail {
	const subject = search ? "Confirm your listing alert" : "Confirm your price alert";
	return composeMail(
		{ subject },
		<MailLayout heading={subject}>
			<Paragraph>
				{search
					? `Someone asked us to email this address ${frequencyPhrases[frequency]} this alert.`
					: `Someone asked us to email this address ${pricePhrases[frequency]}.`}
			</Paragraph>
			<Facts
				rows={[
					watched
						? { name: "Listing", value: watched, href: watched }
						: { name: "Alert", value: search ? alertName(plainSearch(search)) : "" },
				]}
			/>
			<Action label={search ? "Confirm the alert" : "Confirm the price alert"} href={links.confirm} />
			<Paragraph>
				If it wasn't you, ignore this email. Unless you confirm, we won't send anything else.
			</Paragraph>
		</MailLayout>,
	);
}

export type AlertedListing = {
	event: string;
	title: string;
	amount: string;
	place: string;
	category: string;
	address: string;
};

export function alertMail(listings: readonly AlertedListing[], links: AlertLinks): ComposedMail {
	const [first] = listings;
	const isDrop = listings.every(({ event }) => event.startsWith("price-"));
	const subject =
		listings.length === 1 && first
			? isDrop
				? `Price drop: ${first.amount} for a listing you're watching`
				: `New listing for you: ${first.amount}, ${first.category}`
			: isDrop
				? `${listings.length} price drops`
				: `${listings.length} new listings for you`;
	return composeMail(
		{ subject },
		<MailLayout heading={subject}>
			{listings.map(({ event, title, amount, place, category, address }) => (
				<Facts
					key={address + event}
					title={containsLink(title) ? category : title}
					rows={[
						{ name: event.startsWith("price-") ? "New price" : "Price", value: amount },
						...(containsLink(place) ? [] : [{ name: "Where", value: place }]),
						{ name: "Listing", value: address, href: address },
					]}
				/>
			))}
			<Action label="Change or stop your alerts" href={links.manage} />
		</MailLayout>,
	);
}

/** To posters, who did not ask for other people's words: the category and the address only. */
export function matchMail(
	listings: readonly { category: string; address: string }[],
	stopLink: string,
): ComposedMail {
	const subject =
		listings.length === 1 ? "A listing may match yours" : `${listings.length} listings may match yours`;
	return composeMail(
		{ subject },
		<MailLayout heading={subject}>
			<Paragraph>Someone posted something on our marketplace that may match your listing.</Paragraph>
			<Facts
				rows={listings.map(({ category, address }) => ({ name: category, value: address, href: address }))}
			/>
			<Paragraph>
				You get these emails because you have a listing with us. They stop when your listing ends, or now if
				you like. Your listing stays.
			</Paragraph>
			<Action label="Stop these emails" href={stopLink} />
		</MailLayout>,
	);
}
