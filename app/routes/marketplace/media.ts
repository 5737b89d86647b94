// Photos of listings. Their names are made by us and never used twice, so they may be kept forever.
import { Readable } from "node:stream";
import { readStream } from "#app/platform/storage.server.ts";
import type { Route } from "./+types/media.ts";

const PHOTO = /^photos\/[0-9a-f-]{36}\/\d{1,4}\.webp$/;

export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
	const key = params["*"] ?? "";
	const file = PHOTO.test(key) ? await readStream(key) : null;
	if (!file) return new Response("There is no such picture.\n", { status: 404 });
	const headers = {
		"Content-Type": "image/webp",
		"Content-Length": String(file.bytes),
		"Cache-Control": "public, max-age=31536000, immutable",
		"Content-Security-Policy": "default-src 'none'",
	};
	if (request.method === "HEAD") {
		file.stream.destroy();
		return new Response(null, { headers });
	}
	return new Response(Readable.toWeb(file.stream) as ReadableStream, { headers });
}
