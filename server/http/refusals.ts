// What is turned away before any page sees it: posts from other sites, bodies that are too large, more than we can do.
import type { IncomingMessage, ServerResponse } from "node:http";
import { securityHeaders } from "./security-headers.ts";
import type { Visitor } from "./visitor.ts";

const MEGABYTE = 1024 * 1024;
const ORDINARY_BODY = 1 * MEGABYTE;
/** Pages that take files count the bytes themselves while they stream; this is only the outer fence. */
const UPLOADS: [RegExp, number][] = [
	[/^\/(post-product|edit-product)(\/|$|\.)/, 300 * MEGABYTE],
	// Its other addresses take answers, not files, and read them whole.
	[/^\/intake-wizard(\/files)?\/?(\.data)?$/, 210 * MEGABYTE],
];

/** TRACE and the rest cannot even be said in a Request. */
const METHODS = new Set(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export type Refusal = { status: 400 | 403 | 405 | 411 | 413; text: string };

export function refusalOf(request: IncomingMessage, path: string, visitor: Visitor): Refusal | null {
	if (request.method === "GET" || request.method === "HEAD") return null;
	if (!METHODS.has(request.method ?? "")) return { status: 405, text: "This method is not served here." };
	if (comesFromElsewhere(request, visitor))
		return {
			status: 403,
			text: "This form was sent from another site. Please open the page on our site and send it again.",
		};
	const declared = request.headers["content-length"];
	if (declared === undefined && request.headers["transfer-encoding"] !== undefined && !acceptsUploads(path))
		return { status: 411, text: "Please send the length of the request." };
	if (Number(declared ?? 0) > bodyLimit(path))
		return {
			status: 413,
			text: "That is more than this form can take. Please send less text or smaller files.",
		};
	return null;
}

/** Ends the connection too, since nobody will read the rest of the body. */
export function refuse(response: ServerResponse, status: number, text: string, tls: boolean): void {
	send(response, status, text, tls, ["Connection", "close"]);
}

const LINGER_MS = 3_000;

/**
 * Whoever is still sending would get a broken connection instead of the answer: it is complete on the line, and the
 * rest of the body is let run into nothing, for a moment.
 */
function endAfterBody(response: ServerResponse): void {
	const request = response.req;
	if (request.complete || request.readableEnded) return void response.end();
	const end = () => {
		clearTimeout(timer);
		response.end();
	};
	const timer = setTimeout(end, LINGER_MS);
	request.once("close", end).resume();
}

const COME_BACK_SECONDS = "5";

/** Too much to do just now. Whoever reads comes back by itself; a form is left to whoever filled it in. */
export function turnAway(response: ServerResponse, reading: boolean, tls: boolean): void {
	const text = reading
		? "Very many people are here right now. This page tries again in a few seconds by itself."
		: "Very many people are here right now, and your form was not sent. Please go back, wait a few seconds and send it again: your entries are still there.";
	// The reader's connection stays: accepting a new one is what a busy process is slowest at.
	const connection = reading ? ["Refresh", COME_BACK_SECONDS] : ["Connection", "close"];
	const headers = ["Retry-After", COME_BACK_SECONDS, "Cache-Control", "no-store", ...connection];
	send(response, 503, text, tls, headers);
}

function send(response: ServerResponse, status: number, text: string, tls: boolean, headers: string[]): void {
	const body = Buffer.from(`${text}\n`);
	response.writeHead(status, [
		...securityHeaders(tls).flat(),
		...["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(body.length)],
		...headers,
	]);
	response.write(body);
	endAfterBody(response);
}

function comesFromElsewhere(request: IncomingMessage, visitor: Visitor): boolean {
	const site = request.headers["sec-fetch-site"];
	if (site !== undefined && site !== "same-origin" && site !== "none") return true;
	const origin = request.headers.origin;
	return origin !== undefined && origin !== visitor.origin;
}

function bodyLimit(path: string): number {
	return UPLOADS.find(([pattern]) => pattern.test(path))?.[1] ?? ORDINARY_BODY;
}

export function acceptsUploads(path: string): boolean {
	return UPLOADS.some(([pattern]) => pattern.test(path));
}
