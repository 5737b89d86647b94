// What each status of a listing means: one row each.
import { kindLabels, type ListingKind } from "./listing.ts";

/** What the owner can do on the edit page, besides saving. Each uses up the link. */
type Step = "sold" | "renew" | "repost" | "removed";

export const listingStatuses = {
	active: { badge: null, next: ["sold", "renew", "removed"] },
	sold: { badge: "Sold", next: ["repost", "removed"] },
	/** By its owner. */
	removed: { badge: "Removed", next: [] },
	expired: { badge: "Expired", next: ["repost", "removed"] },
	/** Nobody opened the link that confirms its email address. */
	unconfirmed: { badge: "Not confirmed", next: ["repost", "removed"] },
} satisfies Record<string, { badge: string | null; next: readonly Step[] }>;

export type ListingStatus = keyof typeof listingStatuses;

export function stepLabel(step: Step, kind: ListingKind): string {
	if (step === "sold") return `Mark as ${kindLabels[kind].closed}`;
	if (step === "renew") return "Renew for 60 days";
	return step === "repost" ? "Post again for 60 days" : "Remove listing";
}
