// Whether the map's site lets other pages frame it. Browsers keep that from the page on purpose: a frame that was
// refused fires `load` like one that was not. So our server reads the headers that the browser goes by.
import { fireMap, type MapFraming } from "./fire-map.ts";

const PATIENCE_MS = 4_000;
const KEPT_MS = 5 * 60_000;

const kept = new Map<string, { answer: Promise<MapFraming>; until: number }>();

/** Many visitors on the day of a fire cause one question in five minutes. */
export function mapFraming(origin: string): Promise<MapFraming> {
	const known = kept.get(origin);
	if (known && Date.now() < known.until) return known.answer;
	const answer = askFraming(fireMap.address, origin);
	// A site has one origin, or two; whatever else comes in a Host header must not fill the memory.
	if (kept.size > 10) kept.clear();
	kept.set(origin, { answer, until: Date.now() + KEPT_MS });
	return answer;
}

export async function askFraming(address: string, origin: string): Promise<MapFraming> {
	try {
		const response = await fetch(address, {
			headers: { Accept: "text/html" },
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		await response.body?.cancel();
		const { headers } = response;
		return {
			// An error page's headers say nothing about the map's.
			refused: response.ok ? !allowsFrames(headers, origin) : null,
			answersPages: !/^same-/.test(headers.get("Cross-Origin-Resource-Policy") ?? ""),
		};
	} catch {
		return { refused: null, answersPages: true };
	}
}

/** `frame-ancestors`, where it is given, counts instead of the older header; of several policies each must agree. */
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
