// A property with its suppression system on the isometric grid.
import { contours } from "#app/ui/artwork/contours.ts";
import { iso, type Point3, round } from "#app/ui/artwork/iso.ts";
import { Box, Cylinder, Disc, Gable, OnLeft, OnRight, tints } from "#app/ui/artwork/shapes.tsx";
import { color } from "#app/ui/tokens.ts";

type SceneLabel = { number: number; at: Point3 };

type SystemSceneProps = { labels: readonly SceneLabel[]; title: string };

export function SystemScene({ labels, title }: SystemSceneProps) {
	return (
		<svg
			viewBox="-310 -232 620 440"
			className="drawing w-full"
			fill="none"
			stroke={color.ink}
			strokeWidth={1.3}
			strokeLinejoin="round"
			strokeLinecap="round"
			role="img"
			aria-label={title}
		>
			{rings.map((d, index) => (
				<path
					key={d}
					d={d}
					stroke={ringColors[index]}
					strokeWidth={index === 3 ? 1 : 1.6}
					strokeDasharray={index === 3 ? "2 5" : undefined}
				/>
			))}
			<g stroke={color.water} strokeDasharray="5 5" strokeWidth={1.6}>
				<path d={iso.line([20, 88, 0], [112, 88, 0], [112, 20, 0])} />
				<path d={iso.line([112, 40, 0], [170, 40, 0], [170, 96, 0])} />
				<path d={iso.line([-20, 88, 0], [-150, 88, 0], [-150, 30, 0])} />
				<path d={iso.line([112, 0, 0], [112, -150, 0], [40, -150, 0])} />
			</g>
			<Cannon at={[40, -150, 0]} arc="M0-26C20-92 74-100 104-40" />
			<House />
			<Tanks />
			<Mast />
			<Pool />
			<Shed />
			<Cannon at={[-150, 30, 0]} arc="M0-26C-24-88-78-92-104-20" mirrored />
			<Cannon at={[170, 96, 0]} arc="M0-26C24-84 66-80 84 6" />
			{labels.map((label) => (
				<Label key={label.number} {...label} />
			))}
		</svg>
	);
}

const rings = contours(
	{ seed: 11, cx: 0, cy: 8, squash: 0.577, wobble: 0.035, points: 24 },
	[128, 206, 282, 246],
);
const ringColors = [color.stone, color.water, color.sage, color.line];

function House() {
	return (
		<g>
			<Box at={[-66, -84, 0]} size={[124, 108, 4]} tint={tints.stone} />
			<Box at={[-58, -76, 4]} size={[108, 92, 44]} />
			<OnLeft y={16} x={[-46, -24]} z={[16, 36]} fill={color["water-tint"]} />
			<OnLeft y={16} x={[-12, 6]} z={[4, 36]} fill={color.ember} />
			<OnLeft y={16} x={[18, 40]} z={[16, 36]} fill={color["water-tint"]} />
			<Box at={[-40, -60, 76]} size={[14, 14, 30]} tint={tints.stone} />
			<Gable at={[-66, -84, 46]} size={[124, 108, 46]} />
			<OnRight x={50} y={[-62, -42]} z={[16, 36]} fill={color["water-tint"]} />
			<OnRight x={50} y={[-22, -2]} z={[16, 36]} fill={color["water-tint"]} />
			{[11, 22, 33].map((step) => (
				<path
					key={step}
					d={iso.line([-66, 24 - step * 1.17, 46 + step], [58, 24 - step * 1.17, 46 + step])}
					strokeOpacity={0.35}
					strokeWidth={1}
				/>
			))}
		</g>
	);
}

function Pool() {
	return (
		<g>
			<path d={iso.face([-56, 58, 0], [52, 58, 0], [52, 118, 0], [-56, 118, 0])} fill={color.ash} />
			<path d={iso.face([-48, 66, 0], [44, 66, 0], [44, 110, 0], [-48, 110, 0])} fill="#b9d8df" />
			<path
				d={iso.face([-48, 66, 0], [44, 66, 0], [44, 70, 0], [-48, 70, 0])}
				fill={tints.water[2]}
				stroke="none"
			/>
			{[-30, 0, 24].map((x, index) => (
				<path key={x} d={`${iso.line([x, 84 + index * 8, 0])}q7-3 13 4t13 5`} stroke={color.white} />
			))}
		</g>
	);
}

