import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { Cylinder, Pipe, tints } from "./shapes.tsx";

export function TankDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<Cylinder at={[0, 0, 0]} r={60} h={6} tint={tints.stone} />
			<Cylinder at={[0, 0, 6]} r={52} h={86} />
			{[26, 48, 70].map((z) => (
				<path key={z} d={`M-63.7-${z}A63.7 36.8 0 0 0 63.7-${z}`} strokeOpacity={0.45} strokeWidth={1} />
			))}
			<path
				d="M-63.7-46A63.7 36.8 0 0 0 63.7-46V-6A63.7 36.8 0 0 1-63.7-6Z"
				fill={color.water}
				fillOpacity={0.16}
				stroke="none"
			/>
			<path
				d="M-63.7-46A63.7 36.8 0 0 0 63.7-46"
				stroke={color.water}
				strokeWidth={1.8}
				strokeDasharray="5 4"
			/>
			<Cylinder at={[-6, -6, 92]} r={14} h={8} tint={tints.slate} />
			<path d="M-40 18V-66M-40 6h9M-40-8h9M-40-22h9M-40-36h9M-40-50h9M-31 22V-62" strokeWidth={1.6} />
			<Cylinder at={[62, 12, 0]} r={6} h={20} tint={tints.ember} />
			<Pipe d="M52 20 78 35 108 52" core={tints.water[1]} width={9} />
		</Drawing>
	);
}
