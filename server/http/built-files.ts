// Keeps everything the build wrote in memory: assets with their compressed copies, and the prerendered pages.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { ORIGIN_PLACEHOLDER } from "#app/features/company/pages/page-meta.ts";
import { contentSecurityPolicy, hashInlineScripts } from "#app/platform/http/content-security.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { CachedResponse } from "./cached-response.ts";
import { securityHeaders } from "./security-headers.ts";

const TYPES: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".data": "text/x-script; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".map": "application/json; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".mp4": "video/mp4",
	".pdf": "application/pdf",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".vtt": "text/vtt; charset=utf-8",
	".webm": "video/webm",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2",
};
const COMPRESSED_EXTENSIONS = new Set([".ico", ".mp4", ".pdf", ".png", ".webm", ".webp", ".woff2"]);
type Source = { body: Buffer; extension: string; br?: Buffer; gzip?: Buffer };

export class BuiltFiles {
	readonly #pages = new Map<string, Source>();
	readonly #assets = new Map<string, CachedResponse>();
	/** Indexed by scheme, which decides some headers: without TLS, with TLS. */
	readonly #pageAnswers = [new Map<string, CachedResponse>(), new Map<string, CachedResponse>()] as const;

	constructor(folder: string | null) {
		if (!folder) return;
		for (const [path, source] of readSources(folder)) {
			if (source.extension === ".html" || source.extension === ".data") this.#pages.set(path, source);
			else this.#assets.set(path, assetResponse(path, source));
		}
	}

	/** A file that is the same for every visitor. */
	asset(path: string): CachedResponse | undefined {
		return this.#assets.get(path);
	}

	hasPage(path: string): boolean {
		return this.#pages.has(path);
	}

	/** A prerendered page or its data. */
	page(path: string, isTls: boolean): CachedResponse | undefined {
		const source = this.#pages.get(path);
		if (!source) return undefined;
		const answers = this.#pageAnswers[isTls ? 1 : 0];
		let answer = answers.get(path);
		if (!answer) {
			answer = pageResponse(path, source, isTls);
			answers.set(path, answer);
		}
		return answer;
	}
}

function* readSources(folder: string): Generator<[string, Source]> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
		entry.isFile(),
	);
	const names = new Set(files.map((entry) => join(entry.parentPath, entry.name)));
	for (const file of names) {
		const extension = extname(file);
		if (extension === ".br" || extension === ".gz") continue;
		const optional = (suffix: string) => (names.has(file + suffix) ? readFileSync(file + suffix) : undefined);
		const path = `/${relative(folder, file).split(sep).join("/")}`;
		const address = extension === ".html" ? path.replace(/\/?index\.html$/, "") || "/" : path;
		yield [address, { body: readFileSync(file), extension, br: optional(".br"), gzip: optional(".gz") }];
	}
}

function assetResponse(path: string, source: Source): CachedResponse {
	const forever = path.startsWith("/assets/");
	return new CachedResponse({
		body: source.body,
		compressible: !COMPRESSED_EXTENSIONS.has(source.extension),
		precompressed: { br: source.br, gzip: source.gzip },
		headers: [
			["Content-Type", TYPES[source.extension] ?? "application/octet-stream"],
			["Cache-Control", forever ? "public, max-age=31536000, immutable" : "public, max-age=3600"],
			["X-Content-Type-Options", "nosniff"],
			// An SVG opened on its own is a document, so it must not run scripts. A video opened on its own is a document with
			// the browser's player, which loads the video again as media.
			[
				"Content-Security-Policy",
				"default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
			],
		],
	});
}

function pageResponse(path: string, source: Source, isTls: boolean): CachedResponse {
	const text = source.body.toString("utf8").replaceAll(ORIGIN_PLACEHOLDER, publicUrl());
	const headers: [string, string][] = [
		["Content-Type", TYPES[source.extension] ?? "text/html; charset=utf-8"],
		["Cache-Control", "public, max-age=0, must-revalidate"],
		...securityHeaders(isTls),
	];
	if (source.extension === ".html")
		headers.push([
			"Content-Security-Policy",
			contentSecurityPolicy(hashInlineScripts(text), { isTls, path }),
		]);
	return new CachedResponse({ body: Buffer.from(text), compressible: true, headers });
}
