// One request's way: files and kept pages from memory first, then Hono with the checks, then React Router.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { TOAST_COOKIE } from "#app/platform/toast-cookie.server.ts";
import type { BuiltFiles } from "./built-files.ts";
import { refusalOf } from "./refusals.ts";
import { securityHeaders } from "./security-headers.ts";
import type { SiteApp } from "./site-app.ts";
import { readVisitor, type VisitorSettings } from "./visitor.ts";

export type ListenerParts = { files: BuiltFiles; app: SiteApp; settings: VisitorSettings };

export function createListener({ files, app, settings }: ListenerParts): RequestListener {
	const answerByApp = getRequestListener((request, bindings) => app.fetch(request, bindings as never), {
		overrideGlobalObjects: false,
		errorHandler: () => new Response("Something broke on our side. Please try again.", { status: 500 }),
	});

	return (request, response) => {
		const url = request.url ?? "/";
		const queryAt = url.indexOf("?");
		const path = queryAt < 0 ? url : url.slice(0, queryAt);
		const reading = request.method === "GET" || request.method === "HEAD";
		if (reading) {
			const asset = files.asset(path);
			if (asset) return asset.send(request, response);
		}
		const visitor = readVisitor(request, settings);
		if (!visitor || !url.startsWith("/"))
			return refuse(response, 400, "This address is not served here.", false);
		if (reading && !carriesToast(request)) {
			const ready =
				(queryAt < 0 ? files.page(path, visitor.origin) : undefined) ?? app.pages.find(visitor.origin + url);
			if (ready) return ready.send(request, response);
		}
		const refusal = refusalOf(request, path, visitor);
		if (refusal) return refuse(response, refusal.status, refusal.text, visitor.isTls);
		app.visitors.set(request, visitor);
		void answerByApp(request, response);
	};
}

/** A page that must say 'Product posted successfully!' is nobody else's page. */
function carriesToast(request: IncomingMessage): boolean {
	return request.headers.cookie?.includes(`${TOAST_COOKIE}=`) ?? false;
}

function refuse(response: ServerResponse, status: number, text: string, tls: boolean): void {
	const headers = securityHeaders(tls).flat();
	response.writeHead(status, [
		...headers,
		"Content-Type",
		"text/plain; charset=utf-8",
		"Connection",
		"close",
	]);
	response.end(`${text}\n`);
}
