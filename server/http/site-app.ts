// The Hono application: request ids, logging, headers, health checks, and React Router for everything else.
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { MISSED_SEARCH_HEADER, noteMissedSearch } from "#app/features/insight/missed-searches.server.ts";
import { currentBanner } from "#app/features/red-flag/warnings/current-banner.server.ts";
import { isDatabaseUnavailable } from "#app/platform/database/db.server.ts";
import { isDatabaseReady } from "#app/platform/database/migrations.server.ts";
import { networkOf } from "#app/platform/http/networks.server.ts";
import { PAGE_TAGS_HEADER } from "#app/platform/http/page-tags.server.ts";
import {
	currentRequest,
	requestFactsContext,
	requestInLog,
	wasUnavailable,
} from "#app/platform/http/request-context.server.ts";
import { log } from "#app/platform/log.server.ts";
import { loggablePath } from "#app/platform/masked-paths.ts";
import { compressResponse } from "./compression.ts";
import { allowCspReport, logCspReports } from "./csp-reports.ts";
import { canReadMetrics, Metrics } from "./metrics.ts";
import { Overload } from "./overload.ts";
import { PageCache, pageKey } from "./page-cache.ts";
import { RETRY_AFTER_SECONDS } from "./refusals.ts";
import { BARE_POLICY, CSP_REPORT_PATH, securityHeaders } from "./security-headers.ts";
import { UnfinishedBodies } from "./unfinished-bodies.ts";
import type { Visitor } from "./visitor.ts";

type SiteEnv = { Bindings: HttpBindings; Variables: { requestId: string; visitor: Visitor } };
export type SiteApp = {
	fetch: Hono<SiteEnv>["fetch"];
	pages: PageCache;
	overload: Overload;
	/** Unfinished bodies, counted separately for forms and for uploads that stream to disk. */
	forms: UnfinishedBodies;
	uploads: UnfinishedBodies;
	metrics: Metrics;
	/**
	 * Whether pages carry a banner now. The prerendered ones have none, so they are rendered and cached meanwhile.
	 * Drops the cached pages that carry an older one, so it must be asked before one is sent.
	 */
	hasBanner(): boolean;
	/** Set by the listener, which has already parsed the headers. */
	visitors: WeakMap<IncomingMessage, Visitor>;
};

export type SiteAppSettings = {
	mode: string;
	metricsToken: string | undefined;
	/** Whether the page of this path is the same for every visitor and was rendered at build time. */
	isPrerendered(path: string): boolean;
};

const UNAVAILABLE = { status: 503, statusText: "Service Unavailable" };
/** Clients and proxies refuse more than 16 kB. Only a redirect that repeats what somebody sent can come near it. */
const MAX_HEADER_BYTES = 12_000;
const SHARED_BUT_CHECKED = "public, max-age=0, must-revalidate";

