// Reads a posted form as a stream: files go to disk as they arrive, never into memory.
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { FILE_MODE } from "../files/data-folder.server.ts";
import { newTemporaryFolder } from "../files/temporary-files.server.ts";
import { BODY_LIMITS } from "./body-limits.server.ts";
import { type FormName, type FormSize, formSizes } from "./form-sizes.server.ts";
import { wellFormed } from "./well-formed.ts";

export type UploadLimits = Omit<FormSize, "pages">;
export type UploadedFile = { field: string; fileName: string; path: string; bytes: number };
export type UploadRefusal = {
	ok: false;
	reason: "too-large" | "too-many-files" | "too-many-fields" | "malformed" | "aborted";
	status: 400 | 413;
	/** The field and file that caused the refusal, if one did. */
	field?: string;
	fileName?: string;
};
export type UploadedForm = {
	ok: true;
	fields: FormData;
	files: UploadedFile[];
	/** Deletes the files. Call it in `finally`. */
	cleanup(): Promise<void>;
};

/** Also reads urlencoded forms, which browsers send when a form has no files. */
export function readForm(request: Request, form: FormName): Promise<UploadedForm | UploadRefusal> {
	return readFormWithin(request, formSizes[form]);
}

export async function readFormWithin(
	request: Request,
	limits: UploadLimits,
): Promise<UploadedForm | UploadRefusal> {
	if (Number(request.headers.get("content-length")) > limits.totalBytes + MAX_DRAIN_BYTES)
		return refusal("too-large");
	const folder = await newTemporaryFolder();
	const cleanup = () => rm(folder, { recursive: true, force: true });
	try {
		const form = await receive(request, limits, folder);
		if (!form.ok) await cleanup();
		return form.ok ? { ...form, cleanup } : form;
	} catch (error) {
		await cleanup();
		throw error;
	}
}

// Browsers read the response only after sending the whole body. A body slightly over the limit is drained so that they
// see it; a much larger one is cut off.
const MAX_DRAIN_BYTES = 64 * 1024 * 1024;

/** Characters in all text fields together. */
const MAX_TEXT_LENGTH = 1_000_000;
const DEFAULT_MAX_FIELDS = 200;

type Received = { ok: true; fields: FormData; files: UploadedFile[] };

async function receive(
	request: Request,
	limits: UploadLimits,
	folder: string,
): Promise<Received | UploadRefusal> {
	const fields = new FormData();
	const files: UploadedFile[] = [];
	const writing: Promise<void>[] = [];
	let refused: UploadRefusal | undefined;
	// A full or failing disk is a server error, not the visitor's. Store the error until it is awaited, because an
	// unhandled rejection would end the process.
	let diskError: { error: unknown } | undefined;
	const diskFailed = Promise.withResolvers<void>();
	const refuse = (reason: UploadRefusal["reason"], at: { field?: string; fileName?: string } = {}) => {
		refused ??= refusal(reason, at);
	};

	const parser = newParser(request, limits);
	if (!parser) return refusal("malformed");
	let textLength = 0;
	parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
		textLength += value.length;
		if (nameTruncated || valueTruncated || textLength > MAX_TEXT_LENGTH) refuse("too-large", { field: name });
		else fields.append(name, wellFormed(value));
	});
	parser.on("file", (name: string | undefined, stream, { filename }) => {
		// The parser's types promise a name, but a part may come without one.
		const field = name ?? "";
		const fileName = displayFileName(filename);
		const path = join(folder, String(writing.length));
		stream.on("limit", () => refuse("too-large", { field, fileName }));
		writing.push(
			writeToDisk(stream, path).then(
				(bytes) => {
					// An empty file input still sends a part, with no name and no bytes.
					if (bytes > 0 || fileName) files.push({ field, fileName, path, bytes });
				},
				(error) => {
					diskError ??= { error };
					diskFailed.resolve();
				},
			),
		);
	});
	parser.on("filesLimit", () => refuse("too-many-files"));
	parser.on("fieldsLimit", () => refuse("too-many-fields"));
	parser.on("partsLimit", () => refuse("too-many-fields"));
	parser.on("error", () => refuse("malformed"));

	const closed = new Promise<void>((resolve) => parser.once("close", resolve));
	try {
		let total = 0;
		for await (const chunk of request.body ?? []) {
			total += chunk.byteLength;
			if (total > limits.totalBytes) refuse("too-large");
			if (total > limits.totalBytes + MAX_DRAIN_BYTES) break;
			if (!refused && !diskError && !parser.write(chunk))
				await Promise.race([once(parser, "drain"), closed, diskFailed.promise]);
		}
	} catch {
		refuse("aborted");
	}
	if (!refused && !diskError) {
		parser.end();
		await Promise.race([closed, diskFailed.promise]);
	}
	parser.destroy();
	await closed;
	await Promise.all(writing);
	if (refused) return refused;
	if (diskError) throw diskError.error;
	files.sort((a, b) => Number(a.path.slice(folder.length + 1)) - Number(b.path.slice(folder.length + 1)));
	return { ok: true, fields, files };
}

function newParser(request: Request, limits: UploadLimits): busboy.Busboy | null {
	try {
		return busboy({
			headers: { "content-type": request.headers.get("content-type") ?? "" },
			defParamCharset: "utf8",
			limits: {
				fileSize: limits.fileBytes,
				files: limits.files,
				fields: limits.fields ?? DEFAULT_MAX_FIELDS,
				fieldSize: limits.fieldBytes ?? 64 * 1024,
				fieldNameSize: BODY_LIMITS.nameBytes,
				// Parts without a name count too.
				parts: limits.files + (limits.fields ?? DEFAULT_MAX_FIELDS) + 1,
				headerPairs: 20,
			},
		});
	} catch {
		return null;
	}
}

async function writeToDisk(stream: Readable, path: string): Promise<number> {
	if (await isEmpty(stream)) {
		await writeFile(path, "", { mode: FILE_MODE });
		return 0;
	}
	const file = createWriteStream(path, { mode: FILE_MODE });
	await pipeline(stream, file);
	return file.bytesWritten;
}

/** A pipeline for each of many empty files would cost a hundred times the bytes they take in the body. */
async function isEmpty(stream: Readable): Promise<boolean> {
	if (stream.readableLength === 0 && !stream.readableEnded) await once(stream, "readable");
	const empty = stream.readableLength === 0;
	if (empty) stream.resume();
	return empty;
}

/** For display only: no folders, no control characters, limited length. */
function displayFileName(name: string | undefined): string {
	const last = (name ?? "").split(/[/\\]/).pop() ?? "";
	return last.replace(/\p{C}/gu, "").trim().slice(-200);
}

function refusal(
	reason: UploadRefusal["reason"],
	at: { field?: string; fileName?: string } = {},
): UploadRefusal {
	return { ok: false, reason, status: reason === "too-large" ? 413 : 400, ...at };
}
