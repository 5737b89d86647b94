// Renders whole documents, because a page must be complete before it can be hashed for the content security policy,
// compressed and cached (docs/decisions/002 and 003).
import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { isDatabaseUnavailable } from "./platform/database/db.server.ts";
import { contentSecurityPolicy, hashNoncedScripts } from "./platform/http/content-security.server.ts";
import { withDeferredScripts } from "./platform/http/deferred-scripts.ts";
import { currentRequest, noteUnavailable } from "./platform/http/request-context.server.ts";
import { log } from "./platform/log.server.ts";
import { loggablePath } from "./platform/masked-paths.ts";

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	const nonce = randomUUID();
	const document = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
	const rendered = await renderWhole(document, nonce);
	headers.set("Content-Type", "text/html; charset=utf-8");
	// Vite's development client injects its own scripts and styles.
	if (import.meta.env.DEV) return new Response(rendered, { status, headers });
	const { protocol, pathname } = new URL(request.url);
	const { html, hashes } = hashNoncedScripts(withDeferredScripts(rendered), nonce);
	headers.set(
		"Content-Security-Policy",
		contentSecurityPolicy(hashes, { isTls: protocol === "https:", path: pathname }),
	);
	return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (isDatabaseUnavailable(error)) noteUnavailable(context as RouterContextProvider);
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	const path = loggablePath(new URL(request.url).pathname);
	log.error({ ...currentRequest.getStore(), path, method: request.method, error }, "request failed");
};

function renderWhole(document: React.ReactElement, nonce: string): Promise<string> {
	return new Promise((resolve, reject) => {
		let isBroken = false;
		const problems: unknown[] = [];
		const { pipe } = renderToPipeableStream(document, {
			nonce,
			// Renders large Suspense boundaries in place instead of moving them with a script.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			// Comes even after onShellError when another part of the page was still to be rendered. Reading what is left
			// would fail with nobody to notice, which ends the process.
			onAllReady: () => {
				if (isBroken) return;
				for (const error of problems) log.error({ ...currentRequest.getStore(), error }, "rendering failed");
				resolve(text(pipe(new PassThrough())));
			},
			onShellError: (error) => {
				isBroken = true;
				reject(error);
			},
			// Expected responses, such as 405, also pass through error boundaries. What breaks the whole page is logged by
			// handleError.
			onError: (error) => {
				if (!isRouteErrorResponse(error)) problems.push(error);
			},
		});
	});
}
