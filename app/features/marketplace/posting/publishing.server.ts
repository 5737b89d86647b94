// Stores a new listing and tells everybody who waits for it.
import { eq, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { listings } from "#db/schema.ts";
import { reasonToHold, textHashOf } from "../listing/holds.server.ts";
import { LISTING_LIFETIME_DAYS, type ListingKind } from "../listing/listing.ts";
import type { ListingFields } from "../listing/listing-fields.ts";
import { tellOfListing } from "../listing/listing-news.server.ts";
import { zipOf } from "../listing/listing-place.server.ts";
import { announceListing, daysFromNow } from "../listing/listings.server.ts";
import { setPhotos } from "../listing/photos.server.ts";
import { mailConfirmationLinks } from "./confirmation-links.server.ts";

export type NewListing = {
	kind: ListingKind;
	fields: ListingFields;
	/** Uploaded photos in order. */
	photoIds: readonly string[];
	/** Generated with the form, so that a form sent twice creates one listing. */
	submissionKey: string;
	/** Why a moderator should review it before it is public. */
	suspicion?: string | null;
	sample?: { createdAt: Date; expiresAt: Date };
};

export async function publishListing(listing: NewListing): Promise<{ id: string; held: boolean }> {
	const { kind, fields, submissionKey, sample } = listing;
	return db().transaction(async (tx) => {
		const heldReason = await reasonToHold(tx, { ...listing, id: null });
		const [stored] = await tx
			.insert(listings)
			.values({
				kind,
				...fields,
				zip: zipOf(fields.location),
				textHash: textHashOf(kind, fields),
				matchMails: await wantsMatchMails(tx, fields.email),
				submissionKey,
				held: heldReason !== null,
				heldReason,
				sample: sample !== undefined,
				createdAt: sample?.createdAt,
				confirmedAt: sample?.createdAt,
				confirmBy: null,
				expiresAt: sample?.expiresAt ?? daysFromNow(LISTING_LIFETIME_DAYS),
			})
			.onConflictDoNothing({ target: listings.submissionKey })
			.returning({ id: listings.id, held: listings.held });
		if (!stored) return findBySubmissionKey(tx, submissionKey);
		await setPhotos(tx, stored.id, listing.photoIds);
		await announceListing(tx, stored.id);
		if (!sample) {
			await mailConfirmationLinks(tx, fields.email);
			await tellOfListing(tx, stored.id);
		}
		return stored;
	});
}

export async function isPublished(submissionKey: string): Promise<boolean> {
	return (await db().$count(listings, eq(listings.submissionKey, submissionKey))) > 0;
}

async function findBySubmissionKey(tx: Tx, submissionKey: string): Promise<{ id: string; held: boolean }> {
	const [row] = await tx
		.select({ id: listings.id, held: listings.held })
		.from(listings)
		.where(eq(listings.submissionKey, submissionKey));
	if (!row) throw new Error("A listing with this submission key vanished.");
	return row;
}

/** Whoever stopped the emails about matches doesn't get them for the next listing either. */
async function wantsMatchMails(tx: Tx, email: string): Promise<boolean> {
	const stopped = sql`lower(${listings.email}) = ${email.toLowerCase()} and not ${listings.matchMails}`;
	return (await tx.$count(listings, stopped)) === 0;
}
