// A stored listing, put into the words and addresses the office's pages show.
import { agoText } from "#app/features/admin/format.ts";
import { categoryName } from "#app/features/marketplace/listing/categories.ts";
import { amountText, type Photo, photoUrl } from "#app/features/marketplace/listing/listing.ts";
import type { ModeratedListing } from "#app/features/marketplace/moderation/moderated-listings.server.ts";
import type { ListingView } from "#app/features/marketplace/moderation/ui/listing-view.ts";

/** Drawn at 80 pixels, sharp on a fine screen. */
const THUMBNAIL = 160;

export function listingView(listing: ModeratedListing, now: Date): ListingView {
	const { amountCents, isFree, category, createdAt, flags, photo, urgency, ...rest } = listing;
	return {
		...rest,
		amount: amountText(listing),
		categoryName: categoryName(category),
		urgency: listing.kind === "wanted" ? urgency : null,
		posted: agoText(createdAt, now),
		photo: photo && photoAddress(photo, listing.isPublic),
		flags: flags.map(({ source, reason, flaggedAt }) => ({
			source,
			reason,
			at: agoText(flaggedAt, now),
		})),
	};
}

/** Photos of what is not public are shown to nobody but the office. */
function photoAddress(photo: Photo, isPublic: boolean): string {
	return (isPublic ? "" : "/admin") + photoUrl(photo, THUMBNAIL);
}
