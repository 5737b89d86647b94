// Renders whole documents: nothing here needs streaming, and a whole page can be hashed, compressed and cached.
import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	ServerRouter,
} from "react-router";
import { contentSecurityPolicy, sealScripts } from "./platform/content-security.server.ts";
import { log } from "./platform/log.server.ts";
import { withPatientScripts } from "./platform/patient-scripts.ts";

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	const nonce = randomBytes(16).toString("base64url");
	const rendered = await renderWhole(
		<ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
		nonce,
	);
	const { html, hashes } = sealScripts(withPatientScripts(rendered), nonce);
	headers.set("Content-Type", "text/html; charset=utf-8");
	// Vite's development client injects scripts and styles of its own.
	if (import.meta.env.PROD)
		headers.set(
			"Content-Security-Policy",
			contentSecurityPolicy(hashes, new URL(request.url).protocol === "https:"),
		);
	return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	log.error(
		{ path: new URL(request.url).pathname, method: request.method, error: messageOf(error) },
		"request failed",
	);
};

function messageOf(error: unknown): string {
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function renderWhole(element: React.ReactElement, nonce: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		const sink = new Writable({
			write(chunk, _encoding, done) {
				chunks.push(chunk);
				done();
			},
			final(done) {
				resolve(Buffer.concat(chunks).toString("utf8"));
				done();
			},
		});
		const stream = renderToPipeableStream(element, {
			nonce,
			// Large parts, too, stand in their place in the document and not in scripts behind it.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady: () => stream.pipe(sink),
			onShellError: reject,
			// A 405 that one boundary hands on to the next is no fault of ours.
			onError: (error) => {
				if (!isRouteErrorResponse(error)) log.error({ error: messageOf(error) }, "rendering failed");
			},
		});
	});
}
