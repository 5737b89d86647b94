// Messages after an action. The specification defines their exact wording.
import type { Toast } from "#app/ui/toast-message.ts";
import { kindWords, type ListingKind } from "./listing/listing.ts";

const TRY_LATER = "Please try again later";
const HELD_FOR_REVIEW = "A moderator checks it before it appears.";

const success = (title: string, text?: string): Toast => ({
	title,
	...(text ? { text } : {}),
	tone: "normal",
});
const failure = (title: string, text: string): Toast => ({ title, text, tone: "destructive" });
const nounOf = (kind: ListingKind) => kindWords[kind].noun;
const NounOf = (kind: ListingKind) => kindWords[kind].Noun;

export const messages = {
	posted: (kind: ListingKind, held: boolean) =>
		success(`${NounOf(kind)} posted successfully!`, held ? HELD_FOR_REVIEW : undefined),
	notPosted: (kind: ListingKind) => failure(`Error posting ${nounOf(kind)}`, TRY_LATER),
	updated: (kind: ListingKind, isHeld: boolean) =>
		success(`${NounOf(kind)} updated successfully!`, isHeld ? HELD_FOR_REVIEW : undefined),
	notUpdated: (kind: ListingKind) => failure(`Error updating ${nounOf(kind)}`, TRY_LATER),
	closed: (kind: ListingKind) =>
		success(`Marked as ${kindWords[kind].closed}`, "It is no longer shown on the marketplace."),
	removed: (kind: ListingKind) =>
		success(`${NounOf(kind)} removed`, "It is no longer shown on the marketplace."),
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
			"Too many tries. If this is the address you posted with, check your email for the link.",
		),
	renewed: () => success("Renewed for 60 days", "Your listing stays on the marketplace."),
	notRenewed: () => failure("Invalid link", "This link was used already, or the listing is gone"),
};
