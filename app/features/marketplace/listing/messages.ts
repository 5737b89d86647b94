// Messages after an action. The specification defines their exact wording.
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { CONFIRMATION_DAYS, kindLabels, type ListingKind } from "./listing.ts";

const TRY_LATER = "Please try again later";
const HELD_FOR_REVIEW = "A moderator will check it before it appears.";
const afterUpdate = {
	review: HELD_FOR_REVIEW,
	"new-address": `We'll email a link to your new address. Open it within ${CONFIRMATION_DAYS} days to confirm it.`,
};

const success = (title: string, text?: string): Toast => ({
	title,
	...(text ? { text } : {}),
	tone: "normal",
});
const failure = (title: string, text: string): Toast => ({ title, text, tone: "destructive" });
const nounOf = (kind: ListingKind) => kindLabels[kind].noun;
const NounOf = (kind: ListingKind) => kindLabels[kind].Noun;

export const messages = {
	posted: (kind: ListingKind) => success(`${NounOf(kind)} posted successfully!`),
	heldForReview: HELD_FOR_REVIEW,
	notPosted: (kind: ListingKind) => failure(`Error posting ${nounOf(kind)}`, TRY_LATER),
	updated: (kind: ListingKind, next?: "review" | "new-address") =>
		success(`${NounOf(kind)} updated successfully!`, next && afterUpdate[next]),
	notUpdated: (kind: ListingKind) => failure(`Error updating ${nounOf(kind)}`, TRY_LATER),
	closed: (kind: ListingKind) =>
		success(`Marked as ${kindLabels[kind].closed}`, "It's no longer on the marketplace."),
	removed: (kind: ListingKind) => success(`${NounOf(kind)} removed`, "It's no longer on the marketplace."),
	invalidLink: () => failure("Invalid link", "This edit link is invalid or expired"),
	expiredLink: () => failure("Invalid or expired link", "This edit link is invalid or has expired"),
	missing: (kind: ListingKind) =>
		failure(`${NounOf(kind)} not found`, `This ${nounOf(kind)} no longer exists`),
	notLoaded: (kind: ListingKind) => failure(`Error loading ${nounOf(kind)}`, TRY_LATER),
	tooManyImages: () => failure("Too many images", "Maximum 10 images allowed"),
	reported: () => success("Report submitted", "Thank you for helping keep our marketplace safe"),
	notReported: () => failure("Error submitting report", TRY_LATER),
	editLinkSent: () =>
		success("Verification email sent!", "Check your email for the edit link. It expires in 1 hour."),
	wrongEmail: () =>
		failure("Error", "Server error occurred. Please check that you're using the correct email address."),
	editLinkFailed: () => failure("Error", "Failed to send verification email"),
	tooManyEditLinks: () =>
		failure(
			"Error",
			"Too many attempts. If this is the address you posted with, check your email for the link.",
		),
	confirmed: () => success("Listing confirmed", "Thank you. It's no longer marked as unconfirmed."),
	reposted: () => success("Posted again", "It's on the marketplace for another 60 days."),
	messageSent: (kind: ListingKind) =>
		success("Message sent", `We'll email you when the ${kindLabels[kind].poster} replies.`),
	messageNotSent: () => failure("Message not sent", TRY_LATER),
	messageBlocked: () => failure("Message not sent", "This person no longer accepts messages from you."),
	tooManyMessages: () =>
		failure("Message not sent", "You've sent a lot of messages. Wait an hour, then try again."),
	alertCreated: () => success("Check your email", "Open the link we sent you to turn on the alert."),
	alertNotCreated: () => failure("Alert not saved", TRY_LATER),
	appealed: () => success("Sent", "A moderator will look at your listing again."),
	numberNotShown: () => failure("Number not shown", TRY_LATER),
	renewed: () => success("Renewed for 60 days", "Your listing stays on the marketplace."),
	notRenewed: () => failure("Invalid link", "This link was already used, or the listing is gone"),
};
