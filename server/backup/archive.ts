// A gzipped tar, encrypted if there is a recipient, written and read as a stream. The first entry describes the archive, the last ones list its contents.
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { createTarDecoder, createTarPacker } from "modern-tar";
import { StartError } from "../postgres/start-error.ts";
import { decrypted, encrypted, isEncrypted } from "./encryption.ts";

export type ArchiveEntry = { name: string; bytes: number; body: AsyncIterable<Uint8Array> };
/** `isComplete` is false if the source ended early; zeros fill the rest. */
export type WrittenEntry = { name: string; bytes: number; sha256: string; isComplete: boolean };

export class ArchiveWriter {
	readonly #packer = createTarPacker();
	readonly #written: Promise<void>;
	#failure: unknown;

	/** The archive contains every secret of the site, so only its owner may read it. */
	constructor(file: string, recipient?: string) {
		this.#written = this.#write(file, recipient);
		// The next `add` throws it. Otherwise it would wait forever.
		this.#written.catch((error) => {
			this.#failure = error;
		});
	}

	async #write(file: string, recipient: string | undefined): Promise<void> {
		const target = createWriteStream(file, { mode: 0o600, flags: "wx", flush: true });
		const packed = Readable.fromWeb(this.#packer.readable as never);
		if (!recipient) return pipeline(packed, createGzip(), target);
		const zipped = createGzip();
		await Promise.all([
			pipeline(packed, zipped),
			encrypted(zipped, recipient).then((secret) => pipeline(secret, target)),
		]);
	}

	/** A tar entry starts with its length, so `body` is cut or filled to exactly `bytes`. */
	async add(name: string, bytes: number, body: AsyncIterable<Uint8Array>): Promise<WrittenEntry> {
		if (this.#failure) throw this.#failure;
		const hash = createHash("sha256");
		const writer = this.#packer.controller.add({ name, size: bytes, type: "file", mode: 0o600 }).getWriter();
		let left = bytes;
		const write = async (chunk: Uint8Array) => {
			hash.update(chunk);
			left -= chunk.length;
			await writer.write(chunk);
		};
		let isComplete = true;
		try {
			for await (const chunk of body) if (left > 0) await write(chunk.subarray(0, left));
		} catch (error) {
			if (this.#failure) throw this.#failure;
			if (!(error instanceof SourceError)) throw error;
			isComplete = false;
		}
		isComplete &&= left === 0;
		while (left > 0) await write(new Uint8Array(Math.min(left, 65_536)));
		await writer.close();
		return { name, bytes, sha256: hash.digest("hex"), isComplete };
	}

	async finish(): Promise<void> {
		this.#packer.controller.finalize();
		await this.#written;
	}

	async abort(reason: unknown): Promise<void> {
		this.#packer.controller.error(reason);
		await this.#written.catch(() => {});
	}
}

/** Thrown by a body that cannot be read to its end. The archive itself is fine. */
export class SourceError extends Error {}

/** An archive on disk; `identity` is the key of an encrypted one. */
export type ArchiveFile = { path: string; identity?: string };

/** Yields entries in order. Skips a body that the caller does not read. Throws if the archive is truncated or damaged. */
export async function* readArchive(file: ArchiveFile): AsyncGenerator<ArchiveEntry> {
	const source = createReadStream(file.path);
	const unzipped = createGunzip();
	const zipped = await opened(source, file);
	const reading = pipeline(zipped, unzipped).catch(() => {});
	try {
		const decoder = createTarDecoder({ strict: true });
		const entries = (Readable.toWeb(unzipped) as ReadableStream<Uint8Array>).pipeThrough(decoder);
		for await (const { header, body } of entries) {
			let read = false;
			const chunks = async function* () {
				read = true;
				yield* body;
			};
			yield { name: header.name, bytes: header.size, body: chunks() };
			// Read, not canceled: canceling a short body in modern-tar 0.8.6 skips the next entry.
			if (!read) for await (const _ of body);
		}
	} finally {
		source.destroy();
		unzipped.destroy();
		await reading;
	}
}

async function opened(source: Readable, { path, identity }: ArchiveFile): Promise<Readable> {
	try {
		if (!(await isEncrypted(path))) return source;
		if (!identity)
			throw new StartError(`${path} is encrypted. Add --identity and the file with the secret key.`);
		return await decrypted(source, identity).catch(() => {
			throw new StartError(`This key does not open ${path}. Nothing was changed.`);
		});
	} catch (error) {
		source.destroy();
		throw error;
	}
}
