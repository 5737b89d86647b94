// A complete response in memory, compressed once. Used for built files, prerendered pages and cached pages.
import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
	compressFast,
	compressSmall,
	decompress,
	type Encoding,
	pickFastEncoding,
	pickSmallEncoding,
} from "./compression.ts";

type Variant = { body: Buffer; headers: string[]; etag: string };

export type CachedResponseParts = {
	body: Buffer;
	/** Without Content-Length, Content-Encoding and ETag. */
	headers: [string, string][];
	/** Made at build time at a higher compression level. */
	precompressed?: { br?: Buffer; gzip?: Buffer };
	compressible: boolean;
	/** May be requested only once, so use fast compression. */
	shortLived?: boolean;
	/** Called each time somebody reads it. */
	onRead?: () => void;
};

export class CachedResponse {
	/** Size of the uncompressed body in bytes. */
	readonly size: number;
	readonly #parts: Omit<CachedResponseParts, "body">;
	/** Dropped from a short-lived response once there is a compressed copy, which takes a quarter of the memory. */
	#body: Buffer | undefined;
	readonly #variants = new Map<Encoding, Variant>();
	readonly #notModified = new Map<Encoding, string[]>();

	constructor({ body, ...parts }: CachedResponseParts) {
		this.size = body.length;
		this.#body = body;
		this.#parts = parts;
	}

	send(request: IncomingMessage, response: ServerResponse): void {
		if (request.method === "GET") this.#parts.onRead?.();
		const encoding = this.#encodingFor(request.headers["accept-encoding"]);
		const range = request.headers.range;
		if (range && !this.#parts.compressible && this.#sendRange(range, request, response)) return;
		const variant = this.#variant(encoding);
		if (request.headers["if-none-match"]?.includes(variant.etag)) {
			response.writeHead(304, this.#headersOfNotModified(encoding, variant)).end();
			return;
		}
		response.writeHead(200, variant.headers);
		if (request.method === "HEAD") response.end();
		else response.end(variant.body);
	}

	#encodingFor(accepted: string | string[] | undefined): Encoding {
		const { compressible, shortLived } = this.#parts;
		if (!compressible) return "identity";
		return shortLived ? pickFastEncoding(accepted) : pickSmallEncoding(accepted);
	}

	#variant(encoding: Encoding): Variant {
		const made = this.#variants.get(encoding);
		if (made) return made;
		const body = this.#encode(encoding);
		const etag = `"${hash("sha256", body, "base64url").slice(0, 22)}"`;
		const headers = [...this.#parts.headers.flat(), "Content-Length", String(body.length), "ETag", etag];
		if (encoding !== "identity") headers.push("Content-Encoding", encoding);
		if (this.#parts.compressible) headers.push("Vary", "Accept-Encoding");
		else headers.push("Accept-Ranges", "bytes");
		const variant = { body, headers, etag };
		if (this.#parts.shortLived && encoding === "identity") return variant;
		this.#variants.set(encoding, variant);
		if (this.#parts.shortLived) this.#body = undefined;
		return variant;
	}

	#encode(encoding: Encoding): Buffer {
		const { precompressed, shortLived } = this.#parts;
		if (encoding === "br" && precompressed?.br) return precompressed.br;
		if (encoding === "gzip" && precompressed?.gzip) return precompressed.gzip;
		return shortLived ? compressFast(encoding, this.#whole()) : compressSmall(encoding, this.#whole());
	}

	#whole(): Buffer {
		if (this.#body !== undefined) return this.#body;
		for (const [encoding, { body }] of this.#variants) return decompress(encoding, body);
		return Buffer.alloc(0);
	}

	#headersOfNotModified(encoding: Encoding, variant: Variant): string[] {
		const made = this.#notModified.get(encoding);
		if (made) return made;
		const kept = this.#parts.headers.filter(([name]) => name.toLowerCase() !== "content-type");
		const headers = [...kept.flat(), "ETag", variant.etag];
		this.#notModified.set(encoding, headers);
		return headers;
	}

	/** Supports a single range, which is what video players request. Anything else gets the whole body. */
	#sendRange(range: string, request: IncomingMessage, response: ServerResponse): boolean {
		const match = /^bytes=(\d*)-(\d*)$/.exec(range);
		const body = this.#body;
		if (!match || (match[1] === "" && match[2] === "") || !body) return false;
		const size = body.length;
		const start = match[1] === "" ? Math.max(0, size - Number(match[2])) : Number(match[1]);
		const end = match[1] === "" || match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1);
		if (start >= size || start > end) {
			response.writeHead(416, ["Content-Range", `bytes */${size}`]).end();
			return true;
		}
		const part = body.subarray(start, end + 1);
		const headers = [
			...this.#parts.headers.flat(),
			"Accept-Ranges",
			"bytes",
			"Content-Length",
			String(part.length),
		];
		response.writeHead(206, [...headers, "Content-Range", `bytes ${start}-${end}/${size}`]);
		response.end(request.method === "HEAD" ? undefined : part);
		return true;
	}
}
