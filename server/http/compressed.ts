// Everything leaves compressed: bad reception is slower than any processor.
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

/** For what is sent once or for a minute: zstd makes a page as small as brotli in half of the time. */
export function lightEncodingFor(accepted: string | string[] | null | undefined): Encoding {
	return accepted?.includes("zstd") ? "zstd" : lastingEncodingFor(accepted);
}

export function lastingEncodingFor(accepted: string | string[] | null | undefined): Encoding {
	if (accepted?.includes("br")) return "br";
	return accepted?.includes("gzip") ? "gzip" : "identity";
}

export function compressLightly(encoding: Encoding, body: Buffer): Buffer {
	if (encoding === "identity") return body;
	if (encoding === "zstd")
		return zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
	return encoding === "br" ? brotli(body, 2) : gzipSync(body, { level: 4 });
}

/** For what stays as long as the process does. */
export function compressPatiently(encoding: Encoding, body: Buffer): Buffer {
	if (encoding === "br") return brotli(body, 6);
	return encoding === "gzip" ? gzipSync(body, { level: 7 }) : body;
}

export function decompressed(encoding: Encoding, body: Buffer): Buffer {
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

const SMALL = 1_000;

/** An answer for one visitor only, which is not kept. */
export async function compressed(request: Request, response: Response): Promise<Response> {
	const type = response.headers.get("Content-Type") ?? "";
	if (
		!response.body ||
		response.headers.has("Content-Encoding") ||
		!/^(text\/|application\/(json|xml|atom))/.test(type)
	)
		return response;
	const body = Buffer.from(await response.arrayBuffer());
	const encoding =
		body.length < SMALL ? "identity" : lightEncodingFor(request.headers.get("Accept-Encoding"));
	const small = compressLightly(encoding, body);
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
