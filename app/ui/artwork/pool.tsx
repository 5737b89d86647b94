import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { iso } from "./iso.ts";
import { Box, tints } from "./shapes.tsx";

export function PoolDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<Box at={[-78, -54, 0]} size={[156, 108, 6]} />
			<path d={iso.face([-66, -42, 6], [66, -42, 6], [66, 42, 6], [-66, 42, 6])} fill={color["water-deep"]} />
			<path
				d={iso.face([-66, -42, -12], [66, -42, -12], [66, -42, 6], [-66, -42, 6])}
				fill="none"
				stroke="none"
			/>
			<path d={iso.face([-66, -34, 0], [58, -34, 0], [66, -42, 6], [-66, -42, 6])} fill={tints.water[2]} />
			<path
				d={iso.face([-58, -34, 0], [66, -34, 0], [66, 42, 6], [-66, 42, 6], [-66, -42, 6])}
				fill={tints.deepWater[0]}
			/>
			{[
				[-40, -16, 8],
				[-18, 6, 22],
				[12, 44, -4],
				[-46, -22, 30],
			].map(([from, to, y]) => (
				<path
					key={`${from}${y}`}
					d={`${iso.line([from as number, y as number, 4])}q8-3 14 5t14 6`}
					stroke={color["water-tint"]}
					strokeWidth={1.4}
				/>
			))}
			<path d={iso.line([46, -54, 6], [46, -54, 28], [46, -34, 28], [46, -34, 2])} stroke={color.ink} />
			<path d={iso.line([58, -54, 6], [58, -54, 28], [58, -34, 28], [58, -34, 2])} stroke={color.ink} />
			<path d={iso.line([46, -34, 16], [58, -34, 16])} />
			<Box at={[-60, 44, 6]} size={[14, 8, 5]} tint={tints.ember} />
		</Drawing>
	);
}
