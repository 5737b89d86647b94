// By hand: the `feed` package declares titles and summaries as HTML, and what people typed here is plain text.
import { amountText } from "#app/features/marketplace/listing/listing.ts";
import { listingPath } from "#app/features/marketplace/listing/listing-paths.ts";
import { newestListings } from "#app/features/marketplace/listing/newest.server.ts";
import { cacheUntilChange } from "#app/platform/http/page-tags.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";

const ENTRIES = 50;

export async function loader(): Promise<Response> {
	const origin = publicUrl();
	const listings = await newestListings(ENTRIES);
	const updated = listings[0]?.createdAt ?? new Date(0);
	const entries = listings.map((listing) => {
		const address = `${origin}${listingPath(listing.kind, listing.id)}`;
		return `	<entry>
		<id>${address}</id>
		<title>${escaped(`${listing.kind === "wanted" ? "Wanted: " : ""}${listing.title}`)}</title>
		<link href="${address}"/>
		<published>${listing.createdAt.toISOString()}</published>
		<updated>${listing.updatedAt.toISOString()}</updated>
		<summary>${escaped(`${amountText(listing)}, ${listing.location}. ${listing.description}`)}</summary>
	</entry>`;
	});
	const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
	<id>${origin}/marketplace</id>
	<title>Ringline marketplace: newest listings</title>
	<author><name>Ringline Wildfire Defense</name></author>
	<link rel="self" href="${origin}/marketplace/feed.xml"/>
	<link href="${origin}/marketplace"/>
	<updated>${updated.toISOString()}</updated>
${entries.join("\n")}
</feed>
`;
	return new Response(xml, {
		headers: { "Content-Type": "application/atom+xml; charset=utf-8", ...cacheUntilChange("listings") },
	});
}

function escaped(text: string): string {
	return text
		.replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, " ")
		.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
