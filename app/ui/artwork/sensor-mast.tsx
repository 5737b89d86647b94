import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { iso } from "./iso.ts";
import { Box, Cylinder, OnRight, tints } from "./shapes.tsx";

export function SensorMastDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<g transform="translate(0 4) scale(.92)">
				<Box at={[-24, -24, 0]} size={[48, 48, 6]} tint={tints.stone} />
				<path d={iso.line([0, 0, 70], [-56, 10, 0])} strokeWidth={1} />
				<path d={iso.line([0, 0, 70], [10, -56, 0])} strokeWidth={1} />
				<path d={iso.line([0, 0, 70], [42, 42, 0])} strokeWidth={1} />
				<Cylinder at={[0, 0, 6]} r={5} h={118} />
				<Box at={[-10, -8, 34]} size={[22, 20, 26]} tint={tints.slate} />
				<Box at={[-14, -4, 92]} size={[30, 22, 18]} tint={tints.ember} />
				<OnRight x={16} y={[2, 14]} z={[95, 107]} fill={color.ink} />
				<path d={iso.line([-34, 0, 118], [34, 0, 118])} strokeWidth={3} />
				<Cylinder at={[-34, 0, 116]} r={5} h={10} tint={tints.slate} />
				<path d={iso.face([26, 0, 120], [46, 0, 124], [40, 0, 132])} fill={color.white} />
				<path
					d="M38-82c10 3 17 10 20 20M42-94c16 4 26 16 30 30M46-106c22 6 36 22 40 40"
					stroke={color.water}
					strokeWidth={1.8}
					strokeDasharray="6 5"
				/>
			</g>
		</Drawing>
	);
}
