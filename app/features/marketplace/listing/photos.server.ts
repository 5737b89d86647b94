// Photos of listings: re-encoded to three widths, in storage under names of ours.
// The row comes first and the files after it, so that whatever a crash leaves behind is found by the sweep.
import { stat } from "node:fs/promises";
import { and, eq, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/db.server.ts";
import { type ImageProblem, makeWebpWidths, type WebpWidths } from "#app/platform/images.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { networkOf } from "#app/platform/networks.server.ts";
import { deleteAll, newKey, putBytes } from "#app/platform/storage.server.ts";
import { takeFromUploadBudget } from "#app/platform/upload-budget.server.ts";
import { listingPhotos, listings } from "#db/schema.ts";
import { type ListingKind, MAX_PHOTOS, type Photo } from "./listing.ts";

export type StoredPhoto = Photo & { id: string };

export type PhotoRefusal = ImageProblem | "over-budget";

export type MadePhoto = Extract<WebpWidths, { ok: true }>;

/** Stores a photo that waits for its listing. `input` is a file's path, or its bytes. */
export async function storePhoto(
	input: string | Buffer,
	clientAddress?: string,
): Promise<{ ok: true; photo: StoredPhoto } | { ok: false; reason: PhotoRefusal }> {
	if (clientAddress !== undefined && !(await takeFromUploadBudget(clientAddress, await sizeOf(input))).ok)
		return { ok: false, reason: "over-budget" };
	const made = await makePhoto(input, clientAddress);
	return made.ok ? { ok: true, photo: await keepPhoto(made.photo) } : made;
}

export async function makePhoto(
	input: string | Buffer,
	clientAddress?: string,
): Promise<{ ok: true; photo: MadePhoto } | { ok: false; reason: ImageProblem }> {
	const client = clientAddress === undefined ? undefined : networkOf(clientAddress);
	const made = await makeWebpWidths(input, { client });
	return made.ok ? { ok: true, photo: made } : made;
}

export async function keepPhoto({ width, height, bytes, images }: MadePhoto): Promise<StoredPhoto> {
	const key = newKey("photos");
	const widths = images.map((image) => image.width);
	const [row] = await db()
		.insert(listingPhotos)
		.values({ storageKey: key, width, height, widths, bytes })
		.returning({ id: listingPhotos.id });
	if (!row) throw new Error("The photo was not stored.");
	try {
		for (const image of images)
			await putBytes(`${key}/${image.width}.webp`, image.data, { contentType: "image/webp" });
	} catch (error) {
		await discardPhotos([row.id]);
		throw error;
	}
	return { id: row.id, key, width, height, widths };
}

async function sizeOf(input: string | Buffer): Promise<number> {
	return typeof input === "string" ? (await stat(input)).size : input.length;
}

/** All of them or none: one that is no photo leaves nothing of the others behind. */
export async function storePhotos(
	files: readonly { path: string; fileName: string }[],
	clientAddress?: string,
): Promise<{ ok: true; ids: string[] } | { ok: false; reason: PhotoRefusal; fileName: string }> {
	const ids: string[] = [];
	try {
		for (const { path, fileName } of files) {
			const stored = await storePhoto(path, clientAddress);
			if (!stored.ok) {
				await discardPhotos(ids);
				return { ok: false, reason: stored.reason, fileName };
			}
			ids.push(stored.photo.id);
		}
	} catch (error) {
		await discardPhotos(ids);
		throw error;
	}
	return { ok: true, ids };
}

/** Only photos that still wait; those of a listing stay. */
export async function discardPhotos(ids: readonly string[]): Promise<void> {
	for (const id of ids)
		await db().transaction(async (tx) => {
			// Held until the files are gone. A post that is just taking the photo comes first: its row no longer waits.
			const [waiting] = await tx
				.select({ key: listingPhotos.storageKey })
				.from(listingPhotos)
				.where(and(eq(listingPhotos.id, id), isNull(listingPhotos.listingId)))
				.for("update");
			if (!waiting) return;
			await deleteAll(waiting.key);
			await tx.delete(listingPhotos).where(eq(listingPhotos.id, id));
		});
}

/** Uploaded for a post that has not come yet. */
const isWaiting = and(isNull(listingPhotos.listingId), isNull(listingPhotos.removedAt));

/** Gives the listing exactly these photos in this order. Left-out ones are unreachable at once and swept later. */
export async function arrangePhotos(tx: Tx, listingId: string, ids: readonly string[]): Promise<void> {
	const wanted = [...new Set(ids)].slice(0, MAX_PHOTOS);
	await tx
		.update(listingPhotos)
		.set({ listingId: null, removedAt: sql`now()` })
		.where(and(eq(listingPhotos.listingId, listingId), notInArray(listingPhotos.id, wanted)));
	for (const [position, id] of wanted.entries())
		await tx
			.update(listingPhotos)
			.set({ listingId, position })
			.where(and(eq(listingPhotos.id, id), or(isWaiting, eq(listingPhotos.listingId, listingId))));
}

export async function photosOf(listingId: string): Promise<StoredPhoto[]> {
	return db()
		.select({
			id: listingPhotos.id,
			key: listingPhotos.storageKey,
			width: listingPhotos.width,
			height: listingPhotos.height,
			widths: listingPhotos.widths,
		})
		.from(listingPhotos)
		.where(eq(listingPhotos.listingId, listingId))
		.orderBy(listingPhotos.position, listingPhotos.id);
}

export type PhotoAccess =
	| { state: "public" }
	/** Uploaded, not posted yet: only its uploader knows the address. */
	| { state: "waiting" }
	/** Its listing is hidden, closed or deleted. */
	| { state: "hidden"; listingId: string; kind: ListingKind };

/** Who may see a photo now; null when nobody may. Asked at every request, so that hiding works at once. */
export async function photoAccess(storageKey: string): Promise<PhotoAccess | null> {
	const [row] = await db()
		.select({
			removedAt: listingPhotos.removedAt,
			listingId: listingPhotos.listingId,
			kind: listings.kind,
			isPublic: listings.isPublic,
		})
		.from(listingPhotos)
		.leftJoin(listings, eq(listings.id, listingPhotos.listingId))
		.where(eq(listingPhotos.storageKey, storageKey));
	if (!row || row.removedAt) return null;
	if (!row.listingId || !row.kind) return { state: "waiting" };
	if (row.isPublic) return { state: "public" };
	return { state: "hidden", listingId: row.listingId, kind: row.kind };
}

const SWEPT_AT_ONCE = 500;

/** Removes photos whose post never came, or whose listing let them go. */
export async function sweepPhotos(olderThanHours = 24): Promise<number> {
	const abandoned = await db()
		.select({ id: listingPhotos.id })
		.from(listingPhotos)
		.where(
			and(
				isNull(listingPhotos.listingId),
				lt(listingPhotos.createdAt, sql`now() - make_interval(hours => ${olderThanHours})`),
			),
		)
		.limit(SWEPT_AT_ONCE);
	await discardPhotos(abandoned.map(({ id }) => id));
	return abandoned.length;
}

export const photoSweepJob = defineJob("photo-sweep", {
	cron: "41 * * * *",
	retryLimit: 2,
	retryDelay: 60,
	expireInSeconds: 600,
	pollSeconds: 30,
	async handler() {
		while ((await sweepPhotos()) === SWEPT_AT_ONCE);
	},
});
