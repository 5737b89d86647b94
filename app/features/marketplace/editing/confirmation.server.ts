// The link in the first email proves the poster's address. It opens the edit page, which asks to confirm.
import { and, eq, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { proveAddress } from "#app/platform/messages/proved-addresses.server.ts";
import { listings } from "#db/schema.ts";
import { enqueueMatching } from "../alerts/new-listings.server.ts";
import { LISTING_LIFETIME_DAYS, type ListingKind } from "../listing/listing.ts";
import { announceListing, daysFromNow, heldAgain } from "../listing/listings.server.ts";
import { openEditLink } from "./edit-links.server.ts";

/** Leaves the link usable, so that the poster can still edit. */
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
		await enqueueMatching(tx, id);
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
	await enqueueMatching(tx, id);
}
