// Drawings of single products, on the same sheet and grid as the site's artwork.
import { Drawing } from "#app/ui/artwork/drawing.tsx";
import { iso } from "#app/ui/artwork/iso.ts";
import { Box, Cylinder, Disc, OnLeft, OnRight, Pipe, tints } from "#app/ui/artwork/shapes.tsx";
import { color } from "#app/ui/tokens.ts";

/** The mini cannon with its drive: a motor housing under the head and a cable to the ground. */
export function MiniProDrawing() {
	return (
		<Drawing>
			<g transform="translate(-8 2) scale(.96)">
				<Box at={[-26, -26, 0]} size={[52, 52, 8]} tint={tints.stone} />
				<Cylinder at={[0, 0, 8]} r={13} h={8} tint={tints.slate} />
				<Cylinder at={[0, 0, 16]} r={7} h={22} />
				<Box at={[-17, -15, 38]} size={[34, 30, 28]} tint={tints.slate} />
				<OnLeft y={15} x={[-11, 2]} z={[46, 58]} fill={color["water-glow"]} />
				<Cylinder at={[0, 0, 66]} r={13} h={6} />
				<Cylinder at={[0, 0, 72]} r={9} h={12} tint={tints.ember} />
				<Pipe d="M-6-92 40-112" core={color.ember} width={15} />
				<Pipe d="M40-112 66-123" core={tints.slate[1]} width={9} />
				<Pipe d="M64-122 74-126.5" core={color.ink} width={12} />
				<Pipe d="M-11-90-26-82" core={tints.slate[2]} width={9} />
				<path
					d="M84-129c15-7 32-6 46 4M86-125c16-3 29 0 41 11"
					stroke={color.water}
					strokeWidth={1.8}
					strokeDasharray="1 7 9 7"
				/>
				<path d="M20-32C52-26 44 10 74 24" strokeWidth={2.4} />
				<Pipe d="M-14 14-46 32-78 14" core={tints.water[1]} width={8} />
			</g>
		</Drawing>
	);
}

export function TyphoonDrawing() {
	return (
		<Drawing>
			<g transform="translate(-14 10) scale(.94)">
				<Box at={[-62, -50, 0]} size={[124, 100, 14]} tint={tints.stone} />
				<Cylinder at={[0, 0, 14]} r={27} h={8} tint={tints.slate} />
				<Cylinder at={[0, 0, 22]} r={18} h={28} />
				<Cylinder at={[0, 0, 50]} r={26} h={9} tint={tints.slate} />
				<Box at={[-24, -18, 59]} size={[48, 36, 22]} tint={tints.ember} />
				<OnLeft y={18} x={[-16, 4]} z={[64, 76]} fill={color.white} />
				<Pipe d="M-2-88 54-116" core={color["ember-deep"]} width={25} />
				<Pipe d="M-8-86 56-117" core={color.ember} width={20} />
				<Pipe d="M56-117 92-134" core={tints.slate[1]} width={14} />
				<Pipe d="M90-133 102-139" core={color.ink} width={18} />
				<Pipe d="M54 27 92 49 130 30" core={tints.water[1]} width={16} />
				<Cylinder at={[72, 12, 14]} r={9} h={14} tint={tints.ember} />
				<path d="M-62 4V-40M-54 8V-34" strokeWidth={2} />
			</g>
		</Drawing>
	);
}

/** Diesel pump set: a long housing with louvers, pump head in front. */
export function LargePumpDrawing() {
	return (
		<Drawing>
			<g transform="translate(-4 8)">
				<Box at={[-84, -36, 0]} size={[168, 72, 7]} tint={tints.slate} />
				<Box at={[-76, -30, 7]} size={[98, 60, 58]} tint={tints.ember} />
				{[-66, -56, -46, -36, -26].map((x) => (
					<path key={x} d={iso.line([x, 30, 18], [x, 30, 54])} strokeOpacity={0.55} />
				))}
				<OnLeft y={30} x={[-14, 14]} z={[24, 54]} fill={color.white} />
				<OnLeft y={30} x={[-10, 10]} z={[38, 50]} fill={color["water-deep"]} />
				<OnRight x={22} y={[-20, 20]} z={[18, 54]} fill={color["ember-deep"]} />
				<Cylinder at={[-52, 0, 65]} r={7} h={22} tint={tints.slate} />
				<Cylinder at={[52, 0, 7]} r={24} h={38} />
				<Cylinder at={[52, 0, 45]} r={16} h={9} tint={tints.slate} />
				<Pipe d="M45-34V-74" core={tints.water[1]} width={17} />
				<Cylinder at={[52, 0, 96]} r={15} h={6} tint={tints.slate} />
				<Pipe d="M74 36 108 55" core={tints.water[1]} width={17} />
			</g>
		</Drawing>
	);
}

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

