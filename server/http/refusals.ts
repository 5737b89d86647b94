// Rejects requests before they reach a page: cross-site posts, oversized bodies, and overload. hono/csrf checks only
// form content types and accepts either header; here every unsafe method must pass both checks.
import type { IncomingMessage, ServerResponse } from "node:http";
import { readContentType } from "#app/platform/http/body-limits.server.ts";
import { log } from "#app/platform/log.server.ts";
import { loggablePath } from "#app/platform/masked-paths.ts";
import { maxBodyBytes } from "./request-bodies.ts";
import { BARE_POLICY, securityHeaders } from "./security-headers.ts";
import type { Target } from "./visitor.ts";

/**
 * Besides GET and HEAD. No page uses PUT or PATCH, but the router would run a form's action for them, and a web Request
 * cannot represent TRACE.
 */
const METHODS = new Set(["POST", "DELETE", "OPTIONS"]);

export type Refusal = { status: 400 | 403 | 405 | 411 | 413; text: string };

export function findRefusal(
	request: IncomingMessage,
	path: string,
	target: Target,
	publicUrl: string | undefined,
): Refusal | null {
	if (request.method === "GET" || request.method === "HEAD") return null;
	if (!METHODS.has(request.method ?? "")) return { status: 405, text: "This method isn't allowed here." };
	if (isCrossSite(request, target, publicUrl))
		return {
			status: 403,
			text: "This form was sent from another site. Please open the page on our site and send it again.",
		};
	const types = request.headersDistinct["content-type"] ?? [];
	if (types.length > 1 || !readContentType(types[0] ?? ""))
		return { status: 400, text: "We can't read this form. Its Content-Type header is unclear." };
	const declared = request.headers["content-length"];
	if (declared === undefined && request.headers["transfer-encoding"] !== undefined)
		return { status: 411, text: "The request needs a Content-Length header." };
	if (Number(declared ?? 0) > maxBodyBytes(request, path))
		return {
			status: 413,
			text: "That's more than this form can take. Please go back and send less text or smaller files.",
		};
	return null;
}

const MAX_LOGGED_PATH_LENGTH = 200;

/** Also closes the connection, since nothing will read the rest of the body. */
export function refuse(response: ServerResponse, status: number, text: string, tls: boolean): void {
	const { method, url = "" } = response.req;
	const path = loggablePath(url.split("?", 1)[0] ?? "").slice(0, MAX_LOGGED_PATH_LENGTH);
	log.info({ method, path, status }, "request refused");
	send(response, status, text, tls, ["Connection", "close"]);
}

const MAX_DRAIN_MS = 3_000;

/**
 * A client that is still sending would see a reset connection instead of the response. So the response is written in
 * full, and the rest of the body is discarded for a few seconds before the connection ends.
 */
function endAfterBody(response: ServerResponse): void {
	const request = response.req;
	if (request.complete || request.readableEnded) return void response.end();
	const end = () => {
		clearTimeout(timer);
		response.end();
	};
	const timer = setTimeout(end, MAX_DRAIN_MS);
	request.once("close", end).resume();
}

export const RETRY_AFTER_SECONDS = "5";

/** This network already has many unfinished bodies and should complete those first. */
export function refuseNetwork(response: ServerResponse, tls: boolean): void {
	const text =
		"Too many unfinished requests came from your network. Please wait a few seconds and send it again.";
	const headers = ["Retry-After", RETRY_AFTER_SECONDS, "Cache-Control", "no-store", "Connection", "close"];
	send(response, 429, text, tls, headers);
}

/** Overload. A page reloads on its own; a form has to be sent again by the visitor. */
export function refuseOverload(response: ServerResponse, reading: boolean, tls: boolean): void {
	const text = reading
		? "The site is very busy right now. This page will try again in a few seconds."
		: "The site is very busy right now, and your form wasn't sent. Please go back, wait a few seconds and send it again. What you typed is still there.";
	// Keep the connection for reads: accepting new connections is the slowest thing a busy process does.
	const connection = reading ? ["Refresh", RETRY_AFTER_SECONDS] : ["Connection", "close"];
	const headers = ["Retry-After", RETRY_AFTER_SECONDS, "Cache-Control", "no-store", ...connection];
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

/** Accepts the host the request was sent to, under either scheme, and PUBLIC_URL. */
function isCrossSite(request: IncomingMessage, target: Target, publicUrl: string | undefined): boolean {
	const site = request.headers["sec-fetch-site"];
	if (site !== undefined && site !== "same-origin" && site !== "none") return true;
	const { origin } = request.headers;
	if (origin === undefined) return false;
	const host = target.origin.replace(/^https?:/, "");
	return ![`http:${host}`, `https:${host}`, publicUrl && new URL(publicUrl).origin].includes(origin);
}
