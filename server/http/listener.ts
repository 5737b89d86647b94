// One request's way: files and kept pages from memory first, then the checks of its body, then Hono and React Router.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { networkOf } from "#app/platform/networks.server.ts";
import { TOAST_COOKIE } from "#app/platform/toast-cookie.server.ts";
import type { BuiltFiles } from "./built-files.ts";
import type { RequestKind } from "./overload.ts";
import { pageKey } from "./page-cache.ts";
import { refusalOf, refuse, refuseNetwork, turnAway } from "./refusals.ts";
import { bodyKindOf, readBody } from "./request-bodies.ts";
import type { SiteApp } from "./site-app.ts";
import { limitBodyTime } from "./unfinished-bodies.ts";
import { readVisitor, type VisitorSettings } from "./visitor.ts";

export type ListenerParts = { files: BuiltFiles; app: SiteApp; settings: VisitorSettings };

export function createListener({ files, app, settings }: ListenerParts): RequestListener {
	const { ready } = app.metrics;
	const kinds = new WeakMap<object, RequestKind>();
	const answerByApp = getRequestListener(
		(request, bindings) =>
			app.overload.working(kinds.get(bindings.incoming) ?? "read", () =>
				app.fetch(request, bindings as never),
			),
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
		const { isTls } = visitor;
		if (reading && !carriesToast(request)) {
			const prerendered = queryAt < 0 ? files.page(path, isTls) : undefined;
			const page = prerendered ?? app.pages.find(pageKey(isTls, url));
			if (page) {
				if (prerendered) ready.prerendered++;
				else ready.cached++;
				return page.send(request, response);
			}
		}
		const refusal = refusalOf(request, path, visitor, settings.publicUrl);
		if (refusal) return refuse(response, refusal.status, refusal.text, isTls);
		app.visitors.set(request, visitor);

		const work = (kind: RequestKind) => begin(kind, path, request, response, isTls);
		const body = reading ? "none" : bodyKindOf(request, path);
		if (body === "none") return work(reading ? "read" : "write");
		limitBodyTime(request);
		const bodies = body === "upload" ? app.uploads : app.forms;
		const admission = bodies.admit(request, networkOf(visitor.clientAddress));
		if (admission === "too-many-from-network") return refuseNetwork(response, isTls);
		if (admission === "too-many") return turnAway(response, reading, isTls);
		if (body === "upload") return work("upload");
		readBody(request, (read) => {
			if (read.ok) work("write");
			else refuse(response, 400, `This form cannot be read. ${read.excess}`, isTls);
		});
	};

	function begin(
		kind: RequestKind,
		path: string,
		request: IncomingMessage,
		response: ServerResponse,
		isTls: boolean,
	): void {
		kinds.set(request, kind);
		const answer = () => void answerByApp(request, response);
		if (ALWAYS_ANSWERED.has(path)) {
			answer();
			return;
		}
		// Whoever left while waiting needs no page any more.
		const admitted = app.overload.admit(kind, () => response.destroyed || answer());
		if (!admitted) turnAway(response, kind === "read", isTls);
	}
}

/** Asked by those who decide whether this process lives. */
const ALWAYS_ANSWERED = new Set(["/healthz", "/readyz", "/metrics"]);

/** A page that must say 'Product posted successfully!' is nobody else's page. */
function carriesToast(request: IncomingMessage): boolean {
	return request.headers.cookie?.includes(`${TOAST_COOKIE}=`) ?? false;
}
