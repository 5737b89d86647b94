// Draws contour lines. The same seed gives the same hill on the server and the client.
import type { Point2 } from "./iso.ts";

/** A seeded random generator (mulberry32), so that server and browser draw the same line. */
function seeded(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = state;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

export type Contour = {
	seed: number;
	cx: number;
	cy: number;
	/** Vertical scale: 1 is seen from above, 0.577 lies on the isometric ground. */
	squash?: number;
	/** How far the line strays from the circle, as a fraction of the radius. */
	wobble?: number;
	points?: number;
};

/** Rings of one hill. They share its shape, so lines run side by side and never cross. */
export function contours(hill: Contour, radii: readonly number[]): string[] {
	const shape = hillShape(hill.seed);
	return radii.map((radius, index) => contour(hill, shape, radius, index));
}

function contour(
	hill: Contour,
	shape: (angle: number, drift: number) => number,
	radius: number,
	index: number,
) {
	const { cx, cy, squash = 1, wobble = 0.06, points = 28 } = hill;
	const knots: Point2[] = [];
	for (let i = 0; i < points; i++) {
		const angle = (i / points) * Math.PI * 2;
		const r = radius * (1 + wobble * shape(angle, index * 0.12));
		knots.push([cx + Math.cos(angle) * r, cy + Math.sin(angle) * r * squash]);
	}
	return smoothClosed(knots);
}

function hillShape(seed: number) {
	const random = seeded(seed);
	const waves = [2, 3, 4, 5, 7].map((turns) => ({
		turns,
		phase: random() * Math.PI * 2,
		height: (0.55 + random() * 0.45) / Math.sqrt(turns),
	}));
	return (angle: number, drift: number) =>
		waves.reduce((sum, wave) => sum + wave.height * Math.sin(angle * wave.turns + wave.phase + drift), 0) / 2;
}

/** Quadratic curves through the midpoints of the knots, in relative integers: about 8 bytes per knot. */
function smoothClosed(knots: readonly Point2[]): string {
	const at = (i: number) => knots[(i + knots.length) % knots.length] as Point2;
	const middle = (i: number): Point2 => [
		Math.round((at(i)[0] + at(i + 1)[0]) / 2),
		Math.round((at(i)[1] + at(i + 1)[1]) / 2),
	];
	let [px, py] = middle(-1);
	let path = `M${px} ${py}`;
	for (let i = 0; i < knots.length; i++) {
		const [kx, ky] = at(i);
		const [mx, my] = middle(i);
		path += `q${join(Math.round(kx) - px, Math.round(ky) - py, mx - px, my - py)}`;
		[px, py] = [mx, my];
	}
	return `${path}z`;
}

const join = (...values: number[]) =>
	values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join("");
