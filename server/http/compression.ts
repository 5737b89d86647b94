// Compresses responses, because a slow connection costs more time than compression.
import {
	brotliCompressSync,
	brotliDecompressSync,
	constants,
	gunzipSync,
	gzipSync,
	zstdCompressSync,
	zstdDecompressSync,
} from "node:zlib";

export type Encoding = "zstd" | "br" | "gzip" | "identity";

/** For responses sent once or cached for a minute: zstd gets a page as small as brotli in half the time. */
export function pickFastEncoding(accepted: string | string[] | null | undefined): Encoding {
	return accepted?.includes("zstd") ? "zstd" : pickSmallEncoding(accepted);
}

export function pickSmallEncoding(accepted: string | string[] | null | undefined): Encoding {
	if (accepted?.includes("br")) return "br";
	return accepted?.includes("gzip") ? "gzip" : "identity";
}

export function compressFast(encoding: Encoding, body: Buffer): Buffer {
	if (encoding === "identity") return body;
	if (encoding === "zstd")
		return zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
	return encoding === "br" ? brotli(body, 2) : gzipSync(body, { level: 4 });
}

/** For responses that stay in memory for the life of the process. */
export function compressSmall(encoding: Encoding, body: Buffer): Buffer {
	if (encoding === "br") return brotli(body, 6);
	return encoding === "gzip" ? gzipSync(body, { level: 7 }) : body;
}

export function decompress(encoding: Encoding, body: Buffer): Buffer {
	if (encoding === "zstd") return zstdDecompressSync(body);
	if (encoding === "br") return brotliDecompressSync(body);
	return encoding === "gzip" ? gunzipSync(body) : body;
}

function brotli(body: Buffer, quality: number): Buffer {
	return brotliCompressSync(body, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_LGWIN]: 17,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		},
	});
}

const MIN_COMPRESSED_BYTES = 1_000;

/** For a response to a single visitor, which is not cached. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
	const type = response.headers.get("Content-Type") ?? "";
	if (
		!response.body ||
		response.headers.has("Content-Encoding") ||
		!/^(text\/|application\/(json|xml|atom))/.test(type)
	)
		return response;
	const body = Buffer.from(await response.arrayBuffer());
	const encoding =
		body.length < MIN_COMPRESSED_BYTES
			? "identity"
			: pickFastEncoding(request.headers.get("Accept-Encoding"));
	const small = compressFast(encoding, body);
	const headers = new Headers(response.headers);
	headers.append("Vary", "Accept-Encoding");
	if (encoding !== "identity") headers.set("Content-Encoding", encoding);
	headers.set("Content-Length", String(small.length));
	return new Response(new Uint8Array(small), {
		status: response.status,
		statusText: response.statusText,
		headers,
	});
}
