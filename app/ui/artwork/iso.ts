// One projection for every drawing: x runs right and down, y left and down, both at 30°; z is up. The light comes from
// the left: the left face is light, the right one dark, the top lightest.

export type Point3 = readonly [x: number, y: number, z: number];
export type Point2 = readonly [x: number, y: number];

function createIso() {
	const project = ([x, y, z]: Point3): Point2 => [(x - y) * 0.866, (x + y) * 0.5 - z];

	const face = (...points: Point3[]) => polygon(points.map(project));
	const line = (...points: Point3[]) => polyline(points.map(project));

	/** The three visible faces of a box with its far lower corner at `at`. */
	function box([x, y, z]: Point3, [w, d, h]: Point3) {
		const [X, Y, Z] = [x + w, y + d, z + h];
		return {
			top: face([x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]),
			left: face([x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z]),
			right: face([X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z]),
		};
	}

	/** A gable roof with its ridge along x: the near slope faces left, the gable end faces right. */
	function gable([x, y, z]: Point3, [w, d, h]: Point3) {
		const [X, Y, mid, Z] = [x + w, y + d, y + d / 2, z + h];
		return {
			far: face([x, y, z], [X, y, z], [X, mid, Z], [x, mid, Z]),
			slope: face([x, Y, z], [X, Y, z], [X, mid, Z], [x, mid, Z]),
			end: face([X, y, z], [X, Y, z], [X, mid, Z]),
		};
	}

	/** A quad on a wall that faces left (y fixed): `x0..x1` along the wall, `z0..z1` up. */
	const onLeft = (y: number, x0: number, x1: number, z0: number, z1: number) =>
		face([x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1]);

	/** A quad on a wall that faces right (x fixed). */
	const onRight = (x: number, y0: number, y1: number, z0: number, z1: number) =>
		face([x, y0, z0], [x, y1, z0], [x, y1, z1], [x, y0, z1]);

	/** Half axes of a circle of radius `r` that lies on the ground. */
	const flat = (r: number): Point2 => [r * 1.2247, r * 0.5 * Math.SQRT2];

	function cylinder(at: Point3, r: number, h: number) {
		const [cx, cy] = project(at);
		const [rx, ry] = flat(r).map(round) as [number, number];
		const [l, rgt, lo, hi] = [cx - rx, cx + rx, cy, cy - h].map(round) as [number, number, number, number];
		return {
			side: `M${l} ${hi}V${lo}A${rx} ${ry} 0 0 0 ${rgt} ${lo}V${hi}A${rx} ${ry} 0 0 1 ${l} ${hi}Z`,
			shade: `M${round(cx + rx * 0.25)} ${round(hi + ry * 0.968)}V${round(lo + ry * 0.968)}A${rx} ${ry} 0 0 0 ${rgt} ${lo}V${hi}A${rx} ${ry} 0 0 1 ${round(cx + rx * 0.25)} ${round(hi + ry * 0.968)}Z`,
			top: `M${l} ${hi}A${rx} ${ry} 0 0 1 ${rgt} ${hi}A${rx} ${ry} 0 0 1 ${l} ${hi}Z`,
		};
	}

	return { project, face, line, box, gable, onLeft, onRight, flat, cylinder };
}

export const iso = createIso();

export const polyline = (points: readonly Point2[]) =>
	`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;

export const polygon = (points: readonly Point2[]) => `${polyline(points)}Z`;

/** A tenth of a unit is finer than any screen; more digits only make the page larger. */
export const round = (value: number) => Math.round(value * 10) / 10;
