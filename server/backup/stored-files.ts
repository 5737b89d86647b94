// The site may delete files while they are read. A deleted file is reported and is not an error.
import { listKeys, readStream, UNFINISHED_FOLDER } from "#app/platform/files/storage.server.ts";
import { SourceError } from "./archive.ts";

export async function* keysInStorage(): AsyncGenerator<string> {
	try {
		for await (const { key } of listKeys("")) if (!key.startsWith(`${UNFINISHED_FOLDER}/`)) yield key;
	} catch (error) {
		// No file has been stored yet.
		if (!/ENOENT/.test(String(error) + String((error as Error).cause))) throw error;
	}
}

/** Returns undefined if the file is gone. Reads its first bytes to find out before its name is written. */
export async function openFile(key: string) {
	try {
		const file = await readStream(key);
		if (!file) return undefined;
		const chunks = file.stream[Symbol.asyncIterator]();
		const first = await chunks.next();
		const body = async function* (): AsyncGenerator<Uint8Array> {
			try {
				for (let next = first; !next.done; next = await chunks.next()) yield next.value;
			} catch (error) {
				throw new SourceError(String(error), { cause: error });
			}
		};
		return { bytes: file.bytes, contentType: file.contentType, body: body() };
	} catch (error) {
		if ((await readStream(key).catch(() => "unreadable")) === null) return undefined;
		throw error;
	}
}
