// A plan or photo of an intake: handed over as a file, never opened as a page of this site.

import { Readable } from "node:stream";
import { data } from "react-router";
import { attachmentHeader } from "#app/features/admin/attachment.ts";
import { isId } from "#app/features/admin/cursor.ts";
import { intakeFile } from "#app/features/admin/inbox.server.ts";
import { readStream } from "#app/platform/storage.server.ts";
import type { Route } from "./+types/file.ts";

export async function loader({ params }: Route.LoaderArgs) {
	const file = isId(params.id) ? await intakeFile(params.id) : null;
	const stored = file && (await readStream(file.storageKey));
	if (!file || !stored) throw data(null, { status: 404 });
	return new Response(Readable.toWeb(stored.stream) as ReadableStream, {
		headers: {
			"Content-Type": file.contentType,
			"Content-Length": String(stored.bytes),
			"Content-Disposition": attachmentHeader(file.fileName),
			"Content-Security-Policy": "default-src 'none'; sandbox",
			"X-Content-Type-Options": "nosniff",
			// As it was uploaded, byte for byte: compressing would also gather it in memory first.
			"Content-Encoding": "identity",
		},
	});
}
