// Two rings around the house show how much of the pump's run time the water covers: continuous inside, pulsed outside.
import { pumpRuntime } from "#app/features/company/figures.ts";
import { contours } from "#app/ui/artwork/contours.ts";
import { color } from "#app/ui/tokens.ts";
import { hoursText, type WaterDuration } from "../water-duration.ts";

const rings = [
	{ radius: 88, stroke: color.ember, full: pumpRuntime.hours },
	{ radius: 118, stroke: color.water, full: pumpRuntime.extendedHours },
] as const;
const hill = contours({ seed: 5, cx: 150, cy: 150, wobble: 0.03, points: 16 }, [52, 103, 134, 148]);

export function RingGauge({ result }: { result: WaterDuration }) {
	const hours = [result.continuousHours, result.pulsedHours];
	return (
		<svg viewBox="0 0 300 300" className="mx-auto w-full max-w-64" fill="none" aria-hidden="true">
			{hill.map((d) => (
				<path key={d} d={d} stroke={color.line} />
			))}
			{rings.map(({ radius, stroke, full }, index) => {
				const length = 2 * Math.PI * radius;
				const share = Math.min(1, (hours[index] ?? 0) / full);
				return (
					<g key={radius} transform="rotate(-90 150 150)" strokeWidth={14}>
						<circle cx={150} cy={150} r={radius} stroke={color.ash} />
						<circle
							cx={150}
							cy={150}
							r={radius}
							stroke={stroke}
							strokeDasharray={`${length * share} ${length}`}
							className="transition-[stroke-dasharray]"
						/>
					</g>
				);
			})}
			<text x={150} y={158} textAnchor="middle" fill={color.ink} fontSize={50} className="condensed figures">
				{hoursText(result.pulsedHours)}
			</text>
			<text x={150} y={184} textAnchor="middle" fill={color.slate} fontSize={17} fontWeight={600}>
				hours pulsed
			</text>
		</svg>
	);
}