export function createSiteApp(
	build: ServerBuild | (() => Promise<ServerBuild>),
	{ mode, metricsToken, isPrerendered }: SiteAppSettings,
): SiteApp {
	const pages = new PageCache();
	const overload = new Overload();
	const forms = new UnfinishedBodies();
	const uploads = new UnfinishedBodies();
	const metrics = new Metrics(pages, overload, () => forms.size + uploads.size);
	const visitors: SiteApp["visitors"] = new WeakMap();
	const handle = createRequestHandler(build, mode);
	const app = new Hono<SiteEnv>();

	app.use(async (context, next) => {
		const started = performance.now();
		const requestId = randomUUID();
		const visitor = visitors.get(context.env.incoming) ?? {
			clientAddress: "",
			origin: new URL(context.req.url).origin,
			isTls: false,
		};
		context.set("requestId", requestId);
		context.set("visitor", visitor);
		await currentRequest.run(
			{ requestId, path: loggablePath(context.req.path), clientAddress: visitor.clientAddress },
			next,
		);
		for (const [name, value] of securityHeaders(visitor.isTls)) context.res.headers.set(name, value);
		addBarePolicy(context.res.headers);
		if (headerBytes(context.res.headers) > MAX_HEADER_BYTES) context.res = tooLong(context.res.headers);
		context.res.headers.set("X-Request-Id", requestId);
		if (context.res.status === 503 && !context.res.headers.has("Retry-After"))
			context.res.headers.set("Retry-After", RETRY_AFTER_SECONDS);
		const { method, path } = context.req;
		const { status } = context.res;
		const ms = performance.now() - started;
		metrics.record(method, path, status, ms);
		// Query strings can contain edit tokens and search words.
		log.info({ requestId, method, path: loggablePath(path), status, ms: Math.round(ms) }, "request");
	});

	app.get("/healthz", (context) => context.text("ok\n", 200, { "Cache-Control": "no-store" }));
	app.get("/readyz", async (context) => {
		const ready = await isDatabaseReady();
		return context.text(ready ? "ready\n" : "the database is not responding\n", ready ? 200 : 503, {
			"Cache-Control": "no-store",
		});
	});

	app.get("/metrics", async (context) => {
		if (!canReadMetrics(context.env.incoming, metricsToken)) return context.text("Not found\n", 404);
		return context.text(await metrics.text(), 200, {
			"Content-Type": metrics.contentType,
			"Cache-Control": "no-store",
		});
	});

	app.post(CSP_REPORT_PATH, async (context) => {
		if (!(await allowCspReport(networkOf(context.get("visitor").clientAddress, "wide"))))
			return context.body(null, 429);
		logCspReports(await context.req.text(), log);
		return context.body(null, 204);
	});

	app.all("*", async (context) => {
		const visitor = context.get("visitor");
		const key = pageKey(visitor.isTls, context.env.incoming.url ?? "/");
		const finished = context.req.method === "GET" ? pages.startRendering(key) : () => {};
		try {
			return await render(context, key);
		} finally {
			finished();
		}
	});

	async function render(context: Context<SiteEnv>, key: string): Promise<Response> {
		const visitor = context.get("visitor");
		const url = context.env.incoming.url ?? "/";
		const generation = pages.generation;
		const facts = requestContext(context);
		const answer = await handle(withOrigin(context.req.raw, visitor.origin), facts);
		const response =
			wasUnavailable(facts) && answer.status === 500
				? new Response(answer.body, { ...UNAVAILABLE, headers: answer.headers })
				: answer;
		const reads = context.req.method === "GET" && response.status === 200;
		const tags =
			response.headers.get(PAGE_TAGS_HEADER) ?? (reads && isPrerendered(url) ? "prerendered" : null);
		response.headers.delete(PAGE_TAGS_HEADER);
		const missed = response.headers.get(MISSED_SEARCH_HEADER);
		response.headers.delete(MISSED_SEARCH_HEADER);
		// A response that sets or clears a cookie belongs to one visitor, even a public page with a toast.
		const personal = response.headers.has("Set-Cookie");
		if (personal || !response.headers.has("Cache-Control"))
			response.headers.set("Cache-Control", tags && !personal ? SHARED_BUT_CHECKED : "no-store");
		const mayKeep = tags && reads && !personal;
		if (!mayKeep) {
			if (missed && reads) noteMissedSearch(missed);
			return compressResponse(context.req.raw, response);
		}
		addBarePolicy(response.headers);
		const parts = {
			body: Buffer.from(await response.arrayBuffer()),
			compressible: true,
			shortLived: true,
			...(missed ? { onRead: () => noteMissedSearch(missed) } : {}),
			headers: [...response.headers, ...securityHeaders(visitor.isTls)].filter(
				([name]) => name.toLowerCase() !== "content-length",
			),
		};
		const page = pages.keep(key, tags.split(" "), parts, generation);
		page.send(context.env.incoming, context.env.outgoing);
		return RESPONSE_ALREADY_SENT;
	}

	app.onError((error, context) => {
		log.error({ ...requestInLog(), error }, "request failed");
		const status = isDatabaseUnavailable(error) ? 503 : 500;
		return context.text("Something went wrong on our end. Please try again in a moment.\n", status);
	});

	let bannerOfPages = currentBanner();
	const hasBanner = () => {
		const banner = currentBanner();
		if (banner !== bannerOfPages) pages.drop(null);
		bannerOfPages = banner;
		return banner !== null;
	};
	return { fetch: app.fetch, pages, overload, forms, uploads, metrics, visitors, hasBanner };
}

function headerBytes(headers: Headers): number {
	let bytes = 0;
	for (const [name, value] of headers) bytes += name.length + value.length;
	return bytes;
}

function tooLong(headers: Headers): Response {
	for (const name of ["Location", "Set-Cookie", "Content-Encoding", "Content-Length"]) headers.delete(name);
	headers.set("Content-Type", "text/plain; charset=utf-8");
	return new Response("That's too long. Please go back and enter less.\n", { status: 400, headers });
}

function requestContext(context: Context<SiteEnv>): RouterContextProvider {
	const requestId = context.get("requestId");
	const { clientAddress, isTls } = context.get("visitor");
	const provider = new RouterContextProvider();
	provider.set(requestFactsContext, {
		requestId,
		clientAddress,
		isTls,
		log: log.child({ requestId }),
	});
	return provider;
}

/**
 * Cookies need the public origin, which behind a proxy differs from ours. React Router would compare that origin with
 * the Origin header again, but the listener has already done so and also accepts PUBLIC_URL.
 */
function withOrigin(request: Request, origin: string): Request {
	const url = new URL(request.url);
	const sender = request.headers.get("Origin");
	if (url.origin === origin && (sender === null || sender === origin)) return request;
	const moved = new Request(`${origin}${url.pathname}${url.search}`, request);
	if (sender !== origin) moved.headers.delete("Origin");
	return moved;
}

/** Pages have their own policy. Other files, such as PDFs, need their viewer's scripts. */
function addBarePolicy(headers: Headers): void {
	if (headers.has("Content-Security-Policy")) return;
	const type = headers.get("Content-Type") ?? "";
	if (!/^(text\/html|image|video|application\/(pdf|octet-stream))/.test(type))
		headers.set("Content-Security-Policy", BARE_POLICY);
}
