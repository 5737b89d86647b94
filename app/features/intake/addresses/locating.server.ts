// Finds the coordinates of a typed address. Cached like the suggestions, under keys of its own.
import { isServiceOn } from "#app/platform/http/services.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type LocatedPlace, parsePlace } from "./geocoder-answer.ts";
import { findOrAsk } from "./geocoding.server.ts";

export type Located =
	| { ok: true; place: LocatedPlace }
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
		const found = await findOrAsk(`AT:${address}`, address, (answer) =>
			[parsePlace(answer)].filter((place) => place !== null),
		);
		if (!found) return { ok: false, reason: "unavailable" };
		return found[0] ? { ok: true, place: found[0] } : { ok: false, reason: "not-found" };
	} catch (error) {
		log.debug({ error: error instanceof Error ? error.message : String(error) }, "address not located");
		return { ok: false, reason: "unavailable" };
	}
}
