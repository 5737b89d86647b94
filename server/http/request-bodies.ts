// Limits body sizes by path, and reads and checks bodies before a page sees them. hono/body-limit has one size per
// middleware and runs only after a request is admitted; here size, shape and speed are checked first.
import type { IncomingMessage } from "node:http";
import { findBodyProblem, readContentType } from "#app/platform/http/body-limits.server.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** Nearly twice what our longest form needs with every field full of characters that encode to nine bytes. */
const DEFAULT_MAX_BYTES = 112 * KILOBYTE;
const MAX_BYTES_BY_PATH: [RegExp, number][] = [
	// A draft has 100 kB; JSON and forms take more bytes for some characters.
	[/^\/intake-wizard(\/draft)?\/?(\.data)?$/, 256 * KILOBYTE],
	// A product with all its variants. Only its signature is read.
	[/^\/webhooks\/shopify$/, 4 * MEGABYTE],
	[/^\/csp-report$/, 16 * KILOBYTE],
];
/** An outer limit. The upload handlers also count bytes while streaming. */
const MAX_UPLOAD_BYTES_BY_PATH: [RegExp, number][] = [
	[/^\/(post-product|edit-product)(\/|$|\.)/, 300 * MEGABYTE],
	[/^\/intake-wizard(\/files)?\/?(\.data)?$/, 210 * MEGABYTE],
	[/^\/request\/[\w-]+\/?(\.data)?$/, 110 * MEGABYTE],
	[/^\/readiness\/photos\/?(\.data)?$/, 110 * MEGABYTE],
	[/^\/readiness\/?(\.data)?$/, 110 * MEGABYTE],
];

export type BodyKind = "none" | "form" | "upload";

export function bodyKindOf(request: IncomingMessage, path: string): BodyKind {
	const { "content-length": length, "transfer-encoding": encoding } = request.headers;
	if (encoding === undefined && Number(length ?? 0) === 0) return "none";
	return uploadBytes(request, path) === undefined ? "form" : "upload";
}

export function maxBodyBytes(request: Pick<IncomingMessage, "headers">, path: string): number {
	return (
		uploadBytes(request, path) ??
		MAX_BYTES_BY_PATH.find(([address]) => address.test(path))?.[1] ??
		DEFAULT_MAX_BYTES
	);
}

/** Files come only in multipart forms; anything else sent to these pages is an ordinary form. */
function uploadBytes(request: Pick<IncomingMessage, "headers">, path: string): number | undefined {
	if (readContentType(request.headers["content-type"] ?? "")?.type !== "multipart/form-data")
		return undefined;
	return MAX_UPLOAD_BYTES_BY_PATH.find(([address]) => address.test(path))?.[1];
}

export type ReadBody = { ok: true } | { ok: false; problem: string };

/**
 * Reads a whole body whose declared length is already within the limit. Hono's Node server takes it from `rawBody`.
 * Never calls `done` if the connection ends first.
 */
export function readBody(request: IncomingMessage, done: (read: ReadBody) => void): void {
	const chunks: Buffer[] = [];
	request.on("data", (chunk: Buffer) => chunks.push(chunk));
	request.once("error", () => {});
	request.once("end", () => {
		const body = Buffer.concat(chunks);
		const problem = findBodyProblem(body, request.headers["content-type"]);
		if (problem) return done({ ok: false, problem });
		Object.assign(request, { rawBody: body });
		done({ ok: true });
	});
}
