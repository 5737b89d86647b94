// Limits body sizes, and reads and checks bodies before a page sees them. hono/body-limit has one size per
// middleware and runs only after a request is admitted; here size, shape and speed are checked first.
import type { IncomingMessage } from "node:http";
import { findBodyProblem, readContentType } from "#app/platform/http/body-limits.server.ts";
import { maxFormBytes, maxTextBytes } from "#app/platform/http/form-sizes.server.ts";

export type BodyKind = "none" | "form" | "upload";

export function bodyKindOf(request: IncomingMessage, path: string): BodyKind {
	const { "content-length": length, "transfer-encoding": encoding } = request.headers;
	if (encoding === undefined && Number(length ?? 0) === 0) return "none";
	return uploadBytes(request, path) === undefined ? "form" : "upload";
}

export function maxBodyBytes(request: Pick<IncomingMessage, "headers">, path: string): number {
	return uploadBytes(request, path) ?? maxTextBytes(path);
}

/** Files come only in multipart forms; anything else sent to these pages is an ordinary form. */
function uploadBytes(request: Pick<IncomingMessage, "headers">, path: string): number | undefined {
	if (readContentType(request.headers["content-type"] ?? "")?.type !== "multipart/form-data")
		return undefined;
	return maxFormBytes(path);
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
