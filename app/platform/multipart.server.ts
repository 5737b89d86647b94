// Reads a posted form as a stream: files go to disk as they arrive, never into memory.
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { BODY_LIMITS } from "./body-limits.server.ts";
import { newTemporaryFolder } from "./temporary-files.server.ts";

export type UploadLimits = {
	fileBytes: number;
	totalBytes: number;
	files: number;
	fields?: number;
	fieldBytes?: number;
};
export type UploadedFile = { field: string; fileName: string; path: string; bytes: number };
export type UploadRefusal = {
	ok: false;
	reason: "too-large" | "too-many-files" | "too-many-fields" | "malformed" | "aborted";
	status: 400 | 413;
	/** The field and file at fault, where one is. */
	field?: string;
	fileName?: string;
};
export type UploadedForm = {
	ok: true;
	fields: FormData;
	files: UploadedFile[];
	/** Call it in `finally`: the files are gone after it. */
	cleanup(): Promise<void>;
};

/** Also reads ordinary urlencoded forms, as sent by a form without files. */
export async function readForm(
	request: Request,
	limits: UploadLimits,
): Promise<UploadedForm | UploadRefusal> {
	if (Number(request.headers.get("content-length")) > limits.totalBytes + DRAIN_BYTES)
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

// A browser reads the answer only after it has sent everything: a little too much is thrown away, much is cut off.
const DRAIN_BYTES = 64 * 1024 * 1024;

/** Characters in all fields together. */
const MAX_TEXT = 1_000_000;
const DEFAULT_FIELDS = 200;

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
	// The disk is full or gone: that is ours, not the visitor's. Kept until somebody awaits it, since a rejection that
	// nobody listens to yet would end the process.
	let broken: { error: unknown } | undefined;
	const disk = Promise.withResolvers<void>();
	const refuse = (reason: UploadRefusal["reason"], at: { field?: string; fileName?: string } = {}) => {
		refused ??= refusal(reason, at);
	};

	const parser = newParser(request, limits);
	if (!parser) return refusal("malformed");
	let textLength = 0;
	parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
		textLength += value.length;
		if (nameTruncated || valueTruncated || textLength > MAX_TEXT) refuse("too-large", { field: name });
		else fields.append(name, value);
	});
	parser.on("file", (field, stream, { filename }) => {
		const fileName = plainName(filename);
		const path = join(folder, String(writing.length));
		stream.on("limit", () => refuse("too-large", { field, fileName }));
		writing.push(
			toDisk(stream, path).then(
				(bytes) => {
					// A file input left empty still sends a part, without name and bytes.
					if (bytes > 0 || fileName) files.push({ field, fileName, path, bytes });
				},
				(error) => {
					broken ??= { error };
					disk.resolve();
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
			if (total > limits.totalBytes + DRAIN_BYTES) break;
			if (!refused && !broken && !parser.write(chunk))
				await Promise.race([once(parser, "drain"), closed, disk.promise]);
		}
	} catch {
		refuse("aborted");
	}
	if (!refused && !broken) {
		parser.end();
		await Promise.race([closed, disk.promise]);
	}
	parser.destroy();
	await closed;
	await Promise.all(writing);
	if (refused) return refused;
	if (broken) throw broken.error;
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
				fields: limits.fields ?? DEFAULT_FIELDS,
				fieldSize: limits.fieldBytes ?? 64 * 1024,
				fieldNameSize: BODY_LIMITS.nameBytes,
				// Parts without a name count too.
				parts: limits.files + (limits.fields ?? DEFAULT_FIELDS) + 1,
				headerPairs: 20,
			},
		});
	} catch {
		return null;
	}
}

async function toDisk(stream: Readable, path: string): Promise<number> {
	const file = createWriteStream(path, { mode: 0o600 });
	await pipeline(stream, file);
	return file.bytesWritten;
}

/** Only for showing: no folders, no control characters, not endless. */
function plainName(name: string | undefined): string {
	const last = (name ?? "").split(/[/\\]/).pop() ?? "";
	return last.replace(/\p{C}/gu, "").trim().slice(-200);
}

function refusal(
	reason: UploadRefusal["reason"],
	at: { field?: string; fileName?: string } = {},
): UploadRefusal {
	return { ok: false, reason, status: reason === "too-large" ? 413 : 400, ...at };
}
