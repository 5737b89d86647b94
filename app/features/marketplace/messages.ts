// What the marketplace says after an action, to the letter of the specification.
import type { Toast } from "#app/ui/toast-message.ts";
import { kindWords, type ListingKind } from "./listing/listing.ts";

const LATER = "Please try again later";
const HELD = "A moderator checks it before it appears.";

const good = (title: string, text?: string): Toast => ({ title, ...(text ? { text } : {}), tone: "normal" });
const bad = (title: string, text: string): Toast => ({ title, text, tone: "destructive" });
const nounOf = (kind: ListingKind) => kindWords[kind].noun;
const NounOf = (kind: ListingKind) => kindWords[kind].Noun;

export const messages = {
	posted: (kind: ListingKind, held: boolean) =>
		good(`${NounOf(kind)} posted successfully!`, held ? HELD : undefined),
	notPosted: (kind: ListingKind) => bad(`Error posting ${nounOf(kind)}`, LATER),
	updated: (kind: ListingKind, isHeld: boolean) =>
		good(`${NounOf(kind)} updated successfully!`, isHeld ? HELD : undefined),
	notUpdated: (kind: ListingKind) => bad(`Error updating ${nounOf(kind)}`, LATER),
	closed: (kind: ListingKind) =>
		good(`Marked as ${kindWords[kind].closed}`, "It is no longer shown on the marketplace."),
	removed: (kind: ListingKind) =>
		good(`${NounOf(kind)} removed`, "It is no longer shown on the marketplace."),
	invalidLink: () => bad("Invalid link", "This edit link is invalid or expired"),
	expiredLink: () => bad("Invalid or expired link", "This edit link is invalid or has expired"),
	missing: (kind: ListingKind) => bad(`${NounOf(kind)} not found`, `This ${nounOf(kind)} no longer exists`),
	notLoaded: (kind: ListingKind) => bad(`Error loading ${nounOf(kind)}`, LATER),
	tooManyImages: () => bad("Too many images", "Maximum 10 images allowed"),
	reported: () => good("Report submitted", "Thank you for helping keep our marketplace safe"),
	notReported: () => bad("Error submitting report", LATER),
	editLinkSent: () =>
		good("Verification email sent!", "Check your email for the edit link. It expires in 1 hour."),
	wrongEmail: () =>
		bad("Error", "Server error occurred. Please check that you're using the correct email address."),
	editLinkFailed: () => bad("Error", "Failed to send verification email"),
	tooManyEditLinks: () =>
		bad("Error", "Too many tries. If this is the address you posted with, check your email for the link."),
	renewed: () => good("Renewed for 60 days", "Your listing stays on the marketplace."),
	notRenewed: () => bad("Invalid link", "This link was used already, or the listing is gone"),
};
