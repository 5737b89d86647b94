// A rough outline of California, to say at once when a point is somewhere else. Off by up to about five miles, always
// outward, so that nobody inside is turned away.
export type Point = { lat: number; lon: number };

const OUTLINE: readonly (readonly [lon: number, lat: number])[] = [
	[-124.6, 42.06],
	[-119.93, 42.06],
	[-119.93, 39.02],
	[-114.57, 35.02],
	[-114.05, 34.3],
	[-114.4, 32.66],
	[-117.25, 32.48],
	[-118.7, 32.6],
	[-121.2, 33.9],
	[-122.2, 36.4],
	[-123.3, 37.6],
	[-124.4, 39.0],
	[-124.7, 40.5],
];

export function isInCalifornia({ lat, lon }: Point): boolean {
	return isInside([lon, lat], OUTLINE);
}

/** Roughly Los Angeles County with its islands left out, for points without an address. */
export function isNearLosAngeles({ lat, lon }: Point): boolean {
	return lat > 33.65 && lat < 34.85 && lon > -119.0 && lon < -117.6;
}

/** Counts the edges to the east of the point. A point on an edge counts as inside. */
export function isInside(
	[x, y]: readonly [number, number],
	ring: readonly (readonly [number, number])[],
): boolean {
	let inside = false;
	for (const [index, [x1, y1]] of ring.entries()) {
		const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
		const cross = (x - x1) * (y2 - y1) - (y - y1) * (x2 - x1);
		const between =
			Math.min(x1, x2) <= x && x <= Math.max(x1, x2) && Math.min(y1, y2) <= y && y <= Math.max(y1, y2);
		if (cross === 0 && between) return true;
		if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
	}
	return inside;
}

/** From `?lat=` and `?lon=`. Null when they are not a place on Earth. */
export function pointFrom(search: URLSearchParams): Point | null {
	const [lat, lon] = [numberFrom(search.get("lat")), numberFrom(search.get("lon"))];
	if (lat === null || lon === null || Math.abs(lat) > 90 || Math.abs(lon) > 180) return null;
	return { lat, lon };
}

function numberFrom(text: string | null): number | null {
	const trimmed = text?.trim() ?? "";
	return /^[+-]?\d{1,3}(\.\d{1,15})?$/.test(trimmed) ? Number(trimmed) : null;
}
