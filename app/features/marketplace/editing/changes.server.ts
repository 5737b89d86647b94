// What the owner of a listing changes: its fields, its confirmation, its time on the marketplace.
import { and, eq, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { proveAddress } from "#app/platform/messages/proved-addresses.server.ts";
import { listingFlags, listings } from "#db/schema.ts";
import { heldAgain, reasonToHold, textHashOf } from "../listing/holds.server.ts";
import { LISTING_LIFETIME_DAYS, type ListingKind } from "../listing/listing.ts";
import type { ListingFields } from "../listing/listing-fields.ts";
import { tellOfListing } from "../listing/listing-news.server.ts";
import { zipOf } from "../listing/listing-place.server.ts";
import { announceListing, daysFromNow } from "../listing/listings.server.ts";
import { setPhotos } from "../listing/photos.server.ts";
import { mailConfirmationLinks } from "../posting/confirmation-links.server.ts";
import { isSameAddress, openEditLink, revokeEditLinks } from "./edit-links.server.ts";

type ListingChange = {
	id: string;
	kind: ListingKind;
	fields: ListingFields;
	photoIds: readonly string[];
	suspicion?: string | null;
};

const CHANGED_REASON = "Its poster has changed it. Please look again.";

/**
 * Call it inside the transaction that redeems an edit link. Checks for spam as for a new post, so that nobody can
 * post something harmless and change it later. A new email address has to be confirmed like that of a new post.
 */
export async function changeListing(tx: Tx, change: ListingChange): Promise<void> {
	const { id, kind, fields, photoIds } = change;
	const heldReason = await reasonToHold(tx, change);
	const [before] = await tx
		.select({ amountCents: listings.amountCents, email: listings.email, isHidden: listings.flagged })
		.from(listings)
		.where(eq(listings.id, id));
	const isNewAddress = before !== undefined && !isSameAddress(before.email, fields.email);
	await tx
		.update(listings)
		.set({
			...fields,
			zip: zipOf(fields.location),
			textHash: textHashOf(kind, fields),
			// Only the link in an email leads here, so the address it went to is proved.
			...(isNewAddress
				? { confirmedAt: null, confirmBy: null }
				: { confirmedAt: sql`coalesce(${listings.confirmedAt}, now())` }),
			status: sql`case when ${listings.status} = 'unconfirmed' then 'active' else ${listings.status} end`,
			...(heldReason === null ? {} : { held: true, heldReason }),
			version: sql`${listings.version} + 1`,
			updatedAt: sql`now()`,
		})
		.where(eq(listings.id, id));
	if (isNewAddress) {
		await revokeEditLinks(tx, id);
		await mailConfirmationLinks(tx, fields.email);
	}
	// It stays hidden, and comes first in the moderators' list.
	if (before?.isHidden)
		await tx.insert(listingFlags).values({ listingId: id, source: "admin", reason: CHANGED_REASON });
	await setPhotos(tx, id, photoIds);
	await announceListing(tx, id);
	const isCheaper = before !== undefined && before.amountCents > fields.amountCents;
	await tellOfListing(tx, id, isCheaper ? fields.amountCents : undefined);
}

/** The link in the first email proves the address. Leaves the link usable, so that the poster can still edit. */
export async function confirmListing(kind: ListingKind, id: string, token: string): Promise<boolean> {
	const opened = await openEditLink(kind, id, token);
	if (!opened.ok) return false;
	await db().transaction(async (tx) => {
		await proveAddress(tx, opened.listing.email);
		await tx
			.update(listings)
			.set({
				confirmedAt: sql`coalesce(${listings.confirmedAt}, now())`,
				status: sql`case when ${listings.status} = 'unconfirmed' then 'active' else ${listings.status} end`,
				updatedAt: sql`now()`,
			})
			.where(eq(listings.id, id));
		await announceListing(tx, id);
		// Only confirmed addresses get mails about matching wanted ads and products.
		await tellOfListing(tx, id);
	});
	return true;
}

/** Another 60 days. What was sold or had ended comes back as new; an active listing keeps its place. */
export async function republishListing(tx: Tx, id: string): Promise<void> {
	await tx
		.update(listings)
		.set({
			...(await heldAgain(tx, id)),
			status: "active",
			createdAt: sql`case when ${listings.status} = 'active' then ${listings.createdAt} else now() end`,
			confirmedAt: sql`coalesce(${listings.confirmedAt}, now())`,
			expiresAt: daysFromNow(LISTING_LIFETIME_DAYS),
			reminderSentAt: null,
			version: sql`${listings.version} + 1`,
			updatedAt: sql`now()`,
		})
		.where(and(eq(listings.id, id), sql`${listings.status} <> 'removed'`));
	await announceListing(tx, id);
	await tellOfListing(tx, id);
}