function Shed() {
	return (
		<g>
			<Box at={[86, -20, 0]} size={[56, 44, 4]} tint={tints.stone} />
			<Box at={[90, -16, 4]} size={[48, 36, 32]} />
			<OnLeft y={20} x={[96, 116]} z={[4, 30]} fill={color.ash} />
			<path d={iso.line([106, 20, 4], [106, 20, 30])} />
			<OnLeft y={20} x={[122, 132]} z={[14, 28]} fill={color.water} />
			<OnRight x={138} y={[-8, 12]} z={[14, 28]} fill={color.slate} />
			<Gable at={[86, -20, 36]} size={[56, 44, 20]} tint={tints.ember} />
			<path
				d={iso.face([92, 18, 38.5], [136, 18, 38.5], [136, 4, 52], [92, 4, 52])}
				fill={color["water-deep"]}
			/>
			{[103, 114, 125].map((x) => (
				<path key={x} d={iso.line([x, 18, 38.5], [x, 4, 52])} stroke={color["water-glow"]} strokeWidth={1} />
			))}
		</g>
	);
}

function Tanks() {
	return (
		<g>
			{(
				[
					[120, -110],
					[160, -110],
					[120, -72],
					[160, -72],
				] as const
			).map(([x, y]) => (
				<Cylinder key={`${x} ${y}`} at={[x, y, 0]} r={15} h={34} tint={tints.sage} />
			))}
		</g>
	);
}

function Mast() {
	return (
		<g>
			<Disc at={[-120, -40, 0]} r={9} fill={color.ash} />
			<path d={iso.line([-120, -40, 0], [-120, -40, 116])} strokeWidth={2.4} />
			<path d={iso.line([-136, -40, 108], [-104, -40, 108])} strokeWidth={2} />
			<Box at={[-126, -44, 84]} size={[12, 8, 11]} tint={tints.water} />
			<Box at={[-140, -43, 108]} size={[8, 6, 8]} tint={tints.ember} />
			<Cylinder at={[-104, -40, 108]} r={4} h={7} tint={tints.slate} />
		</g>
	);
}

function Cannon({ at, arc, mirrored }: { at: Point3; arc: string; mirrored?: boolean }) {
	const [x, y] = iso.project(at);
	const way = mirrored ? -1 : 1;
	return (
		<g transform={`translate(${round(x)} ${round(y)})`}>
			<ellipse rx={13} ry={7.5} fill={color.ash} />
			<path d="M-3 0V-16H3V0a3 2 0 0 1-6 0Z" fill={color.white} />
			<ellipse cy={-16} rx={6} ry={3.6} fill={color.slate} />
			<path d={`M${-3 * way}-17 ${12 * way}-27`} strokeWidth={8.5} />
			<path d={`M${-3 * way}-17 ${12 * way}-27`} stroke={color.ember} strokeWidth={5.6} />
			<path
				d={arc}
				transform={`translate(${12 * way} -2)`}
				stroke={color.water}
				strokeWidth={2}
				strokeDasharray="2 7 10 7"
			/>
			<path
				d={arc}
				transform={`translate(${12 * way} -2) scale(.82 .86)`}
				stroke={color.water}
				strokeOpacity={0.6}
				strokeWidth={1.6}
				strokeDasharray="1 6 6 6"
			/>
		</g>
	);
}

function Label({ number, at }: SceneLabel) {
	const [x, y] = iso.project(at);
	return (
		<g transform={`translate(${round(x)} ${round(y)})`}>
			<circle r={15} fill={color.ink} stroke={color.white} strokeWidth={2} />
			<text
				y={7.5}
				textAnchor="middle"
				fill={color.white}
				stroke="none"
				fontSize={22}
				className="condensed figures"
			>
				{number}
			</text>
		</g>
	);
}
