import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { iso } from "./iso.ts";
import { Box, Gable, OnLeft, OnRight, tints } from "./shapes.tsx";

export function HouseDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<Box at={[-58, -48, 0]} size={[116, 96, 4]} tint={tints.stone} />
			<Box at={[-50, -40, 4]} size={[100, 80, 44]} />
			<OnLeft y={40} x={[-38, -16]} z={[16, 38]} fill={color["water-tint"]} />
			<OnLeft y={40} x={[-6, 10]} z={[4, 36]} fill={color.ember} />
			<OnLeft y={40} x={[20, 42]} z={[16, 38]} fill={color["water-tint"]} />
			<path d={iso.line([-27, 40, 16], [-27, 40, 38])} />
			<path d={iso.line([31, 40, 16], [31, 40, 38])} />
			<Box at={[-32, -26, 74]} size={[14, 14, 30]} tint={tints.stone} />
			<Gable at={[-58, -48, 46]} size={[116, 96, 44]} />
			<OnRight x={50} y={[-24, -4]} z={[16, 38]} fill={color["water-tint"]} />
			<OnRight x={50} y={[6, 26]} z={[16, 38]} fill={color["water-tint"]} />
			<OnRight x={58} y={[-8, 8]} z={[56, 68]} fill={color.white} />
			{[10, 20, 30].map((step) => (
				<path
					key={step}
					d={iso.line([-58, 48 - step * 1.09, 46 + step], [58, 48 - step * 1.09, 46 + step])}
					stroke={color.ink}
					strokeOpacity={0.35}
					strokeWidth={1}
				/>
			))}
		</Drawing>
	);
}
