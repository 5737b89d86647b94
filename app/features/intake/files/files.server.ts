// Uploaded plans and photos. Private, checked by content, and stored under generated keys.
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { scanFile } from "#app/platform/files/malware.server.ts";
import { newKey, putStream, readStream, remove } from "#app/platform/files/storage.server.ts";
import type { UploadedFile } from "#app/platform/http/multipart.server.ts";
import { intakeFiles, leads } from "#db/schema.ts";
import { lockDraft, touchDraft } from "../drafts/drafts.server.ts";
import type { FileType } from "../field.ts";
import { attachmentHeader } from "./attachment.ts";
import {
	contentTypeOf,
	type DraftFile,
	detectFileType,
	fileField,
	findSizeProblem,
	isPhotoType,
	SIGNATURE_BYTES,
	wrongTypeMessage,
} from "./file-rules.ts";

export const STORAGE_PREFIX = "intake";

export type StoredIntakeFile = Omit<DraftFile, "isPhoto"> & { storageKey: string; contentType: string };
export type StoreFileResult = { ok: true; file: DraftFile } | { ok: false; field: string; message: string };

const columns = {
	id: intakeFiles.id,
	field: intakeFiles.field,
	fileName: intakeFiles.fileName,
	bytes: intakeFiles.bytes,
	storageKey: intakeFiles.storageKey,
	contentType: intakeFiles.contentType,
};

/**
 * Moves an uploaded file to storage, then inserts its row. A retry with the same key, after a lost response, returns
 * the same file.
 */
export async function storeFile(
	draftId: string,
	upload: UploadedFile,
	uploadKey = "",
): Promise<StoreFileResult> {
	const field = fileField(upload.field);
	const refuse = (message: string): StoreFileResult => ({ ok: false, field: upload.field, message });
	if (!field) return refuse("You can't add files to this question.");
	const fileName = upload.fileName || "Unnamed file";
	const tooBig = findSizeProblem({ fileName, bytes: upload.bytes }, []);
	if (tooBig) return refuse(tooBig);
	const type = detectFileType(await readHead(upload.path));
	if (!type || !field.accept.includes(type)) return refuse(wrongTypeMessage(field, fileName));

	const infected = await findMalware(upload.path, fileName);
	if (infected) return refuse(infected);
	const content = await putContent(upload, type);
	// If the database fails here, the row may or may not exist. Keep the file; the nightly job cleans up.
	const { stored, isNew } = await addRow(draftId, {
		...(/^[0-9a-f]{32}$/.test(uploadKey) ? { id: uploadKey } : {}),
		field: field.name,
		fileName,
		...content,
	});
	if (!isNew) await remove(content.storageKey);
	return stored;
}

/** Files that came after the request itself, through the link in a mail. */
const LATER_FIELD = "sentLater";

export async function addLeadFile(leadId: string, upload: UploadedFile): Promise<StoreFileResult> {
	const refuse = (message: string): StoreFileResult => ({ ok: false, field: LATER_FIELD, message });
	const fileName = upload.fileName || "Unnamed file";
	const type = detectFileType(await readHead(upload.path));
	if (!type) return refuse(`${fileName} is not a file we can read here. Send a photo, a PDF or a DWG.`);
	const infected = await findMalware(upload.path, fileName);
	if (infected) return refuse(infected);
	const content = await putContent(upload, type);
	const { stored, isNew } = await addLeadRow(leadId, fileName, content);
	// Without a row, the nightly job deletes what stays behind if this fails.
	if (!isNew) await remove(content.storageKey).catch(() => undefined);
	return stored;
}

/** Limits are checked while the lead is locked, so that parallel uploads cannot exceed them together. */
function addLeadRow(
	leadId: string,
	fileName: string,
	content: Awaited<ReturnType<typeof putContent>>,
): Promise<AddedRow> {
	return db().transaction(async (tx) => {
		await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for("update");
		const present = await tx.select(columns).from(intakeFiles).where(eq(intakeFiles.leadId, leadId));
		const row = { ...content, fileName, field: LATER_FIELD };
		const earlier = present.find((file) => isSameFile(file, row));
		if (earlier) return { stored: { ok: true, file: toDraftFile(earlier) }, isNew: false };
		const problem = findSizeProblem(row, present);
		if (problem) return { stored: { ok: false, field: LATER_FIELD, message: problem }, isNew: false };
		const stored = await insertFile(tx, { ...row, leadId });
		if (!stored) throw new Error("The file's row was not stored.");
		return { stored: { ok: true, file: toDraftFile(stored) }, isNew: true };
	});
}

async function findMalware(path: string, fileName: string): Promise<string | null> {
	const scanned = await scanFile(path);
	if (scanned === "infected")
		return `Our virus scanner found something in ${fileName}, so we didn't store it.`;
	if (scanned === "unavailable")
		return "We can't check files for viruses right now. Try again in a few minutes.";
	return null;
}

async function putContent(upload: UploadedFile, type: FileType) {
	const storageKey = newKey(STORAGE_PREFIX);
	const contentType = contentTypeOf(type);
	await putStream(storageKey, createReadStream(upload.path), { contentType, bytes: upload.bytes });
	return { storageKey, contentType, bytes: upload.bytes };
}

