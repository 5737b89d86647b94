// One request to a public feed, bounded in time and size.

import { company, contact } from "#app/features/company/company.ts";
import { readBounded } from "#app/platform/http/bounded-body.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { callService, type ServiceName } from "#app/platform/http/services.server.ts";

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 8 * 1024 * 1024;

export type Validators = { etag: string | null; lastModified: string | null };
export type FeedAnswer =
	| { kind: "unchanged" }
	| ({ kind: "changed"; body: unknown } & Validators)
	| { kind: "failed"; problem: string; retryAfterSeconds: number };

export async function fetchFeed(
	service: ServiceName,
	address: string,
	known: Validators,
	signal: AbortSignal,
): Promise<FeedAnswer> {
	try {
		const response = await callService(service, address, {
			headers: {
				Accept: "application/geo+json, application/json",
				"User-Agent": `${company.shortName}/1.0 (${publicUrl()}, ${contact.email})`,
				...(known.etag ? { "If-None-Match": known.etag } : {}),
				...(known.lastModified ? { "If-Modified-Since": known.lastModified } : {}),
			},
			signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
		});
		if (response.status === 304) return { kind: "unchanged" };
		if (!response.ok) {
			await response.body?.cancel();
			return failed(`answered ${response.status}`, response.headers.get("Retry-After"));
		}
		const text = await readBounded(response, MAX_BYTES);
		if (text === null) return failed(`sent more than ${MAX_BYTES} bytes`);
		return {
			kind: "changed",
			body: JSON.parse(text),
			etag: shortHeader(response.headers.get("ETag")),
			lastModified: shortHeader(response.headers.get("Last-Modified")),
		};
	} catch (error) {
		return failed(error instanceof Error ? error.message : String(error));
	}
}

function failed(problem: string, retryAfter: string | null = null): FeedAnswer {
	const seconds = Number(retryAfter);
	return { kind: "failed", problem, retryAfterSeconds: Number.isFinite(seconds) ? seconds : 0 };
}

/** We send it back with the next request, so a very long one is not stored. */
function shortHeader(value: string | null): string | null {
	return value && value.length <= 200 ? value : null;
}
