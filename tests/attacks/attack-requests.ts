// Generates whole requests: URL, method, headers and body, mostly close enough to real ones to get past the first
// checks.
import type { OutgoingHttpHeaders } from "node:http";
import fc from "fast-check";
import { bodyFor } from "./bodies.ts";
import { knownFields, queryNames } from "./form-fields.ts";
import type { Attack } from "./http-client.ts";
import { brokenEncoding, nastyText } from "./nasty-values.ts";

export type Target = {
	/** Patterns such as `/marketplace/:id`. */
	routes: readonly string[];
	/** Existing values for a parameter of this pattern. */
	valuesFor(pattern: string): readonly string[];
	/** Valid cookies for this pattern. */
	cookiesFor(pattern: string): readonly string[];
};

export type RoutedAttack = Attack & { pattern: string };

export function attackOn(target: Target): fc.Arbitrary<RoutedAttack> {
	// Routes with a form have more to break than read-only pages.
	const withForm = target.routes.filter((pattern) => knownFields(pattern));
	const routes = fc.oneof(fc.constantFrom(...target.routes), fc.constantFrom(...withForm));
	return routes.chain((pattern) =>
		fc
			.record({
				path: pathOf(pattern, target.valuesFor(pattern)),
				query: fc.oneof(
					{ weight: 3, arbitrary: fc.constant("") },
					{ weight: 2, arbitrary: query(target.valuesFor(pattern)) },
				),
				method,
				body: bodyFor(pattern),
				headers: strangeHeaders,
				cookie: fc.oneof(
					{ weight: 4, arbitrary: fc.constantFrom(undefined, ...target.cookiesFor(pattern)) },
					{ weight: 1, arbitrary: strangeCookie },
				),
				visitor: fc.ipV4(),
			})
			.map(({ path, query, method, body, headers, cookie, visitor }) => {
				const sends = method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE";
				const own: OutgoingHttpHeaders = { "X-Forwarded-For": visitor };
				if (cookie) own.Cookie = cookie;
				if (sends && body.type !== undefined) own["Content-Type"] = body.type;
				if (sends && body.encoding) own["Content-Encoding"] = body.encoding;
				return {
					pattern,
					method,
					path: path + query,
					headers: { ...own, ...headers },
					...(sends ? { body: body.bytes } : {}),
				};
			}),
	);
}

const method = fc.oneof(
	{ weight: 5, arbitrary: fc.constant("GET") },
	{ weight: 8, arbitrary: fc.constant("POST") },
	{ weight: 3, arbitrary: fc.constantFrom("HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND") },
);

function pathOf(pattern: string, existing: readonly string[]): fc.Arbitrary<string> {
	const parameter = fc.oneof(
		...(existing.length > 0 ? [{ weight: 5, arbitrary: fc.constantFrom(...existing) }] : []),
		{ weight: 1, arbitrary: fc.uuid() },
		{
			weight: 2,
			arbitrary: nastyText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 6_000)),
		},
		{ weight: 2, arbitrary: brokenEncoding },
	);
	const segments = pattern
		.split("/")
		.map((segment) => (segment.startsWith(":") || segment === "*" ? parameter : fc.constant(segment)));
	const tail = fc.oneof(
		{ weight: 12, arbitrary: fc.constant("") },
		{ weight: 3, arbitrary: fc.constant(".data") },
		{ weight: 1, arbitrary: brokenEncoding },
		{ weight: 1, arbitrary: fc.constantFrom("/", "//", "/.data", "?", "#x", "/%2e%2e/admin") },
	);
	return fc
		.tuple(fc.tuple(...segments), tail)
		.map(([parts, end]) =>
			`/${parts.join("/").replace(/^\/+/, "")}${end}`.replace(/[^\u0021-\u00ff]/g, "%20"),
		);
}

function query(existing: readonly string[]): fc.Arbitrary<string> {
	const value = fc.oneof(
		{
			weight: 4,
			arbitrary: nastyText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 6_000)),
		},
		{ weight: 1, arbitrary: brokenEncoding },
		...(existing.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...existing) }] : []),
	);
	const pair = fc.tuple(fc.constantFrom(...queryNames), value).map(([name, text]) => `${name}=${text}`);
	return fc
		.array(pair, { minLength: 1, maxLength: 4 })
		.map((pairs) => `?${pairs.join("&")}`.slice(0, 12_000).replace(/[^\u0021-\u00ff]/g, "%20"));
}

/** The client refuses to send control characters and anything beyond Latin-1. */
const headerText = nastyText.map((text) => text.replace(/\p{Cc}|[^\0-\u00ff]/gu, "?").slice(0, 2_000));

const strangeCookie = fc
	.array(
		fc.tuple(
			fc.constantFrom("ringline_toast", "ringline_admin", "ringline_edit", "ringline_intake", "__proto__"),
			headerText,
		),
		{ minLength: 1, maxLength: 3 },
	)
	.map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join("; "));

const strangeHeaders: fc.Arbitrary<OutgoingHttpHeaders> = fc
	.array(
		fc.oneof(
			fc.tuple(
				fc.constantFrom(
					"Accept",
					"Accept-Encoding",
					"Accept-Language",
					"Range",
					"If-None-Match",
					"If-Modified-Since",
					"User-Agent",
					"Referer",
					"Authorization",
					"X-HTTP-Method-Override",
					"X-Forwarded-For",
					"X-Forwarded-Proto",
					"Forwarded",
					"X-Request-Id",
					"X-React-Router-Location",
				),
				headerText,
			),
			fc.constantFrom<[string, string]>(
				["Accept", "text/html"],
				["Accept", "application/json"],
				["X-Forwarded-Proto", "https"],
				["X-Forwarded-Host", "ringline.example"],
				["X-Forwarded-Host", "evil.example, b"],
				["X-Forwarded-Host", 'x"><script>'],
				["Host", "evil.example"],
				["Host", "a b"],
				["Sec-Fetch-Site", "same-origin"],
				["Origin", "null"],
				["Transfer-Encoding", "chunked"],
				["Content-Encoding", "br"],
				["Range", "bytes=0-0,-1"],
			),
		),
		{ maxLength: 2 },
	)
	.map((pairs) => Object.fromEntries(pairs));
