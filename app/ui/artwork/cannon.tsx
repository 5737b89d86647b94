import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { Box, Cylinder, Disc, Pipe, tints } from "./shapes.tsx";

/** The "mini" water cannon on a post, fed from a pool. */
export function CannonDrawing(props: DrawingProps) {
	return (
		<Drawing {...props}>
			<g transform="translate(-8 2) scale(.96)">
				<Disc at={[4, 4, 0]} r={44} fill={color.ash} stroke="none" />
				<Box at={[-26, -26, 0]} size={[52, 52, 8]} tint={tints.stone} />
				<Cylinder at={[0, 0, 8]} r={13} h={8} tint={tints.slate} />
				<Cylinder at={[0, 0, 16]} r={7} h={42} />
				<Cylinder at={[0, 0, 56]} r={12} h={10} tint={tints.slate} />
				<Cylinder at={[0, 0, 66]} r={9} h={12} tint={tints.ember} />
				<Pipe d="M-4-86 34-108" core={color["ember-deep"]} width={17} />
				<Pipe d="M-8-84 34-108" core={color.ember} width={13} />
				<Pipe d="M36-109 62-124" core={tints.slate[1]} width={8} />
				<Pipe d="M60-123 68-127.5" core={color.ink} width={10} />
				<Pipe d="M-9-83-24-74" core={tints.slate[2]} width={9} />
				<path
					d="M78-131c16-8 36-8 52 2M80-127c18-4 32-1 46 10M77-135c14-11 30-14 48-11"
					stroke={color.water}
					strokeWidth={1.8}
					strokeDasharray="1 7 9 7"
				/>
				<Pipe d="M-14 14-46 32-78 14" core={tints.water[1]} width={8} />
			</g>
		</Drawing>
	);
}
