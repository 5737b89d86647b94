// What is turned away before any page sees it: posts from other sites, bodies that are too large, more than we can do.
// hono/csrf looks at form types only and is content with either header; here every unsafe method must pass both.
import type { IncomingMessage, ServerResponse } from "node:http";
import { maxBodyBytes } from "./request-bodies.ts";
import { BARE_POLICY, securityHeaders } from "./security-headers.ts";
import type { Visitor } from "./visitor.ts";

/** TRACE and the rest cannot even be said in a Request. */
const METHODS = new Set(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export type Refusal = { status: 400 | 403 | 405 | 411 | 413; text: string };

export function refusalOf(
	request: IncomingMessage,
	path: string,
	visitor: Visitor,
	publicUrl: string | undefined,
): Refusal | null {
	if (request.method === "GET" || request.method === "HEAD") return null;
	if (!METHODS.has(request.method ?? "")) return { status: 405, text: "This method is not served here." };
	if (comesFromElsewhere(request, visitor, publicUrl))
		return {
			status: 403,
			text: "This form was sent from another site. Please open the page on our site and send it again.",
		};
	const declared = request.headers["content-length"];
	if (declared === undefined && request.headers["transfer-encoding"] !== undefined)
		return { status: 411, text: "Please send the length of the request." };
	if (Number(declared ?? 0) > maxBodyBytes(request, path))
		return {
			status: 413,
			text: "That is more than this form can take. Please go back and send less text or smaller files.",
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

/** One network has many bodies under way: it may finish those first. */
export function refuseNetwork(response: ServerResponse, tls: boolean): void {
	const text =
		"Too many unfinished requests came from your network. Please wait a few seconds and send it again.";
	const headers = ["Retry-After", COME_BACK_SECONDS, "Cache-Control", "no-store", "Connection", "close"];
	send(response, 429, text, tls, headers);
}

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
		...["Content-Security-Policy", BARE_POLICY],
		...["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(body.length)],
		...headers,
	]);
	response.write(body);
	endAfterBody(response);
}

/** The address the request was made to counts, under either scheme, and PUBLIC_URL. */
function comesFromElsewhere(
	request: IncomingMessage,
	visitor: Visitor,
	publicUrl: string | undefined,
): boolean {
	const site = request.headers["sec-fetch-site"];
	if (site !== undefined && site !== "same-origin" && site !== "none") return true;
	const { origin } = request.headers;
	if (origin === undefined) return false;
	const host = visitor.origin.replace(/^https?:/, "");
	return ![`http:${host}`, `https:${host}`, publicUrl && new URL(publicUrl).origin].includes(origin);
}
