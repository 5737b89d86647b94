// Uploaded plans and photos. Private, checked by content, and stored under generated keys.
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { fileResponseOf, remove } from "#app/platform/files/storage.server.ts";
import {
	type AddedRow,
	type Kept,
	type RefusedUpload,
	receiveUpload,
} from "#app/platform/files/uploads.server.ts";
import type { UploadedFile } from "#app/platform/http/multipart.server.ts";
import { intakeFiles, leads } from "#db/schema.ts";
import { lockDraft, touchDraft } from "../drafts/drafts.server.ts";
import type { FileType } from "../field.ts";
import { attachmentHeader } from "./attachment.ts";
import { acceptedTypesText, type DraftFile, fileField, findSizeProblem, isPhotoType } from "./file-rules.ts";
import { overBudgetMessage } from "./over-budget.ts";

export type StoredIntakeFile = Omit<DraftFile, "isPhoto"> & { storageKey: string; contentType: string };
export type StoreFileResult =
	| { ok: true; file: DraftFile }
	/** With `retryAfterSeconds`, its network has sent too much today. */
	| { ok: false; field: string; message: string; retryAfterSeconds?: number };

const columns = {
	id: intakeFiles.id,
	field: intakeFiles.field,
	fileName: intakeFiles.fileName,
	bytes: intakeFiles.bytes,
	storageKey: intakeFiles.storageKey,
	contentType: intakeFiles.contentType,
};

type Sent = {
	/** Counts against the upload budget of its network. */
	clientAddress?: string;
	/** A retry with the same key, after a lost response, returns the same file. */
	uploadKey?: string;
};

export async function storeFile(
	draftId: string,
	upload: UploadedFile,
	{ clientAddress, uploadKey = "" }: Sent = {},
): Promise<StoreFileResult> {
	const field = fileField(upload.field);
	if (!field) return { ok: false, field: upload.field, message: "You can't add files to this question." };
	const id = /^[0-9a-f]{32}$/.test(uploadKey) ? uploadKey : undefined;
	const what = { field: field.name, accepts: field.accept, types: acceptedTypesText(field), clientAddress };
	return receive(upload, what, (row) => addRow({ draftId }, { ...row, id }));
}

/** Of a request, which files are sent to through the link in a mail. */
const LATER = {
	field: "sentLater",
	accepts: ["pdf", "jpeg", "png", "webp", "heic", "avif", "dwg"] as const,
	types: "a photo, a PDF or a DWG",
};

export function addLeadFile(
	leadId: string,
	upload: UploadedFile,
	{ clientAddress }: Sent = {},
): Promise<StoreFileResult> {
	return receive(upload, { ...LATER, clientAddress }, (row) => addRow({ leadId }, row));
}

type Wanted = {
	field: string;
	accepts: readonly FileType[];
	types: string;
	clientAddress: string | undefined;
};

async function receive(
	upload: UploadedFile,
	{ field, accepts, types, clientAddress }: Wanted,
	add: (row: NewRow) => Promise<AddedRow<StoreFileResult>>,
): Promise<StoreFileResult> {
	const fileName = upload.fileName || "Unnamed file";
	const tooBig = findSizeProblem({ fileName, bytes: upload.bytes }, []);
	if (tooBig) return { ok: false, field, message: tooBig };
	const from = { accepts, clientAddress };
	const received = await receiveUpload("document", upload, from, ({ storageKey, contentType, bytes }: Kept) =>
		add({ storageKey, contentType, bytes, fileName, field }),
	);
	return received.ok ? received.row : refused(received, field, fileName, types);
}

function refused(refusal: RefusedUpload, field: string, fileName: string, types: string): StoreFileResult {
	switch (refusal.reason) {
		case "over-budget": {
			const { why, retryAfterSeconds } = refusal;
			return { ok: false, field, message: overBudgetMessage(why), retryAfterSeconds };
		}
		case "infected":
			return {
				...{ ok: false, field },
				message: `Our virus scanner found something in ${fileName}, so we didn't store it.`,
			};
		case "not-scanned":
			return {
				...{ ok: false, field },
				message: "We can't check files for viruses right now. Try again in a few minutes.",
			};
		default:
			return { ok: false, field, message: `${fileName} is not a file we can read here. Send ${types}.` };
	}
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
	if (!isUuid(fileId)) return false;
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
	if (!isUuid(fileId)) return null;
	const [row] = await db()
		.select(columns)
		.from(intakeFiles)
		.where(and(eq(intakeFiles.id, fileId), isNotNull(intakeFiles.leadId)));
	return row ?? null;
}

export async function findDraftFile(draftId: string, fileId: string): Promise<StoredIntakeFile | null> {
	if (!isUuid(fileId)) return null;
	const [row] = await db()
		.select(columns)
		.from(intakeFiles)
		.where(and(eq(intakeFiles.id, fileId), eq(intakeFiles.draftId, draftId)));
	return row ?? null;
}

/** Always a download, so that uploaded content never runs on our origin. */
export function fileResponse({
	storageKey,
	contentType,
	fileName,
}: StoredIntakeFile): Promise<Response | null> {
	return fileResponseOf(storageKey, {
		"Content-Type": contentType,
		"Content-Disposition": attachmentHeader(fileName),
		"X-Content-Type-Options": "nosniff",
		"Cache-Control": "private, no-store",
	});
}

type NewRow = Omit<typeof intakeFiles.$inferInsert, "draftId" | "leadId">;
type Owner = { draftId: string } | { leadId: string };

/** Limits are checked while the draft or the lead is locked, so that parallel uploads cannot exceed them together. */
function addRow(owner: Owner, row: NewRow): Promise<AddedRow<StoreFileResult>> {
	const refuse = (message: string) =>
		({ row: { ok: false, field: row.field, message }, isNew: false }) as const;
	return db().transaction(async (tx) => {
		if (!(await lockOwner(tx, owner))) return refuse("This questionnaire has been submitted already.");
		const isDraft = "draftId" in owner;
		const isOwn = isDraft ? eq(intakeFiles.draftId, owner.draftId) : eq(intakeFiles.leadId, owner.leadId);
		const present = await tx.select(columns).from(intakeFiles).where(isOwn);
		// Into a draft, the same file may be sent twice on purpose.
		const isRepeated = (file: StoredIntakeFile) => !isDraft || withoutDashes(file.id) === row.id;
		const earlier = present.find((file) => isRepeated(file) && isSameFile(file, row));
		if (earlier) return { row: { ok: true, file: toDraftFile(earlier) }, isNew: false };
		const problem = findSizeProblem(row, present);
		if (problem) return refuse(problem);
		const stored =
			(await insertFile(tx, { ...row, ...owner })) ??
			(await insertFile(tx, { ...row, ...owner, id: undefined }));
		if (!stored) throw new Error("The file's row was not stored.");
		if (isDraft) await touchDraft(tx, owner.draftId);
		return { row: { ok: true, file: toDraftFile(stored) }, isNew: true };
	});
}

/** Whether it still takes files. */
async function lockOwner(tx: Tx, owner: Owner): Promise<boolean> {
	if ("draftId" in owner) return (await lockDraft(tx, owner.draftId))?.leadId === null;
	const found = await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, owner.leadId)).for("update");
	return found.length > 0;
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
