// Asks CAL FIRE's layers which hazard zone a point is in. Cached, time-limited, and never more than two requests per
// layer and point.
import { and, eq, gt, sql } from "drizzle-orm";
import { company, contact } from "#app/features/company/company.ts";
import { db } from "#app/platform/database/db.server.ts";
import { readBounded } from "#app/platform/http/bounded-body.server.ts";
import { addressesOf, callService, isServiceOn } from "#app/platform/http/services.server.ts";
import { log } from "#app/platform/log.server.ts";
import { hazardZoneAnswers } from "#db/schema.ts";
import type { Point } from "./california.ts";
import { BadZoneAnswer, type HazardZone, highest, parseZones } from "./zone-answer.ts";

export type ZoneLookup = {
	found: HazardZone;
	/** A zone of another class within this many feet: the boundary may cross the lot. */
	nearby: HazardZone | null;
};

/** With the geocoder's time this stays under 15 seconds. */
const TIMEOUT_MS = 6_000;
const MAX_ANSWER_BYTES = 2_000_000;
/** Half a small lot: an address is a point at the street or on the roof. */
const NEARBY_METERS = 30;
const CACHE_TTL = sql`interval '30 days'`;
/** About a meter. */
const DECIMALS = 5;

const pending = new Map<string, Promise<ZoneLookup>>();

export function isLookupOn(): boolean {
	return isServiceOn("hazardZones");
}

/** Null when the service is down or its response is unusable. */
export async function lookUpZone(point: Point, timeoutMs = TIMEOUT_MS): Promise<ZoneLookup | null> {
	const key = `${point.lat.toFixed(DECIMALS)},${point.lon.toFixed(DECIMALS)}`;
	let lookup = pending.get(key);
	if (!lookup) {
		lookup = findOrFetch(key, timeoutMs).finally(() => pending.delete(key));
		pending.set(key, lookup);
	}
	return lookup.catch((error) => {
		log.warn({ error: error instanceof Error ? error.message : String(error) }, "hazard zones not readable");
		return null;
	});
}

async function findOrFetch(key: string, timeoutMs: number): Promise<ZoneLookup> {
	const [known] = await db()
		.select({ zones: hazardZoneAnswers.zones })
		.from(hazardZoneAnswers)
		.where(and(eq(hazardZoneAnswers.point, key), gt(hazardZoneAnswers.fetchedAt, sql`now() - ${CACHE_TTL}`)));
	if (known) return known.zones as ZoneLookup;
	const [lat = 0, lon = 0] = key.split(",").map(Number);
	const zones = await fetchZones({ lat, lon }, timeoutMs);
	await db()
		.insert(hazardZoneAnswers)
		.values({ point: key, zones })
		.onConflictDoUpdate({ target: hazardZoneAnswers.point, set: { zones, fetchedAt: sql`now()` } });
	return zones;
}

async function fetchZones(point: Point, timeoutMs: number): Promise<ZoneLookup> {
	const layers = addressesOf("hazardZones");
	const signal = AbortSignal.timeout(timeoutMs);
	const ask = async (meters: number) =>
		(await Promise.all(layers.map((layer) => query(layer, point, meters, signal)))).flat();
	// The exact answer decides. If the second one fails, we only miss the warning about a boundary.
	const [exact, around] = await Promise.all([ask(0), ask(NEARBY_METERS).catch(() => [])]);
	const found = highest(exact);
	const other = highest(around.filter(({ zone }) => zone !== found.zone));
	return { found, nearby: around.some(({ zone }) => zone !== found.zone) ? other : null };
}

async function query(
	layer: string,
	{ lat, lon }: Point,
	meters: number,
	signal: AbortSignal,
): Promise<HazardZone[]> {
	const url = new URL(layer);
	const parameters: Record<string, string> = {
		f: "json",
		geometry: `${lon},${lat}`,
		geometryType: "esriGeometryPoint",
		inSR: "4326",
		spatialRel: "esriSpatialRelIntersects",
		outFields: "*",
		returnGeometry: "false",
		...(meters > 0 ? { distance: String(meters), units: "esriSRUnit_Meter" } : {}),
	};
	for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
	const response = await callService("hazardZones", url, {
		headers: {
			accept: "application/json",
			"user-agent": `${company.shortName}-Rules/1.0 (${contact.email})`,
		},
		signal,
	});
	if (!response.ok) throw new BadZoneAnswer(`the service answered ${response.status}`);
	return parseZones(await readJson(response));
}

async function readJson(response: Response): Promise<unknown> {
	const text = await readBounded(response, MAX_ANSWER_BYTES);
	if (text === null) throw new BadZoneAnswer("the answer is too long");
	try {
		return JSON.parse(text);
	} catch {
		throw new BadZoneAnswer("not JSON");
	}
}
