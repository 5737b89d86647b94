import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { Disc, tints } from "./shapes.tsx";

/** A limbed-up oak with low, separated shrubs, so that fire cannot climb. */
export function TreeDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<Disc at={[18, 6, 0]} r={40} fill={color.ash} stroke="none" />
			<path d="M2 14C5-8 4-20 4-42L-14-58M4-34 24-56M14 14C12-6 13-24 12-38" fill="none" />
			<path d="M2 14C5-8 4-20 4-44H12C13-24 12-6 14 14Z" fill={tints.paper[2]} />
			<path d={crown} fill={tints.sage[1]} />
			<path
				d="M56-84c8 14-2 30-18 30-6 8-20 10-28 4-6 4-14 4-18 1 30-2 52-10 64-35Z"
				fill={color.sage}
				stroke="none"
			/>
			<path d={crown} />
			<path d="M-36-92c6-10 16-14 26-12M-8-120c6-5 14-6 20-3" stroke={color.white} strokeOpacity={0.6} />
			<Shrub x={-84} y={20} />
			<Shrub x={82} y={10} small />
			<path d="M-30 22v-32M-34 22h8M-34-10h8" stroke={color.ember} strokeWidth={1.6} />
		</Drawing>
	);
}

const crown =
	"M-34-50c-22 2-34-16-24-32-6-18 8-32 24-30 6-18 32-24 46-12 18-8 40 4 40 24 14 12 6 34-10 38-6 12-24 16-34 6-12 10-32 12-42 6Z";

function Shrub({ x, y, small }: { x: number; y: number; small?: boolean }) {
	return (
		<g transform={`translate(${x} ${y})${small ? "scale(.75)" : ""}`}>
			<path d="M-20 6c-8-4-6-16 2-17 2-9 16-11 20-4 9-4 18 4 14 12 6 5 2 12-6 12H-16Z" fill={tints.sage[0]} />
		</g>
	);
}
