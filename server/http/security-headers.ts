// Headers for every response. hono/secure-headers covers only what passes through Hono, and most responses are sent
// from memory before that.

/** For text, data and redirects, which load and frame nothing. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Where browsers report content security policy violations. */
export const CSP_REPORT_PATH = "/csp-report";

export function securityHeaders(tls: boolean): [string, string][] {
	const headers: [string, string][] = [
		["X-Content-Type-Options", "nosniff"],
		["Referrer-Policy", "strict-origin-when-cross-origin"],
		[
			"Permissions-Policy",
			'camera=(), microphone=(), payment=(), usb=(), geolocation=(self "https://app.watchduty.org")',
		],
		["Cross-Origin-Opener-Policy", "same-origin"],
		["X-Frame-Options", "DENY"],
		["Reporting-Endpoints", `csp="${CSP_REPORT_PATH}"`],
	];
	if (tls) headers.push(["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]);
	return headers;
}
