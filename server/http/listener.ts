// One request's way: files and kept pages from memory first, then Hono with the checks, then React Router.
import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { TOAST_COOKIE } from "#app/platform/toast-cookie.server.ts";
import type { BuiltFiles } from "./built-files.ts";
import type { Errand } from "./overload.ts";
import { acceptsUploads, refusalOf, refuse, turnAway } from "./refusals.ts";
import type { SiteApp } from "./site-app.ts";
import { limitBodyTime } from "./slow-bodies.ts";
import { readVisitor, type VisitorSettings } from "./visitor.ts";

export type ListenerParts = { files: BuiltFiles; app: SiteApp; settings: VisitorSettings };

export function createListener({ files, app, settings }: ListenerParts): RequestListener {
	const { ready } = app.metrics;
	const answerByApp = getRequestListener(
		(request, bindings) =>
			app.overload.working(errandOf(request.method), () => app.fetch(request, bindings as never)),
		{
			overrideGlobalObjects: false,
			errorHandler: () => new Response("Something broke on our side. Please try again.", { status: 500 }),
		},
	);

	return (request, response) => {
		const url = request.url ?? "/";
		const queryAt = url.indexOf("?");
		const path = queryAt < 0 ? url : url.slice(0, queryAt);
		const reading = request.method === "GET" || request.method === "HEAD";
		if (reading) {
			const asset = files.asset(path);
			if (asset) {
				ready.asset++;
				return asset.send(request, response);
			}
		}
		const visitor = readVisitor(request, settings);
		if (!visitor || !url.startsWith("/"))
			return refuse(response, 400, "This address is not served here.", false);
		if (reading && !carriesToast(request)) {
			const prerendered = queryAt < 0 ? files.page(path, visitor.origin) : undefined;
			const page = prerendered ?? app.pages.find(visitor.origin + url);
			if (page) {
				if (prerendered) ready.prerendered++;
				else ready.cached++;
				return page.send(request, response);
			}
		}
		const refusal = refusalOf(request, path, visitor);
		if (refusal) return refuse(response, refusal.status, refusal.text, visitor.isTls);
		if (!reading && !acceptsUploads(path)) limitBodyTime(request);
		app.visitors.set(request, visitor);
		const answer = () => void answerByApp(request, response);
		if (ALWAYS_ANSWERED.has(path)) return answer();
		// Whoever left while waiting needs no page any more.
		const admitted = app.overload.admit(errandOf(request.method), () => response.destroyed || answer());
		if (!admitted) turnAway(response, reading, visitor.isTls);
	};
}

/** Asked by those who decide whether this process lives. */
const ALWAYS_ANSWERED = new Set(["/healthz", "/readyz", "/metrics"]);

function errandOf(method: string | undefined): Errand {
	return method === "GET" || method === "HEAD" ? "read" : "write";
}

/** A page that must say 'Product posted successfully!' is nobody else's page. */
function carriesToast(request: IncomingMessage): boolean {
	return request.headers.cookie?.includes(`${TOAST_COOKIE}=`) ?? false;
}
