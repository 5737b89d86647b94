// The marketplace's mails. Mails to a poster never repeat what was typed into a listing: anybody can post with anybody's
// address, and we would send their text to a stranger. They name the listing by its category and its address.
import { company, contact } from "#app/features/company/company.ts";
import { categoryName } from "./listing/categories.ts";
import { kindWords, type ListingKind } from "./listing/listing.ts";

type MailText = { subject: string; text: string };
type AboutListing = { kind: ListingKind; category: string };

export function postedMail(
	listing: AboutListing & { isHeld: boolean; listingAddress: string; editAddress: string },
): MailText {
	return {
		subject: `Your ${nounOf(listing)} is ${listing.isHeld ? "waiting for review" : "posted"}`,
		text: [
			listing.isHeld
				? `We got your ${nameOf(listing)}. A moderator checks it before it appears.`
				: `Your ${nameOf(listing)} is on the ${company.shortName} marketplace:`,
			listing.listingAddress,
			"",
			`To change it, mark it as ${kindWords[listing.kind].closed} or remove it, ask for an edit link here:`,
			listing.editAddress,
			"",
			"It stays up for 60 days. We'll remind you a week before it ends.",
			`If you didn't post this, use the same page to remove it, or call us at ${contact.businessPhone}.`,
			...signature,
		].join("\n"),
	};
}

export function editLinkMail(listing: AboutListing & { address: string }): MailText {
	return {
		subject: `Edit your listing: your ${nounOf(listing)} in ${categoryName(listing.category)}`,
		text: [
			`Someone asked to edit your ${nameOf(listing)} on the ${company.shortName} marketplace.`,
			"",
			`If it was you, open this link to change it, mark it as ${kindWords[listing.kind].closed} or remove it:`,
			listing.address,
			"",
			"The link works once and expires in 1 hour. Asking for a new link cancels this one.",
			"If it wasn't you, ignore this email. Nobody can change your listing without the link, so don't share it.",
			...signature,
		].join("\n"),
	};
}

export function reminderMail(listing: AboutListing & { expires: string; address: string }): MailText {
	return {
		subject: `Your ${nounOf(listing)} ends on ${listing.expires}`,
		text: [
			`Your ${nameOf(listing)} leaves the ${company.shortName} marketplace on ${listing.expires}.`,
			"",
			"Keep it for another 60 days:",
			listing.address,
			"",
			`If it's already ${kindWords[listing.kind].closed}, you don't have to do anything.`,
			...signature,
		].join("\n"),
	};
}

/** Why a listing is no longer shown, as far as its poster is told: never in a reporter's own words. */
export type HiddenBecause = "reports" | "moderator";

const hiddenReasons: Record<HiddenBecause, string> = {
	reports: "Reason: several people reported it. A moderator will look at it.",
	moderator: "Reason: a moderator found that it doesn't follow our marketplace rules.",
};

export function hiddenMail(
	listing: AboutListing & { because: HiddenBecause; listingAddress: string },
): MailText {
	return {
		subject: `Your ${nounOf(listing)} is hidden for now`,
		text: [
			`We've hidden your ${nameOf(listing)} on the ${company.shortName} marketplace:`,
			listing.listingAddress,
			"",
			hiddenReasons[listing.because],
			"",
			...contest,
			...signature,
		].join("\n"),
	};
}

export function deletedMail(listing: AboutListing): MailText {
	return {
		subject: `Your ${nounOf(listing)} was removed`,
		text: [
			`We've removed your ${nameOf(listing)} from the ${company.shortName} marketplace.`,
			"",
			hiddenReasons.moderator,
			"",
			...contest,
			...signature,
		].join("\n"),
	};
}

export type ReportedListing = AboutReported & { address: string; reasons: string[] };
type AboutReported = { kind: ListingKind; title: string; isHidden: boolean };

/** To the office, the only place where reporters' words go. */
export function reportSummaryMail(
	listings: readonly ReportedListing[],
	total: number,
	panelAddress: string,
): MailText {
	const [first] = listings;
	const shown = listings.reduce((sum, { reasons }) => sum + reasons.length, 0);
	const subject =
		first && listings.length === 1
			? `${first.isHidden ? "Hidden after reports" : "Reported"}: ${first.title}`
			: `${total} new reports about ${listings.length} listings`;
	return {
		subject,
		text: [
			...listings.flatMap(({ kind, title, isHidden, address, reasons }) => [
				`${kindWords[kind].Noun}: "${title}"${isHidden ? " (hidden until you decide)" : ""}`,
				address,
				...reasons.map((reason) => `- ${reason}`),
				"",
			]),
			...(total > shown ? [`${total - shown} more reports are in the panel.`, ""] : []),
			"A listing is hidden once three different networks have reported it.",
			`Decide in the office panel: ${panelAddress}`,
		].join("\n"),
	};
}

function nounOf({ kind }: AboutListing): string {
	return kind === "sale" ? "listing" : "wanted ad";
}

function nameOf(listing: AboutListing): string {
	return `${nounOf(listing)} in ${categoryName(listing.category)}`;
}

const contest = [
	`If you think this is a mistake, call ${contact.businessPhone} or write to ${contact.email}. We'll look at it again.`,
];

const signature = ["", company.name, contact.businessPhone];
