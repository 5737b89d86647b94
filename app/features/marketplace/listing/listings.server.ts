// Creates, reads, changes and closes listings. Every write invalidates the cached pages that show the listing.
import { createHash } from "node:crypto";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { compactAge } from "#app/features/company/dates.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { announceChange } from "#app/platform/http/page-tags.server.ts";
import { listings } from "#db/schema.ts";
import { wantsMatchMails } from "../alerts/match-mails.server.ts";
import { enqueueMatching, recordPriceDrop } from "../alerts/new-listings.server.ts";
import { mailConfirmationLinks } from "../editing/confirmation-links.server.ts";
import { isSameAddress, revokeEditLinks } from "../editing/edit-links.server.ts";
import { findOffense } from "../moderation/offenses.server.ts";
import { MAX_REPEATED_TEXTS, MIN_COPIED_LETTERS, normalizeText, suspicionOf } from "../posting/suspicion.ts";
import { LISTING_LIFETIME_DAYS, type ListingKind, type PublicListing } from "./listing.ts";
import type { ListingFields } from "./listing-fields.ts";
import { zipOf } from "./listing-place.server.ts";
import { findPhotos, setPhotos } from "./photos.server.ts";

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
	const text = normalizedTextOf(kind, fields);
	return db().transaction(async (tx) => {
		const heldReason = await reasonToHold(tx, listing);
		const [stored] = await tx
			.insert(listings)
			.values({
				kind,
				...fields,
				zip: zipOf(fields.location),
				textHash: hashOf(text),
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
			await enqueueMatching(tx, stored.id);
		}
		return stored;
	});
}

export async function isPublished(submissionKey: string): Promise<boolean> {
	return (await db().$count(listings, eq(listings.submissionKey, submissionKey))) > 0;
}

/** Null unless it exists, is of this kind, active and not hidden. */
export async function findPublicListing(
	kind: ListingKind,
	id: string,
	now = new Date(),
): Promise<PublicListing | null> {
	if (!isUuid(id)) return null;
	const [row] = await db()
		.select({
			id: listings.id,
			kind: listings.kind,
			title: listings.title,
			description: listings.description,
			amountCents: listings.amountCents,
			isFree: listings.isFree,
			category: listings.category,
			location: listings.location,
			zip: listings.zip,
			condition: listings.condition,
			urgency: listings.urgency,
			contactMethod: listings.contactMethod,
			hasWhatsapp: sql<boolean>`${listings.whatsappNumber} is not null`,
			licenseNumber: listings.licenseNumber,
			isUnconfirmed: sql<boolean>`${listings.confirmedAt} is null`,
			createdAt: listings.createdAt,
			expiresAt: listings.expiresAt,
		})
		.from(listings)
		.where(and(eq(listings.id, id), eq(listings.kind, kind), eq(listings.isPublic, true)));
	if (!row) return null;
	const photos = (await findPhotos(id)).map(({ key, width, height, widths }) => ({
		key,
		width,
		height,
		widths,
	}));
	return { ...row, photos, age: compactAge(row.createdAt, now) };
}

type ListingChange = {
	id: string;
	kind: ListingKind;
	fields: ListingFields;
	photoIds: readonly string[];
	suspicion?: string | null;
};

/**
 * Call it inside the transaction that redeems an edit link. Checks for spam as for a new post, so that nobody can
 * post something harmless and change it later. A new email address has to be confirmed like that of a new post.
 */
export async function changeListing(tx: Tx, change: ListingChange): Promise<void> {
	const { id, kind, fields, photoIds } = change;
	const text = normalizedTextOf(kind, fields);
	const heldReason = await reasonToHold(tx, change);
	const [before] = await tx
		.select({ amountCents: listings.amountCents, email: listings.email })
		.from(listings)
		.where(eq(listings.id, id));
	const isNewAddress = before !== undefined && !isSameAddress(before.email, fields.email);
	await tx
		.update(listings)
		.set({
			...fields,
			zip: zipOf(fields.location),
			textHash: hashOf(text),
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
	await setPhotos(tx, id, photoIds);
	await announceListing(tx, id);
	await enqueueMatching(tx, id);
	if (before && before.amountCents > fields.amountCents) await recordPriceDrop(tx, id);
}

/**
 * Why a moderator should see it first, or null. Whatever makes a listing public asks here: a new post, a change, a
 * renewal, a repost.
 */
export async function reasonToHold(
	tx: Tx,
	{ id, kind, fields, suspicion }: Pick<NewListing, "kind" | "fields" | "suspicion"> & { id?: string },
): Promise<string | null> {
	if (suspicion) return suspicion;
	const text = normalizedTextOf(kind, fields);
	return (await isRepeatedText(tx, text, fields.email, id)) ?? (await findOffense(tx, fields));
}

/** The same for a listing as it is stored, when it is put up again without a change. */
export async function heldAgain(tx: Tx, id: string): Promise<{ held?: true; heldReason?: string }> {
	const [stored] = await tx.select().from(listings).where(eq(listings.id, id));
	if (!stored) return {};
	const suspicion = suspicionOf({ trap: "", begun: "", now: 0, description: stored.description });
	const heldReason = await reasonToHold(tx, { id, kind: stored.kind, fields: stored, suspicion });
	return heldReason === null ? {} : { held: true, heldReason };
}

/** For a wanted item, 'sold' means found. */
export async function closeListing(tx: Tx, id: string, status: "sold" | "removed"): Promise<void> {
	await tx
		.update(listings)
		.set({ status, version: sql`${listings.version} + 1`, updatedAt: sql`now()` })
		.where(eq(listings.id, id));
	await announceListing(tx, id);
}

/** Invalidates the lists and this listing's page. */
export async function announceListing(tx: Tx, id: string): Promise<void> {
	await announceChange(tx, "listings", listingTag(id));
}

export function listingTag(id: string): string {
	return `listing:${id}`;
}

export function daysFromNow(days: number, from = new Date()): Date {
	return new Date(from.getTime() + days * 86_400_000);
}

async function findBySubmissionKey(tx: Tx, submissionKey: string): Promise<{ id: string; held: boolean }> {
	const [row] = await tx
		.select({ id: listings.id, held: listings.held })
		.from(listings)
		.where(eq(listings.submissionKey, submissionKey));
	if (!row) throw new Error("A listing with this submission key vanished.");
	return row;
}

/** The second person with the same words has copied them; one person may have several of a kind. */
async function isRepeatedText(
	tx: Tx,
	text: string,
	email: string,
	exceptId?: string,
): Promise<string | null> {
	const earlier = await tx
		.select({ email: listings.email })
		.from(listings)
		.where(
			and(
				eq(listings.textHash, hashOf(text)),
				gt(listings.createdAt, sql`now() - interval '30 days'`),
				exceptId ? ne(listings.id, exceptId) : undefined,
			),
		)
		.limit(MAX_REPEATED_TEXTS);
	if (earlier.length >= MAX_REPEATED_TEXTS) return "The same text was posted several times.";
	const isCopied = earlier.some((one) => !isSameAddress(one.email, email));
	return isCopied && text.length >= MIN_COPIED_LETTERS ? "Someone else posted the same text." : null;
}

function normalizedTextOf(kind: ListingKind, { title, description }: ListingFields): string {
	return normalizeText(kind, title, description);
}

function hashOf(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}
