// A dial of 24 hours around the house: how much of a day the water lasts, continuous inside, pulsed outside. The marks
// show when the pump runs out of fuel.
import { pumpRuntime } from "#app/features/company/offers/pumps.ts";
import { hoursText } from "#app/features/company/offers/water.ts";
import { color } from "#app/ui/tokens.ts";
import type { WaterDuration } from "../water-duration.ts";

const DAY = 24;
const rings = [
	{ radius: 82, stroke: color.ember },
	{ radius: 106, stroke: color.water },
] as const;

export function RingGauge({ result }: { result: WaterDuration }) {
	const hours = [result.continuousHours, result.pulsedHours];
	const isMore = result.pulsedHours > DAY;
	return (
		<figure className="mx-auto max-w-72">
			<svg viewBox="0 0 300 300" className="w-full" fill="none" aria-hidden="true">
				{rings.map(({ radius, stroke }, index) => {
					const length = 2 * Math.PI * radius;
					const share = Math.min(1, (hours[index] ?? 0) / DAY);
					return (
						<g key={radius} transform="rotate(-90 150 150)" strokeWidth={15}>
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
				{[0, 6, 12, 18].map((hour) => (
					<text
						key={hour}
						{...place(hour, 136, 6)}
						textAnchor="middle"
						fill={color.slate}
						fontSize={17}
						className="figures"
					>
						{hour === 0 ? "24 h" : hour}
					</text>
				))}
				{[pumpRuntime.hours, pumpRuntime.extendedHours].map((hour) => (
					<path
						key={hour}
						d="M0-70V-118"
						transform={`translate(150 150) rotate(${(hour / DAY) * 360})`}
						stroke={color.ink}
						strokeWidth={2}
						strokeDasharray="4 3"
					/>
				))}
				<text
					x={150}
					y={156}
					textAnchor="middle"
					fill={color.ink}
					fontSize={46}
					className="condensed figures"
				>
					{hoursText(result.pulsedHours)}
				</text>
				<text x={150} y={180} textAnchor="middle" fill={color.slate} fontSize={16} fontWeight={600}>
					hours pulsed
				</text>
			</svg>
			<figcaption className="mt-1 text-center text-sm text-stone">
				{isMore ? "More than a full day. " : "A full circle is 24 hours. "}
				Dashed lines: pump fuel at {pumpRuntime.hours} and {pumpRuntime.extendedHours} hours.
			</figcaption>
		</figure>
	);
}

/** The position of an hour on the dial; `drop` centers a letter on it. */
function place(hour: number, radius: number, drop: number): { x: number; y: number } {
	const angle = (hour / DAY) * 2 * Math.PI;
	return { x: 150 + radius * Math.sin(angle), y: 150 - radius * Math.cos(angle) + drop };
}
