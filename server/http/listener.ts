// The path of a request: files and cached pages from memory first, then checks of the body, then Hono and React Router.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { findAdminSession } from "#app/features/admin/sessions.server.ts";
import { hasToastCookie } from "#app/platform/http/toast-cookie.server.ts";
import { wellFormedTarget } from "#app/platform/http/well-formed.ts";
import { log } from "#app/platform/log.server.ts";
import { loggablePath } from "#app/platform/masked-paths.ts";
import type { BuiltFiles } from "./built-files.ts";
import type { RequestKind } from "./overload.ts";
import { pageKey } from "./page-cache.ts";
import { findRefusal, refuse, refuseNetwork, refuseOverload } from "./refusals.ts";
import { bodyKindOf, readBody } from "./request-bodies.ts";
import { BARE_POLICY, securityHeaders } from "./security-headers.ts";
import type { SiteApp } from "./site-app.ts";
import { limitBodyTime } from "./unfinished-bodies.ts";
import { readClientAddress, readTarget, type Target, type VisitorSettings } from "./visitor.ts";

export type ListenerParts = { files: BuiltFiles; app: SiteApp; settings: VisitorSettings };

export function createListener({ files, app, settings }: ListenerParts): RequestListener {
	const { ready } = app.metrics;
	const kinds = new WeakMap<object, RequestKind>();
	const answerByApp = getRequestListener(
		(request, bindings) =>
			app.overload.track(kinds.get(bindings.incoming) ?? "read", () => app.fetch(request, bindings as never)),
		{
			overrideGlobalObjects: false,
			errorHandler: (error) => {
				log.error({ error }, "request failed before it reached a page");
				return new Response("Something went wrong on our end. Please try again.", {
					status: 500,
					headers: [...securityHeaders(false), ["Content-Security-Policy", BARE_POLICY]],
				});
			},
		},
	);

	return (request, response) => {
		const sent = request.url ?? "/";
		const queryAt = sent.indexOf("?");
		const path = queryAt < 0 ? sent : sent.slice(0, queryAt);
		const reading = request.method === "GET" || request.method === "HEAD";
		if (reading) {
			const asset = files.asset(path);
			if (asset) {
				ready.asset++;
				return asset.send(request, response);
			}
		}
		const target = readTarget(request, settings);
		if (!target) return refuse(response, 400, "There is no site at this address.", false);
		const { isTls } = target;
		const url = wellFormedTarget(sent);
		if (url === null) return refuse(response, 400, "This isn't an address.", isTls);
		// Everything that looks at the query later reads it from here.
		request.url = url;
		const isShareable = reading && !hasToastCookie(request.headers.cookie);
		if (isShareable) {
			const hasBanner = app.hasBanner();
			const prerendered = queryAt < 0 && !hasBanner ? files.page(path, isTls) : undefined;
			const page = prerendered ?? app.pages.find(pageKey(isTls, url));
			if (page) {
				if (prerendered) ready.prerendered++;
				else ready.cached++;
				return page.send(request, response);
			}
		}
		const refusal = findRefusal(request, path, target, settings.publicUrl);
		if (refusal) return refuse(response, refusal.status, refusal.text, isTls);
		const clientAddress = readClientAddress(request, settings);
		app.visitors.set(request, { ...target, clientAddress });

		const work = (kind: RequestKind) => begin(kind, path, request, response, isTls, isShareable);
		const body = reading ? "none" : bodyKindOf(request, path);
		if (body === "none") return work(reading ? "read" : "write");
		limitBodyTime(request);
		const bodies = body === "upload" ? app.uploads : app.forms;
		const receive = () => {
			if (body === "upload") return work("upload");
			readBody(request, (read) => {
				if (read.ok) work("write");
				else refuse(response, 400, `We can't read this form. ${read.problem}`, isTls);
			});
		};
		const admission = bodies.admit(request, clientAddress);
		if (admission === "admitted") return receive();
		void isFromOffice(request, target).then((isOffice) => {
			if (response.destroyed) return;
			if (isOffice && bodies.admitOffice(request)) receive();
			else if (admission === "too-many-from-network") refuseNetwork(response, isTls);
			else refuseOverload(response, reading, isTls);
		});
	};

	function begin(
		kind: RequestKind,
		path: string,
		request: IncomingMessage,
		response: ServerResponse,
		isTls: boolean,
		isShareable: boolean,
	): void {
		kinds.set(request, kind);
		const key = pageKey(isTls, request.url ?? "/");
		const answer = () =>
			respond().catch((error) => {
				log.error({ path: loggablePath(path), error }, "request failed");
				response.destroy();
			});
		const respond = async () => {
			// On a busy day many ask for a page in the moment its cached copy ended. One of them renders it.
			await (isShareable ? app.pages.whileRendering(key) : undefined);
			if (response.destroyed) return;
			const page = isShareable ? app.pages.find(key) : undefined;
			if (!page) return answerByApp(request, response);
			ready.cached++;
			page.send(request, response);
		};
		if (PROBE_PATHS.has(path)) {
			void answerByApp(request, response);
			return;
		}
		// Skip visitors who disconnected while waiting.
		const admitted = app.overload.admit(kind, () => response.destroyed || void answer());
		if (!admitted) refuseOverload(response, kind === "read", isTls);
	}
}

/** Whether the sender is signed in to the panel. Asked only when there is no room for strangers. */
async function isFromOffice({ headers }: IncomingMessage, { origin }: Target): Promise<boolean> {
	const { cookie } = headers;
	if (!cookie) return false;
	const session = await findAdminSession(new Request(origin, { headers: { cookie } })).catch(() => null);
	return session !== null;
}

/** Probes must be answered even under overload, or the process would be restarted. */
const PROBE_PATHS = new Set(["/healthz", "/readyz", "/metrics"]);
