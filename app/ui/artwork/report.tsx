import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { iso, type Point3 } from "./iso.ts";
import { Box, tints } from "./shapes.tsx";

/** The assessment report on a clipboard: zone map, findings, score. */
export function ReportDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<g transform="translate(0 -14) scale(.96)">
				<Box at={[-62, -84, 0]} size={[124, 168, 5]} tint={tints.slate} />
				<Box at={[-54, -72, 5]} size={[108, 148, 3]} />
				<ZoneMap />
				{[0, 13, 26, 39].map((step) => (
					<g key={step}>
						<path
							d={iso.face(
								sheet(-44, 14 + step),
								sheet(-37, 14 + step),
								sheet(-37, 21 + step),
								sheet(-44, 21 + step),
							)}
							fill={step < 26 ? color.water : color.white}
							strokeWidth={1}
						/>
						<path
							d={iso.line(sheet(-28, 18 + step), sheet(step % 2 ? 12 : 24, 18 + step))}
							strokeWidth={1.4}
							stroke={color.slate}
						/>
					</g>
				))}
				<path d={iso.face(sheet(14, 50), sheet(44, 50), sheet(44, 66), sheet(14, 66))} fill={color.ember} />
				<Box at={[-24, -90, 5]} size={[48, 18, 9]} tint={tints.stone} />
				<path d={iso.line([58, 96, 0], [104, 30, 0])} strokeWidth={6} style={{ vectorEffect: "none" }} />
				<path
					d={iso.line([60, 93, 0], [102, 33, 0])}
					strokeWidth={3.4}
					stroke={color["amber-glow"]}
					style={{ vectorEffect: "none" }}
				/>
			</g>
		</Drawing>
	);
}

function ZoneMap() {
	const [cx, cy] = iso.project(sheet(0, -28));
	return (
		<>
			<path
				d={iso.face(sheet(-44, -62), sheet(44, -62), sheet(44, 4), sheet(-44, 4))}
				fill={color["water-tint"]}
				strokeWidth={1}
			/>
			{[28, 19, 10].map((r, ring) => (
				<ellipse
					key={r}
					cx={cx}
					cy={cy}
					rx={r * 1.2247}
					ry={r * Math.SQRT1_2}
					fill={color.white}
					fillOpacity={0.5}
					stroke={[color.sage, color.water, color.ink][ring]}
				/>
			))}
			<path
				d={iso.face(sheet(-5, -32), sheet(6, -32), sheet(6, -23), sheet(-5, -23))}
				fill={color.ember}
				strokeWidth={1}
			/>
		</>
	);
}

const sheet = (x: number, y: number): Point3 => [x, y, 8];
