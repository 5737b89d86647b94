import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { iso } from "./iso.ts";
import { Box, Gable, OnLeft, OnRight, Pipe, tints } from "./shapes.tsx";

export function PumpShedDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<Box at={[-50, -42, 0]} size={[100, 84, 5]} tint={tints.stone} />
			<Box at={[-40, -32, 5]} size={[80, 64, 54]} />
			{[14, 23, 32, 41, 50].map((z) => (
				<path key={z} d={iso.line([-40, 32, z], [-14, 32, z])} strokeWidth={1} strokeOpacity={0.4} />
			))}
			<OnLeft y={32} x={[-12, 28]} z={[5, 50]} fill={color.ash} />
			<path d={iso.line([8, 32, 5], [8, 32, 50])} />
			<OnLeft y={32} x={[-6, 2]} z={[38, 44]} fill={color["water-tint"]} />
			<OnLeft y={32} x={[14, 22]} z={[38, 44]} fill={color["water-tint"]} />
			<OnRight x={40} y={[-16, 16]} z={[26, 46]} fill={color.slate} />
			{[30, 34, 38, 42].map((z) => (
				<path key={z} d={iso.line([40, -16, z], [40, 16, z])} stroke={color.shade} strokeWidth={1} />
			))}
			<Gable at={[-47, -39, 58]} size={[94, 78, 28]} tint={tints.ember} />
			<path d={iso.line([-47, 22, 70], [47, 22, 70])} strokeWidth={1} strokeOpacity={0.4} />
			<Pipe d="M52 12 84 30 116 12" core={tints.water[1]} width={9} />
		</Drawing>
	);
}
