// An active fire, and its distance and direction from a place.
import {
	type Direction,
	directionTo,
	milesBetween,
	type Place,
} from "#app/features/company/places/geography.ts";

/** Longitude, latitude. */
export type Point = readonly [number, number];

export type Fire = {
	id: string;
	name: string;
	acres: number | null;
	containedPercent: number | null;
	county: string | null;
	/** ISO time of the last report. */
	updatedAt: string | null;
	/** The outer borders of what burned; empty when only the name is known. */
	rings: Point[][];
};

/** `miles` is 0 inside the perimeter. */
export type FireDistance = { miles: number; direction: Direction | null };
export type FireNearby = Fire & { distance: FireDistance | null };

/** Nearest first; without a place the largest first. */
export function sortFires(fires: readonly Fire[], from: Place | null): FireNearby[] {
	const withDistance = fires.map((fire) => ({ ...fire, distance: from && distanceTo(fire, from) }));
	return withDistance.sort((a, b) => rank(a) - rank(b) || (b.acres ?? 0) - (a.acres ?? 0));
}

function rank({ distance }: FireNearby): number {
	return distance?.miles ?? Number.MAX_SAFE_INTEGER;
}

/** To the nearest edge of the perimeter, because a fire's middle can be miles behind its front. */
export function distanceTo({ rings }: Fire, from: Place): FireDistance | null {
	if (rings.length === 0) return null;
	if (rings.some((ring) => contains(ring, from))) return { miles: 0, direction: null };
	let nearest: Place | null = null;
	let miles = Number.POSITIVE_INFINITY;
	for (const ring of rings)
		for (const [index, point] of ring.entries()) {
			const edge = nearestOnEdge(point, ring[index + 1] ?? point, from);
			const distance = milesBetween(from, edge);
			if (distance < miles) [miles, nearest] = [distance, edge];
		}
	return nearest && { miles, direction: directionTo(from, nearest) };
}

/** On a flat map, which is exact enough for the few miles of an edge. */
function nearestOnEdge(start: Point, end: Point, from: Place): Place {
	const shrink = Math.cos((from.latitude * Math.PI) / 180);
	const [dx, dy] = [(end[0] - start[0]) * shrink, end[1] - start[1]];
	const [px, py] = [(from.longitude - start[0]) * shrink, from.latitude - start[1]];
	const length = dx * dx + dy * dy;
	const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
	return {
		longitude: start[0] + (end[0] - start[0]) * along,
		latitude: start[1] + (end[1] - start[1]) * along,
	};
}

function contains(ring: readonly Point[], { longitude, latitude }: Place): boolean {
	let inside = false;
	for (const [index, [x, y]] of ring.entries()) {
		const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
		const crosses = y > latitude !== nextY > latitude;
		if (crosses && longitude < ((nextX - x) * (latitude - y)) / (nextY - y) + x) inside = !inside;
	}
	return inside;
}
