// Structured data about a listing for search engines.
import { categoryName } from "./categories.ts";
import { type PublicListing, photoUrl } from "./listing.ts";
import { listingPath } from "./listing-paths.ts";

export function structuredData(listing: PublicListing, origin: string): Record<string, unknown> {
	const sale = listing.kind === "sale";
	const url = origin + listingPath(listing.kind, listing.id);
	const place = { "@type": "Place", address: listing.location };
	const offer = {
		"@type": sale ? "Offer" : "Demand",
		url,
		priceCurrency: "USD",
		// Without a price the offer is on request, which differs from free.
		...(listing.amountCents > 0 || listing.isFree ? { price: (listing.amountCents / 100).toFixed(2) } : {}),
		availability: "https://schema.org/InStock",
		availabilityEnds: listing.expiresAt.toISOString(),
		areaServed: place,
	};
	const item = {
		"@type": "Product",
		name: listing.title,
		description: listing.description || listing.title,
		category: categoryName(listing.category),
		...(listing.photos.length > 0
			? { image: listing.photos.map((photo) => `${origin}${photoUrl(photo, 1600)}`) }
			: {}),
	};
	if (sale) return { "@context": "https://schema.org", ...item, url, offers: offer };
	return { "@context": "https://schema.org", ...offer, itemOffered: item };
}
