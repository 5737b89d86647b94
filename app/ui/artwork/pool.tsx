import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { iso } from "./iso.ts";
import { Box, tints } from "./shapes.tsx";

export function PoolDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<Box at={[-78, -54, 0]} size={[156, 108, 6]} />
			<path d={iso.face([-66, -42, 6], [66, -42, 6], [66, 42, 6], [-66, 42, 6])} fill={color["water-deep"]} />
			<path d={iso.face([-66, -34, 0], [58, -34, 0], [66, -42, 6], [-66, -42, 6])} fill={tints.water[2]} />
			<path
				d={iso.face([-58, -34, 0], [66, -34, 0], [66, 42, 6], [-66, 42, 6], [-66, -42, 6])}
				fill={tints.deepWater[0]}
			/>
			{ripples.map(([x, y]) => (
				<path key={x} d={`${iso.line([x, y, 4])}q8-3 14 5t14 6`} stroke={color["water-tint"]} />
			))}
			<path d={iso.line([46, -54, 6], [46, -54, 28], [46, -34, 28], [46, -34, 2])} />
			<path d={iso.line([58, -54, 6], [58, -54, 28], [58, -34, 28], [58, -34, 2])} />
			<path d={iso.line([46, -34, 16], [58, -34, 16])} />
			<Box at={[-60, 44, 6]} size={[14, 8, 5]} tint={tints.ember} />
		</Drawing>
	);
}

const ripples = [
	[-40, 8],
	[-18, 22],
	[12, -4],
	[-46, 30],
] as const;