export function WyeDrawing() {
	return (
		<Drawing>
			<g transform="translate(2 4) scale(1.2)">
				<Pipe d="M-72-20-22 6" core={tints.slate[1]} width={26} />
				<Pipe d="M-76-22-62-15" core={color.ember} width={32} />
				<Pipe d="M-22 6 40-26" core={tints.slate[0]} width={20} />
				<Pipe d="M-22 6 34 36" core={tints.slate[0]} width={20} />
				<Pipe d="M40-26 62-37" core={color.bone} width={24} />
				<Pipe d="M34 36 56 48" core={color.bone} width={24} />
				<Pipe d="M66-39 72-42" core={color.ember} width={27} />
				<Pipe d="M60 50 66 53.5" core={color.ember} width={27} />
				<Pipe d="M12-12V-34M12-34 34-46" core={color.ember} width={6} />
				<Pipe d="M8 22V-1M8-1 30 10" core={color.ember} width={6} />
			</g>
		</Drawing>
	);
}

export function FuelTankDrawing() {
	return (
		<Drawing>
			<Box at={[-64, -34, 0]} size={[104, 68, 6]} tint={tints.stone} />
			<Box at={[-58, -28, 6]} size={[92, 56, 58]} tint={tints.ember} />
			<OnLeft y={28} x={[-46, 10]} z={[20, 50]} fill={color.white} />
			<path d={iso.line([-38, 28, 42], [2, 28, 42])} strokeWidth={2.4} />
			<path d={iso.line([-38, 28, 34], [-10, 28, 34])} stroke={color.slate} />
			<path d={iso.line([-38, 28, 28], [-18, 28, 28])} stroke={color.slate} />
			<Cylinder at={[-34, 0, 64]} r={11} h={7} tint={tints.slate} />
			<path d={iso.line([-6, -8, 64], [-6, -8, 78], [22, -8, 78], [22, -8, 64])} strokeWidth={4} />
			<OnRight x={34} y={[-8, 8]} z={[14, 56]} fill={color["water-tint"]} />
			<Pipe d="M34 20C70 34 92 22 108 44" core={color.ink} width={4} />
			<Pipe d="M106 42 116 56" core={tints.slate[0]} width={11} />
		</Drawing>
	);
}

export function ThermalSensorDrawing() {
	return (
		<Drawing>
			<g transform="translate(-10 26) scale(1.18)">
				<Box at={[-58, -30, 34]} size={[10, 60, 60]} tint={tints.stone} />
				<Pipe d="M-34-54-6-40" core={tints.slate[1]} width={11} />
				<Box at={[-24, -22, 44]} size={[72, 44, 40]} />
				<Box at={[-30, -26, 84]} size={[84, 52, 5]} tint={tints.slate} />
				<OnRight x={48} y={[-16, 16]} z={[50, 78]} fill={color.ink} />
				<ellipse cx={41.6} cy={-40} rx={11} ry={14} fill={color.ember} transform="rotate(-8 41.6 -40)" />
				<ellipse
					cx={41.6}
					cy={-40}
					rx={5.5}
					ry={7.5}
					fill={color["ember-deep"]}
					transform="rotate(-8 41.6 -40)"
				/>
				<OnLeft y={22} x={[-14, 4]} z={[66, 74]} fill={color.sage} />
				<path
					d="M66-44c9 4 14 11 15 21M74-58c15 6 23 18 25 33M82-72c21 8 33 24 36 45"
					stroke={color.water}
					strokeWidth={1.8}
					strokeDasharray="6 5"
				/>
			</g>
		</Drawing>
	);
}

export function SmokeDetectorDrawing() {
	return (
		<Drawing>
			<g transform="translate(0 8)">
				<Cylinder at={[0, 0, 0]} r={62} h={9} tint={tints.stone} />
				<Cylinder at={[0, 0, 9]} r={54} h={20} />
				{[-48, -32, -16, 0, 16, 32, 48].map((x) => (
					<path key={x} d={`M${x} ${Math.round(38 - (x * x) / 110) - 11}v-12`} strokeWidth={3} />
				))}
				<Cylinder at={[0, 0, 29]} r={42} h={15} />
				<Disc at={[0, 0, 44]} r={26} fill={color.ash} />
				<Disc at={[0, 0, 44]} r={11} fill={color.white} />
				<Disc at={[24, 6, 44]} r={3.5} fill={color.ember} />
				<path
					d="M-52-72c-10-10 8-16 0-28M-30-86c-10-10 8-16 0-28"
					stroke={color.water}
					strokeWidth={1.8}
					strokeDasharray="6 5"
				/>
			</g>
		</Drawing>
	);
}

