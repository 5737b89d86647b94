// The marketplace's letters.
import { company, contact } from "#app/features/company/company.ts";
import { kindWords, type ListingKind } from "./listing.ts";

type Letter = { subject: string; text: string };

export function editLinkMail({
	kind,
	title,
	address,
}: {
	kind: ListingKind;
	title: string;
	address: string;
}): Letter {
	return {
		subject: `Edit your listing: ${title}`,
		text: [
			`Somebody, we hope you, asked to edit your ${kindWords[kind].noun} on the ${company.shortName} marketplace:`,
			`"${title}"`,
			"",
			`Open this link to change it, mark it as ${kindWords[kind].closed}, or remove it:`,
			address,
			"",
			"The link works once and expires in 1 hour. Asking for a new link makes this one invalid.",
			"If you did not ask for it, do nothing: without the link nobody can change your listing. Never pass it on.",
			...signature,
		].join("\n"),
	};
}

export function reminderMail({
	kind,
	title,
	expires,
	address,
}: {
	kind: ListingKind;
	title: string;
	expires: string;
	address: string;
}): Letter {
	return {
		subject: `Your listing ends on ${expires}: ${title}`,
		text: [
			`Your ${kindWords[kind].noun} "${title}" leaves the ${company.shortName} marketplace on ${expires}.`,
			"",
			"Still current? Keep it for another 60 days:",
			address,
			"",
			`If it is ${kindWords[kind].closed} already, there is nothing to do.`,
			...signature,
		].join("\n"),
	};
}

export function reportMail({
	kind,
	title,
	reason,
	reporters,
	hidden,
	listingAddress,
	panelAddress,
}: {
	kind: ListingKind;
	title: string;
	reason: string;
	reporters: number;
	hidden: boolean;
	listingAddress: string;
	panelAddress: string;
}): Letter {
	return {
		subject: `${hidden ? "Hidden after reports" : "Reported"}: ${title}`,
		text: [
			`A visitor reported this ${kindWords[kind].noun}: "${title}"`,
			listingAddress,
			"",
			"Reason:",
			reason,
			"",
			hidden
				? `${reporters} different people have reported it, so it is hidden until you decide.`
				: `${reporters} of 3 different people; at 3 it is hidden until you decide.`,
			`Decide in the office panel: ${panelAddress}`,
		].join("\n"),
	};
}

const signature = ["", company.name, contact.businessPhone];
