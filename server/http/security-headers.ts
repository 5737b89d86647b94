// Headers that every answer carries, whoever made it.

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
	];
	if (tls) headers.push(["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]);
	return headers;
}
