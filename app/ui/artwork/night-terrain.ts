// The hillside as pure functions: the same seed draws the same ridge on the server and the client, in few bytes.
import { join, seeded } from "./contours.ts";
import { createIso, type Point2, round } from "./iso.ts";

/** A lower viewpoint than the 30° grid, so that the ground runs up to the ridges. */
export const nightIso = createIso(0.36);

export const home: Point2 = [1040, 522];

/** Half widths of the rings on screen. Their height follows from the viewpoint. */
export const ringWidths = { near: 162, middle: 282, far: 404 } as const;
export const groundSquash = 0.416;

/** The scene extends past its 1440 px frame for wide screens. */
export const west = -900;
export const east = 2340;

export type Ridge = {
	seed: number;
	base: number;
	height: number;
	step: number;
	trees: number;
	treeHeight: number;
};

/** A ridgeline from west to east, closed below. Trees are spikes in the same path. */
export function ridge({ seed, base, height, step, trees, treeHeight }: Ridge): string {
	const random = seeded(seed);
	const waves = [520, 310, 170, 90].map((length) => ({
		length: length * (0.85 + random() * 0.3),
		phase: random() * 6.3,
	}));
	const level = (x: number) => {
		const crest = waves.reduce(
			(sum, { length, phase }, i) => sum + (1 - 2 * Math.abs(Math.sin(x / length + phase))) / (i + 1.4),
			0,
		);
		return Math.round(base - (height * crest) / 1.6 + random() * height * 0.08);
	};
	let y = level(west);
	let path = `M${west} 800V${y}l`;
	const moves: number[] = [];
	for (let x = west; x < east; x += step) {
		let left = step;
		while (left > 8 && random() < trees) {
			const tall = Math.round(treeHeight * (0.5 + random() * 0.5));
			moves.push(2, -tall, 2, tall);
			left -= 4;
		}
		const next = level(x + step);
		moves.push(left, next - y);
		y = next;
	}
	path += moves.reduce((text, value, i) => text + (i > 0 && value >= 0 ? ` ${value}` : `${value}`), "");
	return `${path}V800z`;
}

/** Dots as zero-length strokes, so that a field of stars is one path. */
export function scatter(seed: number, count: number, [x0, y0]: Point2, [x1, y1]: Point2): string {
	const random = seeded(seed);
	let path = "";
	for (let i = 0; i < count; i++) {
		// The exponent makes the field thin out toward y1.
		path += `M${join(Math.round(x0 + random() * (x1 - x0)), Math.round(y0 + random() ** 1.6 * (y1 - y0)))}h0`;
	}
	return path;
}

/** A point on the ground around the house: `angle` in degrees on screen, `reach` as half width. */
export function around(angle: number, reach: number): Point2 {
	const turn = (angle * Math.PI) / 180;
	return [round(home[0] + Math.cos(turn) * reach), round(home[1] + Math.sin(turn) * reach * groundSquash)];
}

export type Jet = { at: Point2; landing: Point2; streams: string[] };

/** One cannon's spray: three parabolas from the nozzle to the ground. */
export function jet(angle: number, reach = 352, rise = 104): Jet {
	const at = around(angle, 204);
	const landing = around(angle, reach);
	const streams = [-5, 0, 5].map((spread, i) => {
		const [lx, ly] = around(angle + spread, reach - i * 14 + 8);
		const [nx, ny] = nozzle(at, angle);
		const top = Math.min(ny, ly) - rise - i * 12;
		return `M${nx} ${ny}Q${Math.round(nx + (lx - nx) * 0.42)} ${Math.round(top)} ${Math.round(lx)} ${Math.round(ly)}`;
	});
	return { at, landing, streams };
}

export const nozzle = ([x, y]: Point2, angle: number): Point2 => [
	Math.round(x + Math.cos((angle * Math.PI) / 180) * 10),
	Math.round(y - 27),
];

/** Above this is sky. */
const crestline = 405;

/** Low conifers on the open ground outside the middle ring. */
export function grove(seed: number, count: number, from: number, to: number): string {
	const random = seeded(seed);
	let path = "";
	for (let i = 0; i < count; i++) {
		const [x, y] = around(random() * 360, from + random() * (to - from)).map(Math.round) as [number, number];
		if (y < crestline) continue;
		const tall = 10 + Math.round(random() * 12);
		const half = Math.round(tall / 3.2);
		path += `M${join(x - half, y)}l${join(half, -tall, half, tall)}z`;
	}
	return path;
}
