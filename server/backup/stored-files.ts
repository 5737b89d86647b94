// Files are read while the site may delete them: one that goes away is a fact to report, not an error.
import { listKeys, readStream, UNFINISHED } from "#app/platform/storage.server.ts";
import { SourceBroke } from "./archive.ts";

export async function* keysInStorage(): AsyncGenerator<string> {
	try {
		for await (const { key } of listKeys("")) if (!key.startsWith(`${UNFINISHED}/`)) yield key;
	} catch (error) {
		// No file was ever stored.
		if (!/ENOENT/.test(String(error) + String((error as Error).cause))) throw error;
	}
}

/** Undefined when it is gone. Reads its first bytes, so that a file that has gone is known before its name is written. */
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
				throw new SourceBroke(String(error), { cause: error });
			}
		};
		return { bytes: file.bytes, contentType: file.contentType, body: body() };
	} catch (error) {
		if ((await readStream(key).catch(() => "unreadable")) === null) return undefined;
		throw error;
	}
}
