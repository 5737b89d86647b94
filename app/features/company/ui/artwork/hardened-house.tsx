// The house of the other drawings, closer, with six spots numbered as in the list beside it.
import { contours } from "#app/ui/artwork/contours.ts";
import { iso, round } from "#app/ui/artwork/iso.ts";
import { Box, Gable, OnLeft, OnRight, tints } from "#app/ui/artwork/shapes.tsx";
import { color } from "#app/ui/tokens.ts";

const ground = contours({ seed: 23, cx: 0, cy: 24, squash: 0.54, wobble: 0.04, points: 20 }, [118, 148]);

export function HardenedHouse({ className }: { className?: string }) {
	return (
		<svg
			viewBox="-176 -172 352 290"
			className={`drawing ${className ?? ""}`}
			fill="none"
			stroke={color.ink}
			strokeWidth={1.4}
			strokeLinejoin="round"
			strokeLinecap="round"
			role="img"
			aria-label="A house with six numbered places: roof, vents, gutters and eaves, windows and doors, siding, decks and fences"
		>
			{ground.map((d) => (
				<path key={d} d={d} stroke={color.line} />
			))}
			<Box at={[-72, -56, 0]} size={[140, 112, 5]} tint={tints.stone} />
			<Box at={[-64, -48, 5]} size={[124, 96, 52]} />
			{[16, 27, 38, 48].map((z) => (
				<path key={z} d={iso.line([60, -48, z], [60, 48, z])} strokeOpacity={0.3} strokeWidth={1} />
			))}
			<OnLeft y={48} x={[-52, -26]} z={[20, 44]} fill={color["water-tint"]} />
			<path d={iso.line([-39, 48, 20], [-39, 48, 44])} />
			<OnLeft y={48} x={[-10, 10]} z={[5, 44]} fill={color.ember} />
			<OnLeft y={48} x={[24, 50]} z={[20, 44]} fill={color["water-tint"]} />
			<path d={iso.line([37, 48, 20], [37, 48, 44])} />
			<OnRight x={60} y={[-30, -6]} z={[20, 44]} fill={color["water-tint"]} />
			<OnRight x={60} y={[12, 32]} z={[8, 18]} fill={color.slate} />
			<Box at={[-40, -34, 88]} size={[16, 16, 34]} tint={tints.stone} />
			<Gable at={[-72, -56, 56]} size={[140, 112, 50]} />
			{[12, 24, 36].map((step) => (
				<path
					key={step}
					d={iso.line([-72, 56 - step * 1.12, 56 + step], [68, 56 - step * 1.12, 56 + step])}
					strokeOpacity={0.35}
					strokeWidth={1}
				/>
			))}
			<OnRight x={68} y={[-9, 9]} z={[68, 80]} fill={color.slate} />
			{[-5, 0, 5].map((y) => (
				<path key={y} d={iso.line([68, y, 68], [68, y, 80])} stroke={color["water-glow"]} strokeWidth={1} />
			))}
			<path d={iso.face([-74, 58, 50], [70, 58, 50], [70, 58, 57], [-74, 58, 57])} fill={color.ember} />
			<Box at={[-64, 62, 0]} size={[96, 34, 8]} tint={["#e6d9c0", "#cdb993", "#a98f63"]} />
			{[-40, -16, 8].map((x) => (
				<path key={x} d={iso.line([x, 62, 8], [x, 96, 8])} strokeOpacity={0.35} strokeWidth={1} />
			))}
			{marks.map(([number, x, y, z]) => {
				const [cx, cy] = iso.project([x, y, z]);
				return (
					<g key={number} transform={`translate(${round(cx)} ${round(cy)})`}>
						<circle r={10.5} fill={color.ink} stroke={color.white} strokeWidth={1.6} />
						<text
							y={5.2}
							textAnchor="middle"
							fontSize={15}
							fill={color.white}
							stroke="none"
							className="condensed figures"
						>
							{number}
						</text>
					</g>
				);
			})}
		</svg>
	);
}

const marks = [
	[1, 10, 24, 84],
	[2, 68, 2, 58],
	[3, -66, 58, 62],
	[4, 37, 48, 16],
	[5, 60, 40, 40],
	[6, -40, 84, 12],
] as const;
