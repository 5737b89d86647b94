// Prometheus metrics. Dashboards depend on the names, so treat them as an interface.
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { registerDatabaseMetrics } from "./database-metrics.ts";
import type { Overload } from "./overload.ts";
import type { PageCache } from "./page-cache.ts";

const METHODS = new Set(["GET", "HEAD", "POST"]);
/**
 * Maps the first path segment to a route label. Unknown paths share one label, so that visitors cannot create new
 * series.
 */
const ROUTES: Record<string, string> = {
	shop: "shop",
	product: "shop",
	checkout: "shop",
	marketplace: "marketplace",
	wanted: "marketplace",
	renew: "marketplace",
	"post-product": "marketplace",
	"post-wanted": "marketplace",
	"edit-product": "marketplace",
	"edit-wanted": "marketplace",
	"intake-wizard": "intake",
	readiness: "readiness",
	"address-rules": "readiness",
	"your-home": "readiness",
	admin: "admin",
	media: "media",
	healthz: "health",
	readyz: "health",
	metrics: "health",
};

export class Metrics {
	/** Responses from memory. Counted in plain numbers on the hot path and turned into metrics when scraped. */
	readonly ready = { asset: 0, prerendered: 0, cached: 0 };
	readonly #registry = new Registry();
	readonly #requests: Counter<"method" | "route" | "status">;
	readonly #seconds: Histogram<"route">;
	readonly #readDatabase: () => Promise<void>;

	constructor(pages: PageCache, overload: Overload, unfinishedBodies: () => number) {
		const registers = [this.#registry];
		collectDefaultMetrics({ register: this.#registry });
		this.#requests = new Counter({
			name: "ringline_requests_total",
			help: "Requests that a page or an action answered",
			labelNames: ["method", "route", "status"],
			registers,
		});
		this.#seconds = new Histogram({
			name: "ringline_request_seconds",
			help: "Time a page or an action took to answer",
			labelNames: ["route"],
			buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
			registers,
		});
		const ready = this.ready;
		new Counter({
			name: "ringline_ready_answers_total",
			help: "Requests answered from memory: built files, prerendered pages, cached pages",
			labelNames: ["kind"],
			registers,
			collect() {
				this.reset();
				for (const [kind, count] of Object.entries(ready)) this.inc({ kind }, count);
			},
		});
		const gauges: [name: string, help: string, read: () => number][] = [
			["ringline_page_cache_pages", "Rendered pages kept in memory", () => pages.size.pages],
			["ringline_page_cache_bytes", "Memory that rendered pages take", () => pages.size.bytes],
			["ringline_requests_at_work", "Requests in progress", () => overload.activeCount],
			["ringline_unfinished_bodies", "Request bodies that are still arriving", unfinishedBodies],
		];
		for (const [name, help, read] of gauges)
			new Gauge({
				name,
				help,
				registers,
				collect() {
					this.set(read());
				},
			});
		new Counter({
			name: "ringline_requests_turned_away_total",
			help: "Requests answered 503 because the process had too much to do",
			registers,
			collect() {
				this.reset();
				this.inc(overload.refusedCount);
			},
		});
		this.#readDatabase = registerDatabaseMetrics(this.#registry);
	}

	record(method: string, path: string, status: number, milliseconds: number): void {
		const route = routeOf(path);
		this.#requests.inc({ method: METHODS.has(method) ? method : "other", route, status });
		this.#seconds.observe({ route }, milliseconds / 1_000);
	}

	get contentType(): string {
		return this.#registry.contentType;
	}

	async text(): Promise<string> {
		await this.#readDatabase();
		return this.#registry.metrics();
	}
}

function routeOf(path: string): string {
	const first = path.split("/", 2)[1]?.replace(/\.data$/, "") ?? "";
	return Object.hasOwn(ROUTES, first) ? (ROUTES[first] ?? "site") : "site";
}

/**
 * Allows clients with the token. Without a token, allows only local clients that connect directly, not through a
 * proxy.
 */
export function canReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
	const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
	if (token && given) return timingSafeEqual(digest(token), digest(given));
	if (token || ["x-forwarded-for", "forwarded", "via"].some((name) => request.headers[name])) return false;
	return /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? "");
}

function digest(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}
