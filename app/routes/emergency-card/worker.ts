import worker from "#app/features/emergency-card/offline-worker.js?raw";

/** A worker obeys the policy of its own file: this one may load its page and its files, and nothing else. */
export function loader(): Response {
	return new Response(worker, {
		headers: {
			"Content-Type": "text/javascript; charset=utf-8",
			"Cache-Control": "no-cache",
			"Service-Worker-Allowed": "/emergency-card",
			"Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
		},
	});
}
