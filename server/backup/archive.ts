// The archive: a gzipped tar, written and read as a stream. Its first entry says what it is, its last ones what was in it.
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { createTarDecoder, createTarPacker } from "modern-tar";

export type ArchiveEntry = { name: string; bytes: number; body: AsyncIterable<Uint8Array> };
/** What was written under a name; `whole` is false where the source ended early and zeros fill the rest. */
export type WrittenEntry = { name: string; bytes: number; sha256: string; whole: boolean };

export class ArchiveWriter {
	readonly #packer = createTarPacker();
	readonly #written: Promise<void>;
	#failure: unknown;

	/** The archive holds every secret of the site: nobody but its owner may read it. */
	constructor(file: string) {
		const target = createWriteStream(file, { mode: 0o600, flags: "wx", flush: true });
		this.#written = pipeline(Readable.fromWeb(this.#packer.readable as never), createGzip(), target);
		// Noticed by the next `add`, which would otherwise wait for a reader that is gone.
		this.#written.catch((error) => {
			this.#failure = error;
		});
	}

	/** A tar entry names its length first: `body` is cut or filled up to exactly `bytes`. */
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
		let whole = true;
		try {
			for await (const chunk of body) if (left > 0) await write(chunk.subarray(0, left));
		} catch (error) {
			if (this.#failure) throw this.#failure;
			if (!(error instanceof SourceBroke)) throw error;
			whole = false;
		}
		whole &&= left === 0;
		while (left > 0) await write(new Uint8Array(Math.min(left, 65_536)));
		await writer.close();
		return { name, bytes, sha256: hash.digest("hex"), whole };
	}

	async finish(): Promise<void> {
		this.#packer.controller.finalize();
		await this.#written;
	}

	async abandon(reason: unknown): Promise<void> {
		this.#packer.controller.error(reason);
		await this.#written.catch(() => {});
	}
}

/** Thrown by a body that cannot be read to its end, while the archive itself is fine. */
export class SourceBroke extends Error {}

/** Entries in order; a body that the caller leaves unread is skipped. Throws when the archive is cut off or damaged. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
	const source = createReadStream(file);
	const unzipped = createGunzip();
	const reading = pipeline(source, unzipped).catch(() => {});
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
			// Read, not cancelled: cancelling a short body in modern-tar 0.8.6 lets go of the next one instead.
			if (!read) for await (const _ of body);
		}
	} finally {
		source.destroy();
		unzipped.destroy();
		await reading;
	}
}
