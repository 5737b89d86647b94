// ZIP codes by distance. PostgreSQL looks up listings by ZIP code, so it needs no extension for maps.
import { LRUCache } from "lru-cache";
import { milesBetween } from "#app/features/company/places/geography.ts";
import { allZips, findZip, type ZipCentroid } from "#app/features/company/places/zip-centroids.server.ts";

export type Nearby = {
	/** Nearest first. */
	zips: readonly string[];
	/** No two are the same, so that listings by distance come ZIP code by ZIP code. */
	miles: readonly number[];
};

/** For listings whose location we do not know: after all others. */
export const UNKNOWN_MILES = 9_999;

/** Between ZIP codes at the same place, such as those of post office boxes. */
const SMALLEST_STEP_MILES = 1e-9;

/** Comparing with every ZIP code takes some milliseconds, and a few dozen searches ask for the same. */
const computed = new LRUCache<string, Nearby>({ max: 200 });

/** Null for a ZIP code we do not know. Without a radius, everything, and what has no known place comes last. */
export function nearbyZips(zip: string, radius: number | null): Nearby | null {
	const center = findZip(zip);
	if (!center) return null;
	const key = `${center.zip} ${radius}`;
	const nearby = computed.get(key) ?? computeNearby(center, radius);
	computed.set(key, nearby);
	return nearby;
}

function computeNearby(center: ZipCentroid, radius: number | null): Nearby {
	const found: [zip: string, miles: number][] = [];
	for (const place of allZips()) {
		const miles = milesBetween(center, place);
		if (radius === null || miles <= radius) found.push([place.zip, miles]);
	}
	if (radius === null) found.push(["", UNKNOWN_MILES]);
	found.sort((a, b) => a[1] - b[1]);
	let last = -1;
	const miles = found.map(([, distance]) => {
		last = Math.max(distance, last + SMALLEST_STEP_MILES);
		return last;
	});
	return { zips: found.map(([each]) => each), miles };
}

export function milesFrom(zip: string, other: string): number | null {
	const [from, to] = [findZip(zip), findZip(other)];
	return from && to ? milesBetween(from, to) : null;
}
