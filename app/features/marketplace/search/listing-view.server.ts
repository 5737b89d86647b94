// Loads everything a listing page shows, and the tags that invalidate it.

import type { ListingCard, ListingKind, PublicListing } from "../listing/listing.ts";
import { findPublicListing, listingTag } from "../listing/listings.server.ts";
import { milesFrom } from "../listing/nearby.server.ts";
import { safetyAdvice } from "../listing/safety-advice.ts";
import { relatedListings } from "./related.server.ts";

export type ListingView = {
	listing: PublicListing;
	/** Here and not in the page's code: a phone needs one of fourteen texts. */
	advice: string;
	similar: ListingCard[];
	matching: ListingCard[];
};

export async function loadListingView(
	kind: ListingKind,
	id: string,
	visitorZip: string,
): Promise<{ view: ListingView; tags: string[] } | null> {
	const found = await findPublicListing(kind, id);
	if (!found) return null;
	const miles = found.zip ? milesFrom(visitorZip, found.zip) : null;
	const listing = { ...found, ...(miles === null ? {} : { miles: Math.round(miles) }) };
	const [similar, matching] = await Promise.all([
		relatedListings(listing, kind, { count: 3 }),
		relatedListings(listing, kind === "sale" ? "wanted" : "sale", { count: 4, wordsOnly: kind === "sale" }),
	]);
	const shown = [listing.id, ...similar.map((card) => card.id), ...matching.map((card) => card.id)];
	return {
		view: { listing, advice: safetyAdvice(kind, listing.category), similar, matching },
		tags: shown.map(listingTag),
	};
}
