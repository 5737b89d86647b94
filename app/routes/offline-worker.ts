// The service workers of the pages that open without reception, one for each page.
import worker from "#app/ui/offline-page/worker.js?raw";

type OfflinePage = {
	page: string;
	/** The queries with which the page is saved. The first is none. */
	variants: ["", ...string[]];
	/** How long a slow connection may take before the saved copy is shown. */
	timeoutMs: number;
};

/** A worker obeys the policy of its own file: this one may load its page and its files, and nothing else. */
export function offlineWorker(settings: OfflinePage): Response {
	return new Response(`const SETTINGS = ${JSON.stringify(settings)};\n${worker}`, {
		headers: {
			"Content-Type": "text/javascript; charset=utf-8",
			"Cache-Control": "no-cache",
			"Service-Worker-Allowed": settings.page,
			"Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
		},
	});
}
