// Uploaded files, on disk under DATA_DIR/uploads or in an S3 bucket. We generate the keys; they never contain a
// visitor's file name.
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { refuseInTransaction } from "../database/db.server.ts";
import { env } from "../env.server.ts";
import { dataFolder, FILE_MODE, FOLDER_MODE, openDataFolder } from "./data-folder.server.ts";
import { newTemporaryFolder } from "./temporary-files.server.ts";

export type PutOptions = {
	contentType: string;
	/** Of a stream, where known: S3 wants it beforehand. */
	bytes?: number;
};
export type StoredFile = { stream: Readable; bytes: number; contentType?: string };

/** 'photos' → 'photos/0b6f…'. flydrive accepts only plain ASCII keys. */
export function newKey(prefix: string): string {
	return `${prefix}/${randomUUID()}`;
}

/** All or nothing: a stream that fails leaves no file. */
export async function putStream(key: string, contents: Readable, options: PutOptions): Promise<void> {
	const store = await storage();
	if (store.root) await putOnDisk(store.disk, store.root, key, contents);
	else if (options.bytes !== undefined) await store.disk.putStream(key, contents, s3Options(options));
	else await spooled(contents, (stream) => store.disk.putStream(key, stream, s3Options(options)));
}

export async function putBytes(
	key: string,
	contents: Uint8Array,
	options: { contentType: string },
): Promise<void> {
	const store = await storage();
	if (store.root) await putOnDisk(store.disk, store.root, key, Readable.from([contents]));
	else await store.disk.put(key, contents, options);
}

/** Returns null when there is no such file. The caller must read or destroy the stream. */
export async function readStream(key: string): Promise<StoredFile | null> {
	const { disk } = await storage();
	if (!(await disk.exists(key))) return null;
	const { contentLength, contentType } = await disk.getMetaData(key);
	return { stream: await disk.getStream(key), bytes: contentLength, contentType };
}

/** For a page that shows or downloads it. Null when there is no such file. Its content never runs on our origin. */
export async function fileResponseOf(key: string, headers: Record<string, string>): Promise<Response | null> {
	const stored = await readStream(key);
	if (!stored) return null;
	return new Response(Readable.toWeb(stored.stream) as ReadableStream<Uint8Array>, {
		headers: {
			...headers,
			"Content-Length": String(stored.bytes),
			"Content-Security-Policy": "default-src 'none'; sandbox",
			// Prevents compression, which would buffer the whole file in memory.
			"Content-Encoding": "identity",
		},
	});
}

export async function exists(key: string): Promise<boolean> {
	return (await storage()).disk.exists(key);
}

/** Does nothing when the file is already gone. */
export async function remove(key: string): Promise<void> {
	await (await storage()).disk.delete(key);
}

/** Deletes everything below `prefix`, matched as a whole path segment: 'photos/1' does not match 'photos/10'. */
export async function deleteAll(prefix: string): Promise<void> {
	const { disk, root } = await storage();
	if (root) return disk.deleteAll(prefix);
	for await (const { key } of listKeys(prefix)) await disk.delete(key);
}

/**
 * For cleanup jobs. Check the age before deleting, because the row of a new file may not be committed yet. The empty
 * prefix lists everything, including unfinished uploads.
 */
export async function* listKeys(prefix: string): AsyncGenerator<{ key: string; modifiedAt: Date }> {
	const { disk } = await storage();
	let paginationToken: string | undefined;
	do {
		// Calls the driver directly, because Disk strips the trailing slash that separates 'photos/1' from 'photos/10'.
		const page = await disk.driver.listAll(`${prefix.replace(/\/+$/, "")}/`, {
			recursive: true,
			paginationToken,
		});
		for (const file of page.objects) {
			if (!file.isFile) continue;
			// The file may have been deleted since it was listed.
			const facts = await file.getMetaData().catch(async (error: unknown) => {
				if (await disk.exists(file.key)) throw error;
			});
			if (facts) yield { key: file.key, modifiedAt: facts.lastModified };
		}
		paginationToken = page.paginationToken;
	} while (paginationToken);
}

type Storage = {
	disk: Disk;
	/** The folder, when it is on disk. */
	root?: string;
};

let opened: { settings: string; storage: Promise<Storage> } | undefined;

function storage(): Promise<Storage> {
	refuseInTransaction("Using the file store");
	const { S3_BUCKET, S3_ENDPOINT, DATA_DIR } = env();
	const settings = [S3_BUCKET, S3_ENDPOINT, DATA_DIR].join("\n");
	if (opened?.settings !== settings)
		opened = { settings, storage: S3_BUCKET ? s3Storage(S3_BUCKET) : diskStorage() };
	return opened.storage;
}

const UPLOADS = "uploads";

async function diskStorage(): Promise<Storage> {
	const root = dataFolder(UPLOADS);
	return { root, disk: new Disk(new FSDriver({ location: root, visibility: "private" })) };
}

/** The S3 client is large, so it is loaded only when used. */
async function s3Storage(bucket: string): Promise<Storage> {
	const { S3Driver } = await import("flydrive/drivers/s3");
	const { S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = env();
	const driver = new S3Driver({
		bucket,
		region: S3_REGION,
		visibility: "private",
		// New buckets have ACLs disabled by default.
		supportsACL: false,
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		// A visitor waits for a bucket that accepts the connection and never answers, twice. A slow upload that still moves
		// is not cut off.
		requestHandler: { connectionTimeout: 2_000, socketTimeout: 4_000 },
		maxAttempts: 2,
		...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
		...(AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY
			? { credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY } }
			: {}),
	});
	return { disk: new Disk(driver) };
}

/** The folder for files that are still being written. */
export const UNFINISHED_FOLDER = "unfinished";

/** Deletes files a crash left half written. Newer ones may still be uploading. */
export async function deleteUnfinishedFiles(olderThanMs = 6 * 3_600_000): Promise<void> {
	for await (const { key, modifiedAt } of listKeys(UNFINISHED_FOLDER))
		if (Date.now() - modifiedAt.getTime() > olderThanMs) await remove(key);
}

async function putOnDisk(disk: Disk, root: string, key: string, contents: Readable): Promise<void> {
	const part = newKey(UNFINISHED_FOLDER);
	try {
		// By hand: flydrive creates files that every user of the machine can read.
		await openDataFolder(UPLOADS);
		await mkdir(join(root, UNFINISHED_FOLDER), { recursive: true, mode: FOLDER_MODE });
		await pipeline(contents, createWriteStream(join(root, part), { mode: FILE_MODE }));
		const target = join(root, disk.file(key).key);
		await mkdir(dirname(target), { recursive: true, mode: FOLDER_MODE });
		await rename(join(root, part), target);
	} catch (error) {
		await disk.delete(part);
		throw error;
	}
}

async function spooled(contents: Readable, put: (stream: Readable) => Promise<void>): Promise<void> {
	const folder = await newTemporaryFolder();
	const path = join(folder, "0");
	try {
		await pipeline(contents, createWriteStream(path, { mode: FILE_MODE }));
		await put(createReadStream(path));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function s3Options({ contentType, bytes }: PutOptions) {
	return { contentType, ...(bytes === undefined ? {} : { contentLength: bytes }) };
}
