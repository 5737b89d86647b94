// Which body an address takes, and the one place where a body is read and checked before a page sees it.
// hono/body-limit has one size per middleware and runs after a request was given a place at work; here the size, the
// shape and the sender's pace are settled first.
import type { IncomingMessage } from "node:http";
import { excessIn } from "#app/platform/body-limits.server.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** The longest form of the site, with every field full of characters that take nine bytes each, needs half of it. */
const ORDINARY_BYTES = 128 * KILOBYTE;
const OTHER_BYTES: [RegExp, number][] = [
	// Answers of up to 20,000 characters: all of them as JSON, one step as a form.
	[/^\/intake-wizard\/(draft|submit)\/?(\.data)?$/, MEGABYTE],
	[/^\/intake-wizard\/?(\.data)?$/, 512 * KILOBYTE],
	[/^\/csp-report$/, 16 * KILOBYTE],
];
/** Pages that take files count the bytes themselves while they stream; this is only the outer limit. */
const UPLOAD_BYTES: [RegExp, number][] = [
	[/^\/(post-product|edit-product)(\/|$|\.)/, 300 * MEGABYTE],
	[/^\/intake-wizard(\/files)?\/?(\.data)?$/, 210 * MEGABYTE],
];

export type BodyKind = "none" | "form" | "upload";

export function bodyKindOf(request: IncomingMessage, path: string): BodyKind {
	const { "content-length": length, "transfer-encoding": encoding } = request.headers;
	if (encoding === undefined && Number(length ?? 0) === 0) return "none";
	return uploadBytes(request, path) === undefined ? "form" : "upload";
}

export function maxBodyBytes(request: IncomingMessage, path: string): number {
	return (
		uploadBytes(request, path) ?? OTHER_BYTES.find(([address]) => address.test(path))?.[1] ?? ORDINARY_BYTES
	);
}

/** Files come in multipart forms only; whatever else is sent to these pages is an ordinary form. */
function uploadBytes(request: IncomingMessage, path: string): number | undefined {
	if (!/^multipart\/form-data\b/i.test(request.headers["content-type"] ?? "")) return undefined;
	return UPLOAD_BYTES.find(([address]) => address.test(path))?.[1];
}

export type ReadBody = { ok: true } | { ok: false; excess: string };

/**
 * Reads a whole body, whose declared length is already known to be within the limit. Hono's Node server takes it from
 * `rawBody`. Calls nobody when the connection ends before the body does.
 */
export function readBody(request: IncomingMessage, done: (read: ReadBody) => void): void {
	const chunks: Buffer[] = [];
	request.on("data", (chunk: Buffer) => chunks.push(chunk));
	request.once("error", () => {});
	request.once("end", () => {
		const body = Buffer.concat(chunks);
		const excess = excessIn(body, request.headers["content-type"]);
		if (excess) return done({ ok: false, excess });
		Object.assign(request, { rawBody: body });
		done({ ok: true });
	});
}
