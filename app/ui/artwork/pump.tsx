import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { iso } from "./iso.ts";
import { Box, Cylinder, OnLeft, OnRight, Pipe, tints } from "./shapes.tsx";

export function PumpDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<Box at={[-70, -34, 0]} size={[140, 68, 6]} tint={tints.stone} />
			<path d={iso.line([-70, -34, 6], [-70, -34, 74], [-70, 34, 74], [-70, 34, 6])} strokeWidth={3} />
			<Box at={[-58, -24, 6]} size={[64, 48, 42]} tint={tints.ember} />
			{[-50, -42, -34, -26].map((x) => (
				<path key={x} d={iso.line([x, 24, 14], [x, 24, 40])} stroke={color.ink} strokeOpacity={0.5} />
			))}
			<OnRight x={6} y={[-14, 14]} z={[14, 40]} fill={color["ember-deep"]} />
			<OnLeft y={24} x={[-18, 0]} z={[28, 42]} fill={color.white} />
			<Box at={[-46, -14, 48]} size={[38, 28, 12]} tint={tints.slate} />
			<Cylinder at={[34, 0, 6]} r={21} h={36} />
			<Cylinder at={[34, 0, 42]} r={14} h={8} tint={tints.slate} />
			<Pipe d="M30-44V-74" core={tints.water[1]} width={13} />
			<Cylinder at={[34, 0, 82]} r={13} h={6} tint={tints.slate} />
			<Pipe d="M62 28 92 45" core={tints.water[1]} width={13} />
			<path d={iso.line([70, -34, 6], [70, -34, 74], [70, 34, 74], [70, 34, 6])} strokeWidth={3} />
			<path d={iso.line([-70, -34, 74], [70, -34, 74])} strokeWidth={3} />
			<path d={iso.line([-70, 34, 74], [70, 34, 74])} strokeWidth={3} />
		</Drawing>
	);
}
