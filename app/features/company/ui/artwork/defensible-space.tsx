import { contours } from "#app/ui/artwork/contours.ts";
import { Drawing, type DrawingProps } from "#app/ui/artwork/drawing.tsx";
import { Box, Gable, OnLeft, tints } from "#app/ui/artwork/shapes.tsx";
import { color } from "#app/ui/tokens.ts";

const [near, middle, far] = contours(
	{ seed: 17, cx: 0, cy: 0, squash: 0.56, wobble: 0.04, points: 20 },
	[50, 88, 132],
) as [string, string, string];

/** A small house inside its three rings, with less fuel toward the house. */
export function DefensibleSpaceDrawing(props: DrawingProps) {
	return (
		<Drawing {...props} ground={false}>
			<path d={far} fill={color["sage-tint"]} stroke={color.sage} strokeWidth={1.8} />
			<path d={middle} fill={color["water-tint"]} stroke={color.water} strokeWidth={1.8} />
			<path d={near} fill={color.bone} stroke={color.ink} strokeWidth={1.8} />
			{trees.map(([x, y, size]) => (
				<g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
					<path d="M0 0V-9" />
					<path d="M0-26 9-8H-9Z" fill={tints.sage[1]} />
				</g>
			))}
			<g transform="translate(0 6) scale(.56)">
				<Box at={[-46, -36, 0]} size={[92, 72, 40]} />
				<OnLeft y={36} x={[-30, -10]} z={[14, 32]} fill={color["water-tint"]} />
				<OnLeft y={36} x={[2, 18]} z={[0, 30]} fill={color.ember} />
				<Gable at={[-54, -44, 38]} size={[108, 88, 42]} />
			</g>
		</Drawing>
	);
}

const trees = [
	[-112, -14, 1],
	[-98, 34, 0.9],
	[-34, -56, 0.8],
	[62, -50, 1],
	[108, -10, 0.9],
	[92, 40, 1],
	[18, 68, 0.9],
] as const;
