import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { iso, type Point3 } from "./iso.ts";
import { Box, OnLeft, tints } from "./shapes.tsx";

/** A tilted panel and the battery that runs the system when the grid is off. */
export function SolarDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<g transform="translate(4 4) scale(.84)">
				<path d={iso.line([-70, -40, 0], [-70, -40, 78])} strokeWidth={3} />
				<path d={iso.line([40, -40, 0], [40, -40, 78])} strokeWidth={3} />
				<path
					d={iso.face(onPanel(0, 0), onPanel(1, 0), onPanel(1, 1), onPanel(0, 1))}
					fill={color["water-deep"]}
				/>
				<path
					d={iso.face(onPanel(0, 1), onPanel(1, 1), lower(onPanel(1, 1)), lower(onPanel(0, 1)))}
					fill={color.shade}
				/>
				<path
					d={iso.face(onPanel(1, 0), onPanel(1, 1), lower(onPanel(1, 1)), lower(onPanel(1, 0)))}
					fill={color.slate}
				/>
				{[1, 2, 3, 4, 5].map((n) => (
					<path
						key={n}
						d={iso.line(onPanel(n / 6, 0), onPanel(n / 6, 1))}
						stroke={color["water-glow"]}
						strokeOpacity={0.7}
						strokeWidth={1}
					/>
				))}
				{[1, 2].map((n) => (
					<path
						key={n}
						d={iso.line(onPanel(0, n / 3), onPanel(1, n / 3))}
						stroke={color["water-glow"]}
						strokeOpacity={0.7}
						strokeWidth={1}
					/>
				))}
				<Box at={[48, 12, 0]} size={[34, 26, 52]} />
				<OnLeft y={38} x={[54, 76]} z={[12, 18]} fill={color.sage} />
				<OnLeft y={38} x={[54, 76]} z={[22, 28]} fill={color.sage} />
				<OnLeft y={38} x={[54, 76]} z={[32, 38]} fill={color.ash} />
				<Box at={[56, 16, 52]} size={[6, 6, 5]} tint={tints.ember} />
				<path d={iso.line([62, 19, 56], [62, 0, 56], [40, -30, 50])} />
			</g>
		</Drawing>
	);
}

const onPanel = (u: number, v: number): Point3 => [-78 + u * 126, -48 + v * 84, 92 - v * 72];
const lower = ([x, y, z]: Point3): Point3 => [x, y, z - 6];
