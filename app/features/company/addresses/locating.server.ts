// Finds the coordinates of a typed address. Cached like the suggestions, under keys of its own.
import { isServiceOn } from "#app/platform/http/services.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type LocatedPlace, parseMatches } from "./geocoder-answer.ts";
import { findOrAsk } from "./geocoding.server.ts";

export type Located =
	/** At least one, the likeliest first. */
	| { ok: true; matches: [LocatedPlace, ...LocatedPlace[]] }
	| { ok: false; reason: "off" | "unavailable" | "not-found" };

export async function locateAddress(typed: string): Promise<Located> {
	const address = typed
		.toLowerCase()
		.replace(/[\p{C}\s]+/gu, " ")
		.trim()
		.slice(0, 200)
		.toWellFormed();
	if (!isServiceOn("geocoder")) return { ok: false, reason: "off" };
	if (address.length < 5) return { ok: false, reason: "not-found" };
	try {
		// Keys of suggestions are lowercase, so this key cannot collide with typed text.
		const found = await findOrAsk(`AT:${address}`, address, parseMatches);
		if (!found) return { ok: false, reason: "unavailable" };
		const [first, ...others] = likeliest(found, address);
		return first ? { ok: true, matches: [first, ...others] } : { ok: false, reason: "not-found" };
	} catch (error) {
		log.debug({ error: error instanceof Error ? error.message : String(error) }, "address not located");
		return { ok: false, reason: "unavailable" };
	}
}

/** Those whose ZIP code or city was typed, if there are any. A house beats a street of the same name. */
function likeliest(found: readonly LocatedPlace[], typed: string): LocatedPlace[] {
	const houses = found.filter(({ isExact }) => isExact);
	const candidates = houses.length > 0 ? houses : found;
	const named = candidates.filter(
		({ label, city }) =>
			(city !== "" && typed.includes(city.toLowerCase())) ||
			[...label.matchAll(/\b\d{5}\b/g)].some(([zip]) => typed.slice(1).includes(zip)),
	);
	return named.length > 0 ? named : [...candidates];
}
