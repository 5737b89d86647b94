// Converts stored listings to what the admin pages show.
import { href } from "react-router";
import { shortAge } from "#app/features/company/dates.ts";
import { readText } from "#app/features/leads/inbox/inbox-filter.ts";
import { categoryName } from "#app/features/marketplace/listing/categories.ts";
import { amountText, type Photo, photoUrl } from "#app/features/marketplace/listing/listing.ts";
import {
	listingTally,
	type ModeratedListing,
	panelPage,
} from "#app/features/marketplace/moderation/moderated-listings.server.ts";
import { readTab } from "#app/features/marketplace/moderation/panel-tabs.ts";
import { reportCategories } from "#app/features/marketplace/moderation/report-categories.ts";
import type { ListingView } from "#app/features/marketplace/moderation/ui/listing-row.tsx";
import { cursorText, readCursor } from "#app/platform/database/cursor.server.ts";

/** Shown at 80 pixels, doubled for high-density screens. */
const THUMBNAIL_WIDTH_PX = 160;

/** The panel at this address. */
export async function panelProps(params: URLSearchParams) {
	const tab = readTab(params.get("tab"));
	const search = tab.flagged ? "" : readText(params.get("q"));
	const after = readCursor(params.get("after"));
	const [counts, found] = await Promise.all([listingTally(), panelPage(tab, { search, after })]);
	const older = new URLSearchParams({ tab: tab.id, ...(search ? { q: search } : {}) });
	if (found.next) older.set("after", cursorText(found.next));
	const now = new Date();
	return {
		tab,
		search,
		counts,
		listings: found.listings.map((listing) => listingView(listing, now)),
		older: found.next ? `${href("/admin")}?${older}` : null,
		firstPage: after === null,
		onlyNewest: found.onlyNewest,
	};
}

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
