// Files from visitors: one way from the temporary file to storage and a row. What differs between the kinds stands in
// the table. Never inside a transaction, because scanning, decoding and storing take seconds.
import { createReadStream } from "node:fs";
import { contentTypes, detectFileType, type FileType } from "./file-types.server.ts";
import {
	IMAGE_WIDTHS,
	type ImageProblem,
	MAX_IMAGE_BYTES,
	makeJpeg,
	makeWebpWidths,
} from "./images.server.ts";
import { scanFile } from "./malware.server.ts";
import { listKeys, newKey, putBytes, putStream, remove } from "./storage.server.ts";
import { takeFromUploadBudget } from "./upload-budget.server.ts";

type Kind = {
	/** In storage. */
	folder: string;
	maxBytes: number;
	/** As it came, for which its type must be accepted. A photo is encoded anew, without its hidden data. */
	keep: "as it came" | { jpeg: number } | { webp: readonly number[] };
	/**
	 * What is written first. A crash between the two leaves files without a row, which `removeUnknownFiles` finds, or a
	 * row without files: for listings, of whose photos there are too many to list.
	 */
	first: "files" | "row";
};

export const uploadKinds = {
	/** Plans and photos of the questionnaire, and what is sent later through the page of a request. */
	document: { folder: "intake", maxBytes: MAX_IMAGE_BYTES, keep: "as it came", first: "files" },
	/** Of the self-check. A JPEG fits into its PDF. */
	"check-photo": { folder: "readiness", maxBytes: MAX_IMAGE_BYTES, keep: { jpeg: 1_200 }, first: "files" },
	"listing-photo": {
		folder: "photos",
		maxBytes: MAX_IMAGE_BYTES,
		keep: { webp: IMAGE_WIDTHS },
		first: "row",
	},
} as const satisfies Record<string, Kind>;

export type UploadKind = keyof typeof uploadKinds;

export type UploadProblem = ImageProblem | "wrong-type" | "infected" | "not-scanned" | "over-budget";
export type RefusedUpload =
	| { ok: false; reason: Exclude<UploadProblem, "over-budget"> }
	/** `why` is a sentence for the visitor. */
	| { ok: false; reason: "over-budget"; why: string; retryAfterSeconds: number };

/** What the row says about the files. */
export type Kept = {
	storageKey: string;
	contentType: string;
	bytes: number;
	/** Of a photo, at its largest. */
	width: number;
	height: number;
	widths: number[];
	/** The day in a photo's own file, such as '2026-11-02', which is not in what we keep. Only of a JPEG. */
	takenOn: string | null;
};
/** `isNew`: false when the file was sent before, and the row has other files. */
export type AddedRow<Row> = { row: Row; isNew: boolean };
type AddRow<Row> = (kept: Kept) => Promise<AddedRow<Row>>;

/** The bytes, only in tests, or where a request put them. */
export type Upload = { path: string | Buffer; bytes: number };
type From = { clientAddress?: string | undefined; accepts?: readonly FileType[] };

export async function receiveUpload<Row>(
	kind: UploadKind,
	{ path, bytes }: Upload,
	{ clientAddress, accepts = [] }: From,
	addRow: AddRow<Row>,
): Promise<{ ok: true; row: Row } | RefusedUpload> {
	if (clientAddress !== undefined) {
		const taken = await takeFromUploadBudget(clientAddress, bytes);
		if (!taken.ok) return { ...taken, reason: "over-budget" };
	}
	const { keep, maxBytes } = uploadKinds[kind];
	if (bytes > maxBytes) return { ok: false, reason: "too-large" };
	const type = keep === "as it came" ? await detectFileType(path) : null;
	if (keep === "as it came" && (!type || !accepts.includes(type))) return { ok: false, reason: "wrong-type" };
	const scanned = typeof path === "string" ? await scanFile(path) : "clean";
	if (scanned !== "clean") return { ok: false, reason: scanned === "infected" ? "infected" : "not-scanned" };
	if (type) return { ok: true, row: await keepFiles(kind, [asItCame(path, bytes, type)], addRow) };
	const made = await encoded(kind, path, clientAddress);
	return made.ok ? { ok: true, row: await keepFiles(kind, made.files, addRow) } : made;
}

