// The content security policy. Inline scripts are allowed by hash instead of nonce, so that pages can be cached and
// shared.
import { hash } from "node:crypto";
import { env } from "../env.server.ts";

const FIRE_MAP = "https://app.watchduty.org";
const FRAMES = [
	FIRE_MAP,
	"https://www.youtube-nocookie.com",
	"https://player.vimeo.com",
	"https://www.google.com",
	"https://maps.google.com",
];

/** Where the page of this path alone may connect to. */
const CONNECTIONS_BY_PATH: Record<string, () => string[]> = {
	"/fires": () => {
		const { MAP_TILES_URL } = env();
		return MAP_TILES_URL ? [new URL(MAP_TILES_URL).origin] : [];
	},
};

export function contentSecurityPolicy(
	scriptHashes: readonly string[],
	{ isTls, path }: { isTls: boolean; path: string },
): string {
	const connections = ["'self'", FIRE_MAP, ...(CONNECTIONS_BY_PATH[path]?.() ?? [])];
	return [
		"default-src 'none'",
		`script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ")}`.trim(),
		"style-src 'self'",
		// React and Base UI position elements with style attributes, which cannot run code.
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data: blob: https://cdn.shopify.com",
		"font-src 'self'",
		// We check whether the fire map is reachable with fetch, because an iframe reports no errors.
		`connect-src ${connections.join(" ")}`,
		"media-src 'self'",
		"manifest-src 'self'",
		`frame-src ${FRAMES.join(" ")}`,
		"form-action 'self'",
		"frame-ancestors 'none'",
		"base-uri 'none'",
		"object-src 'none'",
		// Browsers that support report-to ignore report-uri.
		"report-uri /csp-report",
		"report-to csp",
		...(isTls ? ["upgrade-insecure-requests"] : []),
	].join("; ");
}

/**
 * Hashes the scripts that carry the renderer's one-time nonce, then removes the nonce. An injected script has no
 * nonce, so it gets no hash and does not run.
 */
export function hashNoncedScripts(html: string, nonce: string): { html: string; hashes: string[] } {
	const mark = ` nonce="${nonce}"`;
	const hashes = new Set<string>();
	let sealed = "";
	let done = 0;
	for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, done)) {
		sealed += html.slice(done, at);
		done = at + mark.length;
		const codeAt = html.indexOf(">", at) + 1;
		const tag = html.slice(html.lastIndexOf("<", at), codeAt);
		if (tag.startsWith("<script") && !tag.includes(" src="))
			hashes.add(scriptHash(html.slice(codeAt, html.indexOf("</script>", codeAt))));
	}
	return { html: sealed + html.slice(done), hashes: [...hashes] };
}

/** Only for prerendered pages, which contain no visitor input. */
export function hashInlineScripts(html: string): string[] {
	const hashes = new Set<string>();
	for (const [, attributes = "", code] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
		if (code && !attributes.includes(" src=") && !attributes.includes("application/ld+json"))
			hashes.add(scriptHash(code));
	}
	return [...hashes];
}

function scriptHash(code: string): string {
	return hash("sha256", code, "base64");
}
