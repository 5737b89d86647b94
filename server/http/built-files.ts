// What the build wrote. Code, styles and prerendered pages are in memory with their compressed copies. Pictures, films
// and PDFs are read when somebody asks for them.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { LRUCache } from "lru-cache";
import { ORIGIN_PLACEHOLDER } from "#app/features/company/pages/page-meta.ts";
import { contentSecurityPolicy, hashInlineScripts } from "#app/platform/http/content-security.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { CachedResponse } from "./cached-response.ts";
import { securityHeaders } from "./security-headers.ts";

const TYPES: Record<string, string> = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".data": "text/x-script; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
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
/** The other files are compressed by themselves. */
const TEXT_TYPE = /^text\/|json|svg/;
const MAX_BYTES_OF_READ_FILES = 16 * 1024 * 1024;

type Source = { body: Buffer; extension: string; br?: Buffer | undefined; gzip?: Buffer | undefined };

export class BuiltFiles {
	readonly #pages = new Map<string, Source>();
	readonly #assets = new Map<string, CachedResponse>();
	/** Where the files are that are not in memory. */
	readonly #files = new Map<string, string>();
	readonly #readFiles = new LRUCache<string, CachedResponse>({
		maxSize: MAX_BYTES_OF_READ_FILES,
		sizeCalculation: ({ size }) => size + 1_024,
	});
	/** Indexed by scheme, which decides some headers: without TLS, with TLS. */
	readonly #pageAnswers = [new Map<string, CachedResponse>(), new Map<string, CachedResponse>()] as const;

	constructor(folder: string | null) {
		if (!folder) return;
		const files = listFiles(folder);
		for (const file of files) {
			const extension = extname(file);
			if (extension === ".br" || extension === ".gz") continue;
			const path = `/${relative(folder, file).split(sep).join("/")}`;
			if (!TEXT_TYPE.test(typeOf(extension))) {
				this.#files.set(path, file);
				continue;
			}
			const compressed = (suffix: string) =>
				files.has(file + suffix) ? readFileSync(file + suffix) : undefined;
			const source = {
				body: readFileSync(file),
				extension,
				br: compressed(".br"),
				gzip: compressed(".gz"),
			};
			if (extension === ".html") this.#pages.set(path.replace(/\/?index\.html$/, "") || "/", source);
			else if (extension === ".data") this.#pages.set(path, source);
			else this.#assets.set(path, assetResponse(path, source));
		}
	}

	/** A file that is the same for every visitor. */
	asset(path: string): CachedResponse | undefined {
		return this.#assets.get(path) ?? this.#readFiles.get(path) ?? this.#readFile(path);
	}

	#readFile(path: string): CachedResponse | undefined {
		const file = this.#files.get(path);
		if (!file) return undefined;
		try {
			const answer = assetResponse(path, { body: readFileSync(file), extension: extname(file) });
			this.#readFiles.set(path, answer);
			return answer;
		} catch {
			// Gone since the start: somebody is building a new version.
			return undefined;
		}
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

function listFiles(folder: string): Set<string> {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	return new Set(
		entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
	);
}

function typeOf(extension: string): string {
	return TYPES[extension] ?? "application/octet-stream";
}

function assetResponse(path: string, source: Source): CachedResponse {
	const forever = path.startsWith("/assets/");
	const type = typeOf(source.extension);
	return new CachedResponse({
		body: source.body,
		compressible: TEXT_TYPE.test(type),
		precompressed: { br: source.br, gzip: source.gzip },
		headers: [
			["Content-Type", type],
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
		["Content-Type", typeOf(source.extension)],
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