/** One file, or one photo in several widths. */
export type NewFile = {
	/** Behind the key, where a photo has several. */
	name?: string;
	contentType: string;
	bytes: number;
	width: number;
	height: number;
	takenOn?: string | null;
	put: (key: string) => Promise<void>;
};

/** Stores what needs no further check. */
export async function keepFiles<Row>(
	kind: UploadKind,
	files: readonly NewFile[],
	addRow: AddRow<Row>,
): Promise<Row> {
	const { folder, first } = uploadKinds[kind];
	const storageKey = newKey(folder);
	const biggest = files.at(-1);
	if (!biggest) throw new Error("There is no file to store.");
	const kept: Kept = {
		storageKey,
		contentType: biggest.contentType,
		bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
		takenOn: biggest.takenOn ?? null,
		...{ width: biggest.width, height: biggest.height, widths: files.map(({ width }) => width) },
	};
	const put = async () => {
		for (const file of files) await file.put(storageKey + (file.name ?? ""));
	};
	if (first === "files") await put();
	// If this or the last step fails, we can't know what is stored. The visitor tries again, and a sweep cleans up.
	const { row, isNew } = await addRow(kept);
	if (first === "row") await put();
	else if (!isNew) await remove(storageKey).catch(() => undefined);
	return row;
}

export function encodedFile(
	data: Buffer,
	{ contentType, ...facts }: Omit<NewFile, "bytes" | "put">,
): NewFile {
	const put = (key: string) => putBytes(key, data, { contentType });
	return { ...facts, bytes: data.length, contentType, put };
}

/** `data/400.webp` and so on. */
export function webpFile({ data, width, height }: { data: Buffer; width: number; height: number }): NewFile {
	return encodedFile(data, { width, height, contentType: "image/webp", name: `/${width}.webp` });
}

/** Nightly, for kinds whose files come first. New files may not have a row yet. */
export async function removeUnknownFiles(
	kind: UploadKind,
	isKnown: (key: string) => Promise<boolean>,
): Promise<void> {
	for await (const { key, modifiedAt } of listKeys(uploadKinds[kind].folder))
		if (Date.now() - modifiedAt.getTime() >= DAY_MS && !(await isKnown(key))) await remove(key);
}

const DAY_MS = 86_400_000;

function asItCame(path: string | Buffer, bytes: number, type: FileType): NewFile {
	const contentType = contentTypes[type];
	const put = (key: string) =>
		typeof path === "string"
			? putStream(key, createReadStream(path), { contentType, bytes })
			: putBytes(key, path, { contentType });
	return { contentType, bytes, width: 0, height: 0, put };
}

async function encoded(
	kind: UploadKind,
	input: string | Buffer,
	client: string | undefined,
): Promise<{ ok: true; files: NewFile[] } | { ok: false; reason: ImageProblem }> {
	const { keep } = uploadKinds[kind];
	if (keep === "as it came") throw new Error(`Files of the kind ${kind} are not encoded.`);
	if ("webp" in keep) {
		const made = await makeWebpWidths(input, {
			widths: keep.webp,
			...(client === undefined ? {} : { client }),
		});
		return made.ok ? { ok: true, files: made.images.map(webpFile) } : made;
	}
	const made = await makeJpeg(input, { width: keep.jpeg, ...(client === undefined ? {} : { client }) });
	if (!made.ok) return made;
	const facts = { width: keep.jpeg, height: keep.jpeg, contentType: "image/jpeg", takenOn: made.takenOn };
	return { ok: true, files: [encodedFile(made.data, facts)] };
}
