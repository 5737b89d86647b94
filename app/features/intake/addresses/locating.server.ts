// Finds the coordinates of a typed address. Cached like the suggestions, under keys of its own.
import { and, eq, gt, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { geocodeAnswers } from "#db/schema.ts";
import { askGeocoder } from "./geocoding.server.ts";
import { type LocatedPlace, parsePlace } from "./located-place.ts";

export type Located = { ok: true; place: LocatedPlace } | { ok: false; reason: "off" | "away" | "not-found" };

export async function locateAddress(typed: string): Promise<Located> {
	const address = typed
		.toLowerCase()
		.replace(/[\p{C}\s]+/gu, " ")
		.trim()
		.slice(0, 200)
		.toWellFormed();
	if (env().GEOCODER_URL === "off") return { ok: false, reason: "off" };
	if (address.length < 5) return { ok: false, reason: "not-found" };
	try {
		// Keys of suggestions are lowercase, so this key cannot collide with typed text.
		const question = `AT:${address}`;
		const [known] = await db()
			.select({ places: geocodeAnswers.suggestions })
			.from(geocodeAnswers)
			.where(
				and(
					eq(geocodeAnswers.question, question),
					gt(geocodeAnswers.fetchedAt, sql`now() - interval '60 days'`),
				),
			);
		if (known) return toLocated((known.places as LocatedPlace[])[0] ?? null);
		const answer = await askGeocoder(address);
		if (answer === null) return { ok: false, reason: "away" };
		const place = parsePlace(answer);
		const suggestions = place ? [place] : [];
		await db()
			.insert(geocodeAnswers)
			.values({ question, suggestions })
			.onConflictDoUpdate({ target: geocodeAnswers.question, set: { suggestions, fetchedAt: sql`now()` } });
		return toLocated(place);
	} catch (error) {
		log.debug({ error: error instanceof Error ? error.message : String(error) }, "address not located");
		return { ok: false, reason: "away" };
	}
}

function toLocated(place: LocatedPlace | null): Located {
	return place ? { ok: true, place } : { ok: false, reason: "not-found" };
}
