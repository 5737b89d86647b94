// Photos of listings. The row is written before the files, so that the sweep finds whatever a crash leaves behind.
import { stat } from "node:fs/promises";
import { and, eq, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { deleteAll } from "#app/platform/files/storage.server.ts";
import {
	type AddedRow,
	type Kept,
	type RefusedUpload,
	receiveUpload,
} from "#app/platform/files/uploads.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { listingPhotos, listings } from "#db/schema.ts";
import { type ListingKind, MAX_PHOTOS_PER_LISTING, type Photo } from "./listing.ts";

export type StoredPhoto = Photo & { id: string };

export type PhotoRefusal = Exclude<RefusedUpload["reason"], "wrong-type">;

/**
 * Stores a photo that is not attached to a listing yet. `input` is a file path or the bytes. Until it is posted, only
 * the browser behind `uploaderHash` sees it.
 */
export async function storePhoto(
	input: string | Buffer,
	clientAddress?: string,
	uploaderHash?: Buffer,
): Promise<{ ok: true; photo: StoredPhoto } | { ok: false; reason: PhotoRefusal }> {
	const bytes = typeof input === "string" ? (await stat(input)).size : input.length;
	const received = await receiveUpload("listing-photo", { path: input, bytes }, { clientAddress }, (kept) =>
		addPhoto(kept, uploaderHash),
	);
	if (received.ok) return { ok: true, photo: received.row };
	return { ok: false, reason: received.reason === "wrong-type" ? "not-an-image" : received.reason };
}

export async function addPhoto(
	{ storageKey: key, width, height, widths, bytes }: Kept,
	uploaderHash?: Buffer,
): Promise<AddedRow<StoredPhoto>> {
	const [row] = await db()
		.insert(listingPhotos)
		.values({ storageKey: key, width, height, widths, bytes, uploaderHash })
		.returning({ id: listingPhotos.id });
	if (!row) throw new Error("The photo was not stored.");
	return { row: { id: row.id, key, width, height, widths }, isNew: true };
}

/** All or none: if one file is not a photo, none of them is stored. If the store fails, the sweep deletes the others. */
export async function storePhotos(
	files: readonly { path: string; fileName: string }[],
	clientAddress?: string,
	uploaderHash?: Buffer,
): Promise<{ ok: true; ids: string[] } | { ok: false; reason: PhotoRefusal; fileName: string }> {
	const ids: string[] = [];
	for (const { path, fileName } of files) {
		const stored = await storePhoto(path, clientAddress, uploaderHash);
		if (!stored.ok) {
			await discardPhotos(ids);
			return { ok: false, reason: stored.reason, fileName };
		}
		ids.push(stored.photo.id);
	}
	return { ok: true, ids };
}

/** Deletes only photos that are not attached to a listing. */
export async function discardPhotos(ids: readonly string[]): Promise<void> {
	for (const id of ids) {
		const isLoose = and(eq(listingPhotos.id, id), isNull(listingPhotos.listingId));
		// From here on no post can attach it. If one did before, the row no longer matches.
		const [discarded] = await db()
			.update(listingPhotos)
			.set({ removedAt: sql`coalesce(${listingPhotos.removedAt}, now())` })
			.where(isLoose)
			.returning({ key: listingPhotos.storageKey });
		if (!discarded) continue;
		await deleteAll(discarded.key);
		await db().delete(listingPhotos).where(isLoose);
	}
}

/** Uploaded for a listing that is not posted yet. */
const isUnattached = and(isNull(listingPhotos.listingId), isNull(listingPhotos.removedAt));

/** Gives the listing exactly these photos in this order. Others are hidden immediately and deleted later. */
export async function setPhotos(tx: Tx, listingId: string, ids: readonly string[]): Promise<void> {
	const wanted = [...new Set(ids)].slice(0, MAX_PHOTOS_PER_LISTING);
	await tx
		.update(listingPhotos)
		.set({ listingId: null, removedAt: sql`now()` })
		.where(and(eq(listingPhotos.listingId, listingId), notInArray(listingPhotos.id, wanted)));
	for (const [position, id] of wanted.entries())
		await tx
			.update(listingPhotos)
			.set({ listingId, position })
			.where(and(eq(listingPhotos.id, id), or(isUnattached, eq(listingPhotos.listingId, listingId))));
}

const photoColumns = {
	id: listingPhotos.id,
	key: listingPhotos.storageKey,
	width: listingPhotos.width,
	height: listingPhotos.height,
	widths: listingPhotos.widths,
};

/** Photos of a listing that is not posted yet, in the order of the ids. */
export async function findWaitingPhotos(ids: readonly string[]): Promise<StoredPhoto[]> {
	if (ids.length === 0) return [];
	const rows = await db()
		.select(photoColumns)
		.from(listingPhotos)
		.where(and(inArray(listingPhotos.id, [...ids]), isUnattached));
	return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export async function findPhotos(listingId: string): Promise<StoredPhoto[]> {
	return db()
		.select(photoColumns)
		.from(listingPhotos)
		.where(eq(listingPhotos.listingId, listingId))
		.orderBy(listingPhotos.position, listingPhotos.id);
}

export type PhotoAccess =
	| { state: "public" }
	/** Not posted yet: only its uploader sees it. Null for one from before we stored that, for a day. */
	| { state: "waiting"; uploaderHash: Buffer | null }
	/** The listing is hidden, closed or deleted. */
	| { state: "hidden"; listingId: string; kind: ListingKind };

/**
 * Who may see a photo; null when nobody may. Checked on every request, so that hiding a listing takes effect
 * immediately.
 */
export async function findPhotoAccess(storageKey: string): Promise<PhotoAccess | null> {
	const [row] = await db()
		.select({
			removedAt: listingPhotos.removedAt,
			uploaderHash: listingPhotos.uploaderHash,
			listingId: listingPhotos.listingId,
			kind: listings.kind,
			isPublic: listings.isPublic,
		})
		.from(listingPhotos)
		.leftJoin(listings, eq(listings.id, listingPhotos.listingId))
		.where(eq(listingPhotos.storageKey, storageKey));
	if (!row || row.removedAt) return null;
	if (!row.listingId || !row.kind) return { state: "waiting", uploaderHash: row.uploaderHash };
	if (row.isPublic) return { state: "public" };
	return { state: "hidden", listingId: row.listingId, kind: row.kind };
}

const SWEEP_BATCH_SIZE = 500;

/** Deletes photos that were never posted or were removed from their listing. */
export async function deleteUnusedPhotos(olderThanHours = 24): Promise<number> {
	const abandoned = await db()
		.select({ id: listingPhotos.id })
		.from(listingPhotos)
		.where(
			and(
				isNull(listingPhotos.listingId),
				lt(listingPhotos.createdAt, sql`now() - make_interval(hours => ${olderThanHours})`),
			),
		)
		.limit(SWEEP_BATCH_SIZE);
	await discardPhotos(abandoned.map(({ id }) => id));
	return abandoned.length;
}

export const photoSweepJob = defineJob("photo-sweep", {
	cron: "41 * * * *",
	expireInSeconds: 600,
	async handler() {
		while ((await deleteUnusedPhotos()) === SWEEP_BATCH_SIZE);
	},
});
