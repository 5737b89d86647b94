// Points on the map, and how far apart they are.

export type Place = { latitude: number; longitude: number };

const EARTH_RADIUS_MILES = 3958.8;
const COMPASS = [
	"north",
	"northeast",
	"east",
	"southeast",
	"south",
	"southwest",
	"west",
	"northwest",
] as const;

export type Direction = (typeof COMPASS)[number];

/** As the crow flies. */
export function milesBetween(from: Place, to: Place): number {
	const north = Math.sin(radians(to.latitude - from.latitude) / 2);
	const east = Math.sin(radians(to.longitude - from.longitude) / 2);
	const h = north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2;
	return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Where `to` lies when you stand at `from`. */
export function directionTo(from: Place, to: Place): Direction {
	const east = radians(to.longitude - from.longitude);
	const [start, end] = [radians(from.latitude), radians(to.latitude)];
	const bearing = Math.atan2(
		Math.sin(east) * Math.cos(end),
		Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east),
	);
	const eighths = Math.round((bearing / (2 * Math.PI)) * 8);
	return COMPASS[(eighths + 8) % 8] ?? "north";
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}
