// A stored listing, put into the words and addresses the office's pages show.
import { agoText, amountText } from "#app/features/admin/format.ts";
import type { ModeratedListing } from "#app/features/admin/panel.server.ts";
import type { ListingView } from "#app/features/admin/ui/listing-view.ts";
import { categoryName } from "#app/features/marketplace/categories.ts";
import { photoUrl } from "#app/features/marketplace/listing.ts";

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
		photo: photo ? photoUrl({ ...photo, key: photo.storageKey }, THUMBNAIL) : null,
		flags: flags.map(({ source, reason, flaggedAt }) => ({
			source,
			reason,
			at: agoText(flaggedAt, now),
		})),
	};
}
