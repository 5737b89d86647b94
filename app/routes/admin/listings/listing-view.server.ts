// Converts a stored listing to what the admin pages show.
import { shortAge } from "#app/features/company/dates.ts";
import { categoryName } from "#app/features/marketplace/listing/categories.ts";
import { amountText, type Photo, photoUrl } from "#app/features/marketplace/listing/listing.ts";
import type { ModeratedListing } from "#app/features/marketplace/moderation/moderated-listings.server.ts";
import { reportCategories } from "#app/features/marketplace/moderation/report-categories.ts";
import type { ListingView } from "#app/features/marketplace/moderation/ui/listing-view.ts";

/** Shown at 80 pixels, doubled for high-density screens. */
const THUMBNAIL_WIDTH_PX = 160;

export function listingView(listing: ModeratedListing, now: Date): ListingView {
	const { amountCents, isFree, category, createdAt, flags, photo, urgency, ...rest } = listing;
	return {
		...rest,
		amount: amountText(listing),
		categoryName: categoryName(category),
		urgency: listing.kind === "wanted" ? urgency : null,
		posted: shortAge(createdAt, now),
		photo: photo && photoAddress(photo, listing.isPublic),
		flags: flags.map(({ source, category: about, reason, flaggedAt }) => ({
			source,
			category: reportCategories.find((each) => each === about) ?? null,
			reason,
			at: shortAge(flaggedAt, now),
		})),
	};
}

/** Photos of hidden listings are visible to admins only. */
function photoAddress(photo: Photo, isPublic: boolean): string {
	return (isPublic ? "" : "/admin") + photoUrl(photo, THUMBNAIL_WIDTH_PX);
}
