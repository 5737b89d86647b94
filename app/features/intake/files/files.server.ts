// Plans and photos: private, checked by content, kept in storage under keys of our own.
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { db, type Tx } from "#app/platform/db.server.ts";
import type { UploadedFile } from "#app/platform/multipart.server.ts";
import { newKey, putStream, readStream, remove } from "#app/platform/storage.server.ts";
import { intakeFiles } from "#db/schema.ts";
import { lockDraft, touchDraft } from "../drafts/drafts.server.ts";
import { attachmentHeader } from "./attachment.ts";
import {
	contentTypeOf,
	type DraftFile,
	fileField,
	HEAD_BYTES,
	roomProblem,
	typeOfContent,
	wrongTypeMessage,
} from "./file-rules.ts";

export const STORAGE_PREFIX = "intake";

export type KeptFile = DraftFile & { storageKey: string; contentType: string };
export type FileStored = { ok: true; file: DraftFile } | { ok: false; field: string; message: string };

const columns = {
	id: intakeFiles.id,
	field: intakeFiles.field,
	fileName: intakeFiles.fileName,
	bytes: intakeFiles.bytes,
	storageKey: intakeFiles.storageKey,
	contentType: intakeFiles.contentType,
};

/**
 * The upload is on disk already. It moves to storage, and only then gets its row. Sent again with the same key, because
 * the answer to the first try was lost, it is the same file.
 */
export async function storeFile(draftId: string, upload: UploadedFile, uploadKey = ""): Promise<FileStored> {
	const field = fileField(upload.field);
	const refuse = (message: string): FileStored => ({ ok: false, field: upload.field, message });
	if (!field) return refuse("This question takes no files.");
	const fileName = upload.fileName || "Unnamed file";
	const tooBig = roomProblem({ fileName, bytes: upload.bytes }, []);
	if (tooBig) return refuse(tooBig);
	const type = typeOfContent(await headOf(upload.path));
	if (!type || !field.accept.includes(type)) return refuse(wrongTypeMessage(field, fileName));

	const storageKey = newKey(STORAGE_PREFIX);
	const contentType = contentTypeOf(type);
	await putStream(storageKey, createReadStream(upload.path), { contentType, bytes: upload.bytes });
	// If the database fails here, nobody knows whether the row exists. The file stays, and the nightly job decides.
	const { stored, isNew } = await addRow(draftId, {
		...(/^[0-9a-f]{32}$/.test(uploadKey) ? { id: uploadKey } : {}),
		field: field.name,
		storageKey,
		fileName,
		contentType,
		bytes: upload.bytes,
	});
	if (!isNew) await remove(storageKey);
	return stored;
}

export async function filesOfDraft(draftId: string): Promise<DraftFile[]> {
	const rows = await db()
		.select(columns)
		.from(intakeFiles)
		.where(eq(intakeFiles.draftId, draftId))
		.orderBy(asc(intakeFiles.createdAt), asc(intakeFiles.id));
	return rows.map(shown);
}

export async function filesOfLead(leadId: string): Promise<KeptFile[]> {
	return db()
		.select(columns)
		.from(intakeFiles)
		.where(eq(intakeFiles.leadId, leadId))
		.orderBy(asc(intakeFiles.createdAt), asc(intakeFiles.id));
}

/** For the holder of the draft only, and only until it is submitted. */
export async function removeFile(draftId: string, fileId: string): Promise<boolean> {
	if (!isId(fileId)) return false;
	const [gone] = await db()
		.delete(intakeFiles)
		.where(and(eq(intakeFiles.id, fileId), eq(intakeFiles.draftId, draftId), isNull(intakeFiles.leadId)))
		.returning({ storageKey: intakeFiles.storageKey });
	// If this fails, the nightly job finds a file without a row.
	if (gone) await remove(gone.storageKey).catch(() => undefined);
	return gone !== undefined;
}

/** A file of a submitted questionnaire. The caller has checked that an admin asks. Drafts are not the office's. */
export async function findSubmittedFile(fileId: string): Promise<KeptFile | null> {
	if (!isId(fileId)) return null;
	const [row] = await db()
		.select(columns)
		.from(intakeFiles)
		.where(and(eq(intakeFiles.id, fileId), isNotNull(intakeFiles.leadId)));
	return row ?? null;
}

export async function findDraftFile(draftId: string, fileId: string): Promise<KeptFile | null> {
	if (!isId(fileId)) return null;
	const [row] = await db()
		.select(columns)
		.from(intakeFiles)
		.where(and(eq(intakeFiles.id, fileId), eq(intakeFiles.draftId, draftId)));
	return row ?? null;
}

/** Always a download, never a page: somebody else's bytes must not run under our address. */
export async function fileResponse(file: KeptFile): Promise<Response | null> {
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
			// Byte for byte as it was uploaded. Compressing would also collect it in memory first.
			"Content-Encoding": "identity",
		},
	});
}

type NewRow = Omit<typeof intakeFiles.$inferInsert, "draftId">;

/** The limits are counted under the draft's lock, so that uploads side by side cannot pass them together. */
function addRow(draftId: string, row: NewRow): Promise<{ stored: FileStored; isNew: boolean }> {
	const refuse = (message: string) =>
		({ stored: { ok: false, field: row.field, message }, isNew: false }) as const;
	return db().transaction(async (tx) => {
		const draft = await lockDraft(tx, draftId);
		if (!draft || draft.leadId) return refuse("This questionnaire has been submitted already.");
		const present = await tx.select(columns).from(intakeFiles).where(eq(intakeFiles.draftId, draftId));
		const earlier = present.find((file) => withoutDashes(file.id) === row.id);
		if (earlier && isSameFile(earlier, row))
			return { stored: { ok: true, file: shown(earlier) }, isNew: false };
		const problem = roomProblem(row, present);
		if (problem) return refuse(problem);
		const stored =
			(await insertFile(tx, { ...row, draftId })) ??
			(await insertFile(tx, { ...row, id: undefined, draftId }));
		if (!stored) throw new Error("The file's row was not stored.");
		await touchDraft(tx, draftId);
		return { stored: { ok: true, file: shown(stored) }, isNew: true };
	});
}

/** Null when the id is taken: another file was sent with the same key, and this one gets an id of its own. */
async function insertFile(tx: Tx, row: typeof intakeFiles.$inferInsert): Promise<KeptFile | null> {
	const [stored] = await tx.insert(intakeFiles).values(row).onConflictDoNothing().returning(columns);
	return stored ?? null;
}

function isSameFile(a: Omit<NewRow, "id">, b: Omit<NewRow, "id">): boolean {
	return a.field === b.field && a.fileName === b.fileName && a.bytes === b.bytes;
}

function withoutDashes(id: string): string {
	return id.replaceAll("-", "");
}

function shown({ id, field, fileName, bytes }: KeptFile): DraftFile {
	return { id, field, fileName, bytes };
}

async function headOf(path: string): Promise<Buffer> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

function isId(text: string): boolean {
	return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