export async function filesOfDraft(draftId: string): Promise<DraftFile[]> {
	const rows = await db()
		.select(columns)
		.from(intakeFiles)
		.where(eq(intakeFiles.draftId, draftId))
		.orderBy(asc(intakeFiles.createdAt), asc(intakeFiles.id));
	return rows.map(toDraftFile);
}

export async function filesOfLead(leadId: string): Promise<StoredIntakeFile[]> {
	return db()
		.select(columns)
		.from(intakeFiles)
		.where(eq(intakeFiles.leadId, leadId))
		.orderBy(asc(intakeFiles.createdAt), asc(intakeFiles.id));
}

/** Only for the owner of the draft, and only until it is submitted. */
export async function removeFile(draftId: string, fileId: string): Promise<boolean> {
	if (!isId(fileId)) return false;
	const [gone] = await db()
		.delete(intakeFiles)
		.where(and(eq(intakeFiles.id, fileId), eq(intakeFiles.draftId, draftId), isNull(intakeFiles.leadId)))
		.returning({ storageKey: intakeFiles.storageKey });
	// If this fails, the nightly job deletes the file, which has no row.
	if (gone) await remove(gone.storageKey).catch(() => undefined);
	return gone !== undefined;
}

/** A file of a submitted questionnaire. The caller must check that an admin is signed in. Drafts stay private. */
export async function findSubmittedFile(fileId: string): Promise<StoredIntakeFile | null> {
	if (!isId(fileId)) return null;
	const [row] = await db()
		.select(columns)
		.from(intakeFiles)
		.where(and(eq(intakeFiles.id, fileId), isNotNull(intakeFiles.leadId)));
	return row ?? null;
}

export async function findDraftFile(draftId: string, fileId: string): Promise<StoredIntakeFile | null> {
	if (!isId(fileId)) return null;
	const [row] = await db()
		.select(columns)
		.from(intakeFiles)
		.where(and(eq(intakeFiles.id, fileId), eq(intakeFiles.draftId, draftId)));
	return row ?? null;
}

/** Always a download, so that uploaded content never runs on our origin. */
export async function fileResponse(file: StoredIntakeFile): Promise<Response | null> {
	const stored = await readStream(file.storageKey);
	if (!stored) return null;
	return new Response(Readable.toWeb(stored.stream) as ReadableStream<Uint8Array>, {
		headers: {
			"Content-Type": file.contentType,
			"Content-Length": String(stored.bytes),
			"Content-Disposition": attachmentHeader(file.fileName),
			"Content-Security-Policy": "default-src 'none'; sandbox",
			"X-Content-Type-Options": "nosniff",
			"Cache-Control": "private, no-store",
			// Prevents compression, which would buffer the whole file in memory.
			"Content-Encoding": "identity",
		},
	});
}

/** `isNew`: whether the row refers to the content that was just stored. */
type AddedRow = { stored: StoreFileResult; isNew: boolean };
type NewRow = Omit<typeof intakeFiles.$inferInsert, "draftId">;

/** Limits are checked while the draft is locked, so that parallel uploads cannot exceed them together. */
function addRow(draftId: string, row: NewRow): Promise<AddedRow> {
	const refuse = (message: string) =>
		({ stored: { ok: false, field: row.field, message }, isNew: false }) as const;
	return db().transaction(async (tx) => {
		const draft = await lockDraft(tx, draftId);
		if (!draft || draft.leadId) return refuse("This questionnaire has been submitted already.");
		const present = await tx.select(columns).from(intakeFiles).where(eq(intakeFiles.draftId, draftId));
		const earlier = present.find((file) => withoutDashes(file.id) === row.id);
		if (earlier && isSameFile(earlier, row))
			return { stored: { ok: true, file: toDraftFile(earlier) }, isNew: false };
		const problem = findSizeProblem(row, present);
		if (problem) return refuse(problem);
		const stored =
			(await insertFile(tx, { ...row, draftId })) ??
			(await insertFile(tx, { ...row, id: undefined, draftId }));
		if (!stored) throw new Error("The file's row was not stored.");
		await touchDraft(tx, draftId);
		return { stored: { ok: true, file: toDraftFile(stored) }, isNew: true };
	});
}

/** Returns null when the id exists: another file was sent with the same key, and this one needs a new id. */
async function insertFile(tx: Tx, row: typeof intakeFiles.$inferInsert): Promise<StoredIntakeFile | null> {
	const [stored] = await tx.insert(intakeFiles).values(row).onConflictDoNothing().returning(columns);
	return stored ?? null;
}

function isSameFile(a: Omit<NewRow, "id">, b: Omit<NewRow, "id">): boolean {
	return a.field === b.field && a.fileName === b.fileName && a.bytes === b.bytes;
}

function withoutDashes(id: string): string {
	return id.replaceAll("-", "");
}

function toDraftFile({ id, field, fileName, bytes, contentType }: StoredIntakeFile): DraftFile {
	return { id, field, fileName, bytes, isPhoto: isPhotoType(contentType) };
}

async function readHead(path: string): Promise<Buffer> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

function isId(text: string): boolean {
	return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