export function NetworkDrawing() {
	return (
		<Drawing>
			<Box at={[-58, -38, 0]} size={[104, 76, 26]} />
			{[-48, -32, -16, 0].map((x) => (
				<OnLeft key={x} y={38} x={[x, x + 11]} z={[7, 17]} fill={color.ink} />
			))}
			<OnLeft y={38} x={[18, 24]} z={[9, 15]} fill={color.sage} />
			<OnLeft y={38} x={[30, 36]} z={[9, 15]} fill={color.sage} />
			<Cylinder at={[-48, -28, 26]} r={3} h={62} tint={tints.slate} />
			<Cylinder at={[-20, -28, 26]} r={3} h={62} tint={tints.slate} />
			<Cylinder at={[8, -28, 26]} r={3} h={62} tint={tints.slate} />
			<Cylinder at={[36, -28, 26]} r={3} h={62} tint={tints.slate} />
			<Cylinder at={[92, -10, 0]} r={13} h={5} tint={tints.stone} />
			<Cylinder at={[92, -10, 5]} r={4} h={34} />
			<ellipse cx={92} cy={-8} rx={27} ry={22} fill={tints.water[0]} transform="rotate(-28 92 -8)" />
			<ellipse cx={92} cy={-8} rx={15} ry={12} fill={color.white} transform="rotate(-28 92 -8)" />
			<path d="M92-8 110-28" strokeWidth={2.4} />
			<path
				d="M112-44c9-1 16 4 19 11M108-58c16-3 30 7 35 21"
				stroke={color.water}
				strokeWidth={1.8}
				strokeDasharray="6 5"
			/>
			<path d="M40 24C60 44 82 34 92 18" strokeWidth={2.4} />
		</Drawing>
	);
}

export function RetardantDrawing() {
	return (
		<Drawing>
			<g transform="translate(-18 14) scale(1.06)">
				<Cylinder at={[0, 0, 0]} r={36} h={86} tint={tints.ember} />
				<path d="M-44-24A44.1 25.5 0 0 0 44-24V-60A44.1 25.5 0 0 1-44-60Z" fill={color.white} />
				<path d="M-28-29v-16M-20-26v-16" strokeWidth={5} stroke={color.water} />
				<path d="M-6-23 26-29M-6-31 26-37M-6-39 12-42" stroke={color.slate} strokeWidth={2} />
				<Cylinder at={[0, 0, 86]} r={36} h={5} tint={tints.slate} />
				<Cylinder at={[10, -6, 91]} r={9} h={7} />
				<path d="M-42-78C-58-126 30-134 42-88" strokeWidth={2.6} />
				<Pipe d="M58 34C96 44 108 20 96 4" core={tints.water[1]} width={6} />
				<Pipe d="M97 5 86-34" core={tints.slate[1]} width={8} />
				<Pipe d="M86-34 82-48" core={color.ember} width={10} />
				<path
					d="M80-58c-2-10 2-20 8-28M74-60c-7-10-7-21-4-31M87-58c3-9 10-16 18-20"
					stroke={color.water}
					strokeWidth={1.8}
					strokeDasharray="1 6 7 6"
				/>
			</g>
		</Drawing>
	);
}

/** A coil of hose and three risers with their sprays. */
export function SprinklerDrawing() {
	return (
		<Drawing>
			{[0, 6, 12].map((z) => (
				<Cylinder key={z} at={[-34, -26, z]} r={40} h={6} tint={tints.slate} />
			))}
			<Disc at={[-34, -26, 18]} r={24} fill={color.ash} />
			<Pipe d="M38-28C70-14 40 34-4 40S-74 50-104 34" core={tints.slate[1]} width={7} />
			{[
				[64, 22],
				[8, 40],
				[-60, 46],
			].map(([x = 0, y = 0]) => (
				<g key={x} transform={`translate(${x} ${y})`}>
					<Pipe d="M0 0V-34" core={tints.slate[0]} width={6} />
					<Pipe d="M0-34V-44" core={color.ember} width={10} />
					<path
						d="M-5-52c-6-7-15-9-23-6M5-52c6-7 15-9 23-6M-2-54c-2-9-7-15-14-18M2-54c2-9 7-15 14-18"
						stroke={color.water}
						strokeWidth={1.8}
						strokeDasharray="1 5 6 5"
					/>
				</g>
			))}
		</Drawing>
	);
}
