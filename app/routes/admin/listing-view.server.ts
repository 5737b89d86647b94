// A stored listing, put into the words and addresses the office's pages show.
import { agoText, amountText } from "#app/features/admin/format.ts";
import type { ModeratedListing } from "#app/features/admin/panel.server.ts";
import type { ListingView } from "#app/features/admin/ui/listing-view.ts";

export function listingView(listing: ModeratedListing, now: Date): ListingView {
	const { amountCents, isFree, category, createdAt, flags, photo, urgency, ...rest } = listing;
	return {
		...rest,
		amount: amountText(listing),
		categoryName: category,
		urgency: listing.kind === "wanted" ? urgency : null,
		posted: agoText(createdAt, now),
		photo: photo ? `/media/${photo.storageKey}/${Math.min(...photo.widths)}.webp` : null,
		flags: flags.map(({ source, reason, flaggedAt }) => ({
			source,
			reason,
			at: agoText(flaggedAt, now),
		})),
	};
}
