import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { iso } from "./iso.ts";
import { Box, Cylinder, OnLeft, tints } from "./shapes.tsx";

export function ControllerDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<g transform="translate(0 6) scale(.86)">
				<Box at={[-30, -14, 0]} size={[60, 34, 6]} tint={tints.stone} />
				<Box at={[-8, -6, 6]} size={[16, 14, 40]} tint={tints.slate} />
				<Box at={[-46, -20, 40]} size={[92, 34, 84]} />
				<OnLeft y={14} x={[-38, 38]} z={[48, 116]} fill={color.white} />
				<OnLeft y={14} x={[-30, 30]} z={[84, 108]} fill={color["water-deep"]} />
				<path
					d={iso.line([-24, 14, 92], [-14, 14, 92], [-8, 14, 101], [0, 14, 89], [8, 14, 97], [24, 14, 97])}
					stroke={color["water-glow"]}
					strokeWidth={1.8}
				/>
				<OnLeft y={14} x={[-30, -14]} z={[60, 74]} fill={color.ember} />
				<OnLeft y={14} x={[-8, 8]} z={[60, 74]} fill={color.ash} />
				<OnLeft y={14} x={[14, 30]} z={[60, 74]} fill={color.ash} />
				<Cylinder at={[34, -12, 124]} r={2.5} h={14} tint={tints.slate} />
				<path d="M30-136c4-5 16-5 20 0M24-142c8-9 24-9 32 0" stroke={color.water} strokeWidth={1.8} />
			</g>
		</Drawing>
	);
}
