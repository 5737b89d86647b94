// Sends a photo after access was checked.
import { Readable } from "node:stream";
import { readStream } from "#app/platform/files/storage.server.ts";

const PHOTO = /^(photos\/[0-9a-f-]{36})\/\d{1,4}\.webp$/;

/** The storage key in a path such as 'photos/0b6f…/400.webp', or null. */
export function photoKeyOf(path: string): string | null {
	return PHOTO.exec(path)?.[1] ?? null;
}

export async function photoAnswer(request: Request, path: string, cacheControl: string): Promise<Response> {
	const headers = {
		"Cache-Control": cacheControl,
		"Content-Security-Policy": "default-src 'none'",
		// A path is never reused for another photo.
		ETag: `"${path}"`,
	};
	if (request.headers.get("If-None-Match")?.includes(headers.ETag))
		return new Response(null, { status: 304, headers });
	const file = await readStream(path);
	if (!file) return noPhoto();
	const fileHeaders = { ...headers, "Content-Type": "image/webp", "Content-Length": String(file.bytes) };
	if (request.method === "HEAD") {
		file.stream.destroy();
		return new Response(null, { headers: fileHeaders });
	}
	return new Response(Readable.toWeb(file.stream) as ReadableStream, { headers: fileHeaders });
}

export function noPhoto(): Response {
	return new Response("There is no such picture.\n", {
		status: 404,
		headers: { "Cache-Control": "no-store" },
	});
}
