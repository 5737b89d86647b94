import { Drawing } from "#app/ui/artwork/drawing.tsx";
import { Cylinder, Disc, Pipe, tints } from "#app/ui/artwork/shapes.tsx";
import { color } from "#app/ui/tokens.ts";

export function SuctionHoseDrawing() {
	return (
		<Drawing>
			{[0, 10, 20].map((z) => (
				<Cylinder key={z} at={[-18, -14, z]} r={50} h={10} tint={tints.slate} />
			))}
			<Disc at={[-18, -14, 30]} r={34} />
			<Disc at={[-18, -14, 30]} r={25} fill={color.ash} />
			<Pipe d="M54-6C92 8 96 40 58 50" core={tints.slate[1]} width={13} />
			<Cylinder at={[66, 44, 0]} r={17} h={26} />
			{[6, 12, 18].map((z) => (
				<path
					key={z}
					d={`M-1.8 ${55 - z}A20.8 12 0 0 0 39.8 ${55 - z}`}
					strokeOpacity={0.5}
					strokeWidth={1}
				/>
			))}
			<Cylinder at={[66, 44, 26]} r={11} h={8} tint={tints.ember} />
			<Cylinder at={[8, 84, 0]} r={13} h={14} tint={tints.ember} />
			<Cylinder at={[8, 84, 14]} r={4} h={6} />
		</Drawing>
	);
}
