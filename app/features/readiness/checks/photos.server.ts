// Photos of single measures, one each. Private like the files of the intake and in the same storage. What we keep is
// re-encoded, so it carries no location, only the day it was taken is kept, and a JPEG, so that it fits into the PDF.
import { Readable } from "node:stream";
import { and, asc, eq, isNull } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { type ImageProblem, MAX_IMAGE_BYTES, makeJpeg } from "#app/platform/files/images.server.ts";
import { scanFile } from "#app/platform/files/malware.server.ts";
import { newKey, putBytes, readStream, remove } from "#app/platform/files/storage.server.ts";
import type { UploadedFile } from "#app/platform/http/multipart.server.ts";
import { intakeFiles } from "#db/schema.ts";
import type { CheckPhoto } from "../photo.ts";
import { allMeasures, type MeasureId } from "../rules/measures.ts";

/** The intake's nightly job deletes files under this prefix that no row knows. */
const STORAGE_PREFIX = "intake";
const FIELD_PREFIX = "readiness.";
const PHOTO_WIDTH = 1_200;

export type StoredPhoto = CheckPhoto & { storageKey: string };
export type StorePhotoResult = { ok: true; photo: CheckPhoto } | { ok: false; message: string };

const columns = {
	id: intakeFiles.id,
	field: intakeFiles.field,
	storageKey: intakeFiles.storageKey,
	createdAt: intakeFiles.createdAt,
	takenOn: intakeFiles.takenOn,
};

/** A new photo replaces the earlier one of the same measure. */
export async function storePhoto(
	checkId: string,
	measureId: string,
	upload: UploadedFile,
	client: string,
): Promise<StorePhotoResult> {
	const measure = allMeasures.find(({ id }) => id === measureId);
	const name = upload.fileName || "The photo";
	if (!measure) return { ok: false, message: "You can't add a photo to this question." };
	if (upload.bytes > MAX_IMAGE_BYTES) return { ok: false, message: problemText(name, "too-large") };
	const scanned = await scanFile(upload.path);
	if (scanned === "infected")
		return { ok: false, message: `Our virus scanner found something in ${name}, so we didn't store it.` };
	if (scanned === "unavailable")
		return {
			ok: false,
			message: "We can't check photos for viruses right now. Try again in a few minutes.",
		};
	const made = await makeJpeg(upload.path, { width: PHOTO_WIDTH, client });
	if (!made.ok) return { ok: false, message: problemText(name, made.reason) };

	const storageKey = newKey(STORAGE_PREFIX);
	await putBytes(storageKey, made.data, { contentType: "image/jpeg" });
	const field = FIELD_PREFIX + measure.id;
	const { row, replaced } = await db().transaction(async (tx) => {
		const replaced = await tx
			.delete(intakeFiles)
			.where(and(eq(intakeFiles.checkId, checkId), eq(intakeFiles.field, field), isNull(intakeFiles.leadId)))
			.returning({ storageKey: intakeFiles.storageKey });
		// A photo already sent to the office stays there.
		await tx
			.update(intakeFiles)
			.set({ checkId: null })
			.where(and(eq(intakeFiles.checkId, checkId), eq(intakeFiles.field, field)));
		const [row] = await tx
			.insert(intakeFiles)
			.values({
				checkId,
				field,
				storageKey,
				fileName: `${measure.name}.jpg`,
				contentType: "image/jpeg",
				bytes: made.data.length,
				takenOn: made.takenOn,
			})
			.returning(columns);
		return { row, replaced };
	});
	for (const old of replaced) await remove(old.storageKey).catch(() => undefined);
	if (!row) throw new Error("The photo's row was not stored.");
	return { ok: true, photo: toPhoto(row) };
}

export async function photosOf(checkId: string): Promise<StoredPhoto[]> {
	const rows = await db()
		.select(columns)
		.from(intakeFiles)
		.where(eq(intakeFiles.checkId, checkId))
		.orderBy(asc(intakeFiles.createdAt), asc(intakeFiles.id));
	return rows.map((row) => ({ ...toPhoto(row), storageKey: row.storageKey }));
}

export async function removePhoto(checkId: string, photoId: string): Promise<boolean> {
	if (!isUuid(photoId)) return false;
	const own = and(eq(intakeFiles.id, photoId), eq(intakeFiles.checkId, checkId));
	const [gone] = await db()
		.delete(intakeFiles)
		.where(and(own, isNull(intakeFiles.leadId)))
		.returning({ storageKey: intakeFiles.storageKey });
	if (gone) {
		await remove(gone.storageKey).catch(() => undefined);
		return true;
	}
	const kept = await db()
		.update(intakeFiles)
		.set({ checkId: null })
		.where(own)
		.returning({ id: intakeFiles.id });
	return kept.length > 0;
}

/** Shown in the page, which is safe because we encoded it ourselves. */
export async function photoResponse(checkId: string, photoId: string): Promise<Response | null> {
	if (!isUuid(photoId)) return null;
	const [row] = await db()
		.select(columns)
		.from(intakeFiles)
		.where(and(eq(intakeFiles.id, photoId), eq(intakeFiles.checkId, checkId)));
	const stored = row && (await readStream(row.storageKey));
	if (!stored) return null;
	return new Response(Readable.toWeb(stored.stream) as ReadableStream<Uint8Array>, {
		headers: {
			"Content-Type": "image/jpeg",
			"Content-Length": String(stored.bytes),
			"Content-Security-Policy": "default-src 'none'; sandbox",
			"Cache-Control": "private, max-age=86400",
			"Content-Encoding": "identity",
		},
	});
}

type Row = { id: string; field: string; createdAt: Date; takenOn: string | null };

function toPhoto({ id, field, createdAt, takenOn }: Row): CheckPhoto {
	return { id, measureId: field.slice(FIELD_PREFIX.length) as MeasureId, addedAt: createdAt, takenOn };
}

function problemText(name: string, problem: ImageProblem): string {
	switch (problem) {
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
