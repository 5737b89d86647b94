// Photos of single measures, one each, and private. What we keep carries no location, only
// the day in the file is kept beside it.
import { buffer } from "node:stream/consumers";
import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { fileResponseOf, readStream, remove } from "#app/platform/files/storage.server.ts";
import {
	encodedFile,
	keepFiles,
	type RefusedUpload,
	receiveUpload,
	removeUnknownFiles,
	uploadKinds,
} from "#app/platform/files/uploads.server.ts";
import type { UploadedFile, UploadRefusal } from "#app/platform/http/multipart.server.ts";
import { readinessPhotos } from "#db/schema.ts";
import { type CheckPhoto, PHOTO_FIELD, photoName } from "../photo.ts";
import { allMeasures, type MeasureId } from "../rules/measures.ts";

export type StoredPhoto = CheckPhoto & { storageKey: string };
export type StorePhotoResult = { ok: true; photo: StoredPhoto } | { ok: false; message: string };

const columns = {
	id: readinessPhotos.id,
	measureId: sql<MeasureId>`${readinessPhotos.measure}`,
	storageKey: readinessPhotos.storageKey,
	addedAt: readinessPhotos.createdAt,
	takenOn: readinessPhotos.takenOn,
};

/** Photos posted with a form, and what is wrong with those that are not kept, per measure. */
export async function storePhotos(
	checkId: string,
	files: readonly UploadedFile[],
	clientAddress: string,
): Promise<{ photos: StoredPhoto[]; problems: Record<string, string> }> {
	const photos: StoredPhoto[] = [];
	const problems: Record<string, string> = {};
	for (const file of files) {
		const measureId = file.field.startsWith(PHOTO_FIELD) ? file.field.slice(PHOTO_FIELD.length) : "";
		const stored = await storePhoto(checkId, measureId, file, clientAddress);
		if (stored.ok) photos.push(stored.photo);
		else problems[measureId] = stored.message;
	}
	return { photos, problems };
}

/** A new photo replaces the earlier one of the same measure. */
export async function storePhoto(
	checkId: string,
	measureId: string,
	upload: UploadedFile,
	clientAddress: string,
): Promise<StorePhotoResult> {
	const measure = allMeasures.find(({ id }) => id === measureId);
	if (!measure) return { ok: false, message: "You can't add a photo to this question." };
	const received = await receiveUpload("check-photo", upload, { clientAddress }, async (kept) => {
		const { storageKey, bytes, takenOn } = kept;
		const { row, replaced } = await db().transaction(async (tx) => {
			const isSame = and(eq(readinessPhotos.checkId, checkId), eq(readinessPhotos.measure, measure.id));
			const replaced = await tx.delete(readinessPhotos).where(isSame).returning(columns);
			const values = { checkId, measure: measure.id, storageKey, bytes, takenOn };
			const [row] = await tx.insert(readinessPhotos).values(values).returning(columns);
			return { row, replaced };
		});
		for (const photo of replaced) await removeFile(photo);
		if (!row) throw new Error("The photo's row was not stored.");
		return { row, isNew: true };
	});
	if (received.ok) return { ok: true, photo: received.row };
	return { ok: false, message: problemText(upload.fileName || "The photo", received) };
}

export async function photosOf(checkId: string): Promise<StoredPhoto[]> {
	return db()
		.select(columns)
		.from(readinessPhotos)
		.where(eq(readinessPhotos.checkId, checkId))
		.orderBy(asc(readinessPhotos.createdAt), asc(readinessPhotos.id));
}

export async function removePhoto(checkId: string, photoId: string): Promise<boolean> {
	if (!isUuid(photoId)) return false;
	const [gone] = await db().delete(readinessPhotos).where(isPhoto(checkId, photoId)).returning(columns);
	if (gone) await removeFile(gone);
	return gone !== undefined;
}

/** Shown in the page, which is safe because we encoded it ourselves. */
export async function photoResponse(checkId: string, photoId: string): Promise<Response | null> {
	if (!isUuid(photoId)) return null;
	const [row] = await db().select(columns).from(readinessPhotos).where(isPhoto(checkId, photoId));
	if (!row) return null;
	return fileResponseOf(row.storageKey, {
		"Content-Type": "image/jpeg",
		"Cache-Control": "private, max-age=86400",
	});
}

/** For a request to do the work, which keeps the photos as they are today. They are stored before its transaction. */
export async function copyPhotos(checkId: string) {
	const copies: {
		field: string;
		fileName: string;
		storageKey: string;
		contentType: string;
		bytes: number;
	}[] = [];
	for (const { storageKey, measureId } of await photosOf(checkId)) {
		const stored = await readStream(storageKey);
		if (!stored) continue;
		const facts = { contentType: "image/jpeg", width: 0, height: 0 };
		const file = encodedFile(await buffer(stored.stream), facts);
		const named = { field: `readiness.${measureId}`, fileName: photoName(measureId) };
		copies.push(
			await keepFiles("document", [file], async ({ storageKey, contentType, bytes }) => ({
				row: { ...named, storageKey, contentType, bytes },
				isNew: true,
			})),
		);
	}
	return copies;
}

/** Nightly: the files of checks that are gone, and of uploads that broke off. */
export async function removeUnknownPhotos(): Promise<void> {
	await removeUnknownFiles(
		"check-photo",
		async (key) => (await db().$count(readinessPhotos, eq(readinessPhotos.storageKey, key))) > 0,
	);
}

function isPhoto(checkId: string, photoId: string) {
	return and(eq(readinessPhotos.id, photoId), eq(readinessPhotos.checkId, checkId));
}

/** An early photo is in the intake's folder, where a request may have it too: the nightly job looks for both. */
async function removeFile({ storageKey }: { storageKey: string }): Promise<void> {
	if (storageKey.startsWith(`${uploadKinds["check-photo"].folder}/`))
		await remove(storageKey).catch(() => undefined);
}

export function photoRefusalMessage({ reason, fileName }: UploadRefusal): string {
	if (reason === "too-large")
		return `${fileName || "That file"} is too large. A photo can be up to 25 MB, and the photos for one stop up to 100 MB in total.`;
	if (reason === "too-many-files") return "Add one photo per question.";
	if (reason === "aborted") return "The connection was lost before everything arrived. Send it again.";
	return "Part of the form didn't arrive. Send it again.";
}

/** `why` says which daily limit was reached. */
export function overBudgetMessage(why: string): string {
	return `${why} Try again tomorrow. Your answers are saved.`;
}

function problemText(name: string, refusal: RefusedUpload): string {
	switch (refusal.reason) {
		case "over-budget":
			return overBudgetMessage(refusal.why);
		case "infected":
			return `Our virus scanner found something in ${name}, so we didn't store it.`;
		case "not-scanned":
			return "We can't check photos for viruses right now. Try again in a few minutes.";
		case "too-large":
			return `${name} is larger than 25 MB. Send a smaller photo.`;
		case "too-many-pixels":
			return `${name} has too many pixels. Send a smaller photo.`;
		case "heic-not-supported":
			return `We can't read ${name}. Send it as a JPEG, for example as a screenshot.`;
		case "not-an-image":
			return `${name} isn't a photo we can read. Send a JPG, PNG, WebP or HEIC photo.`;
		default:
			return `${name} is damaged. Take the photo again.`;
	}
}
