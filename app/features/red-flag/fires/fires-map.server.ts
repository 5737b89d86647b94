// A plain map drawn by the server: county borders, perimeters and the visitor's place. It needs no script and no tiles,
// so it is what everybody sees first (decision 014).
import type { Place } from "#app/features/company/places/geography.ts";
import { countyLines } from "./county-lines.ts";
import type { Fire, Point } from "./fire.ts";

export type FiresMap = {
	viewBox: string;
	width: number;
	height: number;
	borders: string;
	fires: DrawnFire[];
	place: { x: number; y: number } | null;
};

/** Unnamed where its name would lie on another one. */
type DrawnFire = { id: string; name: string; isNamed: boolean; path: string; x: number; y: number };
type Box = { west: number; east: number; south: number; north: number };

const CALIFORNIA: Box = { west: -124.6, east: -114, south: 32.4, north: 42.1 };
/** Around a visitor's place, in degrees of latitude: about 70 miles each way. */
const NEARBY_DEGREES = 1;
const WIDTH = 800;
const MAX_DRAWN_FIRES = 60;
/** Of a name on a phone, in units of the drawing. */
const NAME_WIDTH = 260;
const NAME_HEIGHT = 34;

export function drawMap(fires: readonly Fire[], place: Place | null): FiresMap {
	const box = place ? around(place) : CALIFORNIA;
	const shrink = Math.cos((((box.south + box.north) / 2) * Math.PI) / 180);
	const scale = WIDTH / ((box.east - box.west) * shrink);
	const height = Math.round((box.north - box.south) * scale);
	const project = ([longitude, latitude]: Point): Point => [
		Math.round((longitude - box.west) * shrink * scale),
		Math.round((box.north - latitude) * scale),
	];
	const drawn = fires.filter(({ rings }) => rings.some((ring) => ring.some((point) => isIn(point, box))));
	return {
		viewBox: `0 0 ${WIDTH} ${height}`,
		width: WIDTH,
		height,
		borders: countyLines()
			.filter((line) => line.some((point) => isIn(point, widen(box))))
			.map((line) => pathOf(line, project))
			.join(""),
		fires: withNames(drawn.slice(0, MAX_DRAWN_FIRES).map((fire) => drawFire(fire, project))),
		place: place && pointOf(project([place.longitude, place.latitude])),
	};
}

function drawFire({ id, name, rings }: Fire, project: (point: Point) => Point): DrawnFire {
	const points = rings.flat().map(project);
	return {
		id,
		name,
		isNamed: false,
		path: rings.map((ring) => `${pathOf(ring, project)}z`).join(""),
		x: middle(points.map(([x]) => x)),
		y: middle(points.map(([, y]) => y)),
	};
}

function withNames(fires: DrawnFire[]): DrawnFire[] {
	const named: DrawnFire[] = [];
	return fires.map((fire) => {
		const isFree = named.every(
			({ x, y }) => Math.abs(x - fire.x) > NAME_WIDTH || Math.abs(y - fire.y) > NAME_HEIGHT,
		);
		if (isFree) named.push(fire);
		return { ...fire, isNamed: isFree };
	});
}

function around({ latitude, longitude }: Place): Box {
	const wide = NEARBY_DEGREES / Math.cos((latitude * Math.PI) / 180);
	return {
		west: longitude - wide,
		east: longitude + wide,
		south: latitude - NEARBY_DEGREES * 0.8,
		north: latitude + NEARBY_DEGREES * 0.8,
	};
}

/** A line can cross the view without a corner in it. */
function widen({ west, east, south, north }: Box): Box {
	return { west: west - 1, east: east + 1, south: south - 1, north: north + 1 };
}

function isIn([longitude, latitude]: Point, { west, east, south, north }: Box): boolean {
	return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function pathOf(line: readonly Point[], project: (point: Point) => Point): string {
	return `M${line.map((point) => project(point).join(" ")).join("L")}`;
}

function middle(values: number[]): number {
	return Math.round((Math.min(...values) + Math.max(...values)) / 2);
}

function pointOf([x, y]: Point): { x: number; y: number } {
	return { x, y };
}
