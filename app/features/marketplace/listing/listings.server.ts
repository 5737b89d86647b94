// Reads and closes listings. Every write invalidates the cached pages that show the listing.
import { and, eq, sql } from "drizzle-orm";
import { compactAge } from "#app/features/company/dates.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { announceChange } from "#app/platform/http/page-tags.server.ts";
import { listings } from "#db/schema.ts";
import type { ListingKind, PublicListing } from "./listing.ts";
import { publicColumns } from "./listing-columns.server.ts";
import { findPhotos } from "./photos.server.ts";

/** Null unless it exists, is of this kind, active and not hidden. */
export async function findPublicListing(
	kind: ListingKind,
	id: string,
	now = new Date(),
): Promise<PublicListing | null> {
	if (!isUuid(id)) return null;
	const [row] = await db()
		.select(publicColumns)
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
