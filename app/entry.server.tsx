// Renders whole documents: nothing here needs streaming, and a whole page can be hashed, compressed and cached.
import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { contentSecurityPolicy, sealScripts } from "./platform/content-security.server.ts";
import { log } from "./platform/log.server.ts";
import { withPatientScripts } from "./platform/patient-scripts.ts";
import { documentTakerContext } from "./platform/request-context.server.ts";
import { writeSameParts } from "./ui/same-everywhere.tsx";

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const nonce = randomUUID();
	writeSameParts(renderToString);
	await readAhead(routerContext);
	const { manifest, imports } = ownFiles(routerContext);
	const document = () => {
		const context = { ...routerContext, manifest, serverHandoffStream: new ReadableStream<Uint8Array>() };
		return <ServerRouter context={context} url={request.url} nonce={nonce} />;
	};
	const rendered = renderAtOnce(document()) ?? (await renderWhole(document(), nonce));
	const { html, hashes } = sealScripts(withPatientScripts(rendered, imports), nonce);
	headers.set("Content-Type", "text/html; charset=utf-8");
	// Vite's development client injects scripts and styles of its own.
	if (import.meta.env.PROD)
		headers.set(
			"Content-Security-Policy",
			contentSecurityPolicy(hashes, new URL(request.url).protocol === "https:"),
		);
	const take = loadContext.get(documentTakerContext);
	take?.(html);
	return new Response(take ? null : html, { status, headers });
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

/** The loaders' data as a whole: the router would read it piece by piece, and React wait for it. */
async function readAhead({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
	if (!serverHandoffStream || !renderMeta) return;
	const decoder = new TextDecoder();
	let value = "";
	for await (const chunk of serverHandoffStream) value += decoder.decode(chunk, { stream: true });
	renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) };
}

type OwnFiles = { manifest: EntryContext["manifest"]; imports: string[] };
const ownFilesOf = new Map<string, OwnFiles>();

/**
 * The table of this page's own routes, since the router prepares each one it is given. What their code imports stands
 * apart: it need not become elements of the page, of which `withPatientScripts` would make a list again.
 */
function ownFiles({ manifest, staticHandlerContext: { matches } }: EntryContext): OwnFiles {
	const key = matches.map(({ route }) => route.id).join(" ");
	let own = ownFilesOf.get(key);
	if (!own) {
		const { entry } = manifest;
		const routes: typeof manifest.routes = {};
		const imports = [...entry.imports];
		for (const { route } of matches) {
			const of = manifest.routes[route.id];
			imports.push(...(of?.imports ?? []));
			routes[route.id] = of && { ...of, imports: [] };
		}
		own = { manifest: { ...manifest, entry: { ...entry, imports: [] }, routes }, imports };
		if (import.meta.env.PROD) ownFilesOf.set(key, own);
	}
	return own;
}

/** React's mark around a part that was not there yet. */
const MISSING_PART = "<!--$!-->";

/** Nearly every page. One with a part whose code comes by itself (`late.tsx`) waits for it, once in a process's life. */
function renderAtOnce(document: React.ReactElement): string | undefined {
	try {
		const html = renderToString(document);
		return html.includes(MISSING_PART) ? undefined : `<!DOCTYPE html>${html}`;
	} catch {
		// Rendered again, it says what is wrong.
		return undefined;
	}
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
