// Solid shapes on the isometric grid, lit from the left.
import { color } from "../tokens.ts";
import { iso, type Point3, round } from "./iso.ts";

/** Colors of the top, left and right faces. */
export type Tints = readonly [top: string, left: string, right: string];

export const tints = {
	paper: [color.white, color.bone, color.shade],
	stone: [color.ash, color.ash, color.shade],
	ember: ["#df6a47", color.ember, color["ember-deep"]],
	water: [color["water-tint"], "#b9d8df", "#7fb2bf"],
	deepWater: ["#2f7f96", color.water, color["water-deep"]],
	slate: ["#6a757c", "#55616a", color.slate],
	sage: ["#7f9c80", "#67876a", color.sage],
} as const satisfies Record<string, Tints>;

export function Box({ at, size, tint = tints.paper }: { at: Point3; size: Point3; tint?: Tints }) {
	const { top, left, right } = iso.box(at, size);
	return (
		<>
			<path d={left} fill={tint[1]} />
			<path d={right} fill={tint[2]} />
			<path d={top} fill={tint[0]} />
		</>
	);
}

export function Gable({ at, size, tint = tints.slate }: { at: Point3; size: Point3; tint?: Tints }) {
	const roof = iso.gable(at, size);
	return (
		<>
			<path d={roof.end} fill={color.shade} />
			<path d={roof.slope} fill={tint[1]} />
		</>
	);
}

/** `at` is the center of the base. */
export function Cylinder({
	at,
	r,
	h,
	tint = tints.paper,
}: {
	at: Point3;
	r: number;
	h: number;
	tint?: Tints;
}) {
	const { side, shade, top } = iso.cylinder(at, r, h);
	return (
		<>
			<path d={side} fill={tint[1]} />
			<path d={shade} fill={tint[2]} stroke="none" />
			<path d={side} />
			<path d={top} fill={tint[0]} />
		</>
	);
}

/** A flat circle at `at`. */
export function Disc({
	at,
	r,
	fill = "none",
	stroke,
}: {
	at: Point3;
	r: number;
	fill?: string;
	stroke?: string;
}) {
	const [cx, cy] = iso.project(at);
	const [rx, ry] = iso.flat(r);
	return <ellipse cx={round(cx)} cy={round(cy)} rx={round(rx)} ry={round(ry)} fill={fill} stroke={stroke} />;
}

export function OnLeft({
	y,
	x,
	z,
	fill,
}: {
	y: number;
	x: readonly [number, number];
	z: readonly [number, number];
	fill: string;
}) {
	return <path d={iso.onLeft(y, x[0], x[1], z[0], z[1])} fill={fill} />;
}

export function OnRight({
	x,
	y,
	z,
	fill,
}: {
	x: number;
	y: readonly [number, number];
	z: readonly [number, number];
	fill: string;
}) {
	return <path d={iso.onRight(x, y[0], y[1], z[0], z[1])} fill={fill} />;
}

/** A pipe or hose: a dark edge with a colored core. */
export function Pipe({ d, core, width }: { d: string; core: string; width: number }) {
	return (
		<>
			<path d={d} strokeWidth={width + 2.6} style={{ vectorEffect: "none" }} />
			<path d={d} stroke={core} strokeWidth={width} style={{ vectorEffect: "none" }} />
		</>
	);
}
