// Small pictures of uploaded photos, for the owner and the office.
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { makeWebpWidths } from "#app/platform/files/images.server.ts";
import { readStream } from "#app/platform/files/storage.server.ts";
import { isPhotoType } from "./file-rules.ts";
import type { StoredIntakeFile } from "./files.server.ts";

/** Twice the width it is shown at, for sharp screens. */
const WIDTH = 192;
const MAX_CACHED_BYTES = 16 * 1024 * 1024;
/** What an entry takes besides the picture. */
const ENTRY_BYTES = 500;

/** A photo that we cannot decode is remembered too: trying again costs the most. */
type Thumbnail = { data: Buffer | null };

/** Making one takes up to a second. Requests for the same photo wait for one thumbnail together. */
const thumbnails = new LRUCache<string, Thumbnail, { client: string }>({
	maxSize: MAX_CACHED_BYTES,
	sizeCalculation: ({ data }) => (data?.length ?? 0) + ENTRY_BYTES,
	fetchMethod: (storageKey, _, { context }) => makeThumbnail(storageKey, context.client),
});

/** Null for a file that is no photo, or that we cannot decode. `client`: whose turn it takes, see `makeWebpWidths`. */
export async function thumbnailResponse(file: StoredIntakeFile, client: string): Promise<Response | null> {
	if (!isPhotoType(file.contentType)) return null;
	const thumbnail = await thumbnails.fetch(file.storageKey, { context: { client } });
	if (!thumbnail?.data) return null;
	return new Response(new Uint8Array(thumbnail.data), {
		headers: {
			"Content-Type": "image/webp",
			"X-Content-Type-Options": "nosniff",
			"Cache-Control": "private, max-age=86400, immutable",
		},
	});
}

async function makeThumbnail(storageKey: string, client: string): Promise<Thumbnail> {
	const read = async () => {
		const stored = await readStream(storageKey);
		return stored ? buffer(stored.stream) : Buffer.alloc(0);
	};
	const made = await makeWebpWidths(read, { widths: [WIDTH], client });
	return { data: (made.ok && made.images[0]?.data) || null };
}
