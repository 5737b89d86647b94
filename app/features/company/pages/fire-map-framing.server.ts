// Checks whether the map's site allows framing. Browsers hide this from pages: a refused frame also fires `load`. So
// our server reads the same headers.
import { addressesOf, callService } from "#app/platform/http/services.server.ts";
import type { MapFraming } from "./fire-map.ts";

/** The page then finds out by itself whether it can reach the map. */
const UNKNOWN: MapFraming = { refused: null, answersPages: true };
const FETCH_TIMEOUT_MS = 4_000;
const CACHE_TTL_MS = 5 * 60_000;

const cache = new Map<string, { answer: Promise<MapFraming>; until: number }>();

/** Cached for five minutes, so that many visitors cause one request. */
export function mapFraming(origin: string): Promise<MapFraming> {
	const known = cache.get(origin);
	if (known && Date.now() < known.until) return known.answer;
	const [address] = addressesOf("fireMap");
	if (!address) return Promise.resolve(UNKNOWN);
	const answer = fetchFraming(address, origin);
	// A site has one or two origins. Made-up Host headers must not fill the memory.
	if (cache.size > 10) cache.clear();
	cache.set(origin, { answer, until: Date.now() + CACHE_TTL_MS });
	return answer;
}

export async function fetchFraming(address: string, origin: string): Promise<MapFraming> {
	try {
		const response = await callService("fireMap", address, {
			headers: { Accept: "text/html" },
			signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
		});
		await response.body?.cancel();
		const { headers } = response;
		return {
			// The headers of an error page say nothing about the map.
			refused: response.ok ? !allowsFrames(headers, origin) : null,
			answersPages: !/^same-/.test(headers.get("Cross-Origin-Resource-Policy") ?? ""),
		};
	} catch {
		return UNKNOWN;
	}
}

/** `frame-ancestors` overrides the older header. Every policy must allow the frame. */
function allowsFrames(headers: Headers, origin: string): boolean {
	const policies = (headers.get("Content-Security-Policy") ?? "").split(",");
	const ancestors = policies.flatMap(
		(policy) => /(?:^|;)\s*frame-ancestors\s([^;]*)/i.exec(policy)?.[1] ?? [],
	);
	if (ancestors.length === 0) return !headers.has("X-Frame-Options");
	return ancestors.every((list) =>
		list
			.trim()
			.split(/\s+/)
			.some((source) => source === "*" || source === origin || origin.startsWith(`${source}//`)),
	);
}
