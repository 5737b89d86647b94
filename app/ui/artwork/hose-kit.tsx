import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { Box, Cylinder, Disc, OnLeft, Pipe, tints } from "./shapes.tsx";

export function HoseKitDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<g transform="translate(6 -8) scale(.94)">
				<Box at={[-78, -58, 0]} size={[64, 44, 42]} tint={tints.ember} />
				<Box at={[-78, -58, 42]} size={[64, 44, 9]} tint={tints.ember} />
				<OnLeft y={-14} x={[-56, -36]} z={[36, 48]} fill={color.white} />
				{[0, 7, 14, 21].map((z) => (
					<Cylinder key={z} at={[18, 14, z]} r={42 - z / 8} h={7} tint={tints.water} />
				))}
				<Disc at={[18, 14, 28]} r={30} />
				<Disc at={[18, 14, 28]} r={19} fill={color.ash} />
				<Pipe d="M47 20C80 36 62 66 20 62S-40 52-70 62" core={tints.water[1]} width={9} />
				<Pipe d="M-70 62-92 70" core={tints.slate[1]} width={12} />
				<Pipe d="M-92 70-112 77" core={color.ember} width={8} />
			</g>
		</Drawing>
	);
}
