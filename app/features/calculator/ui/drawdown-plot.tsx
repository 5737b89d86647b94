// Remaining water over time. The lines are an SVG that stretches; the labels are HTML, so that they stay readable on a
// phone.

import type { ReactNode } from "react";
import { pumpRuntime } from "#app/features/company/offers/pumps.ts";
import { hoursText } from "#app/features/company/offers/water.ts";
import { numerals } from "#app/ui/numerals.ts";
import { axisHours, continuousLine, type PlotPoint, pulsedLine, ticks } from "../drawdown.ts";
import type { WaterDuration } from "../water-duration.ts";

const WIDTH = 1000;
const HEIGHT = 400;

export function DrawdownPlot({ result }: { result: WaterDuration }) {
	const axis = axisHours(result.pulsedHours);
	const path = (points: PlotPoint[]) =>
		points
			.map(([hour, left], index) => `${index ? "L" : "M"}${x(hour, axis)} ${(1 - left) * HEIGHT}`)
			.join("");
	const continuous = path(continuousLine(result.continuousHours));
	const pulsed = path(pulsedLine(result.continuousHours));
	const pumps = [
		{ hour: pumpRuntime.hours, label: `Pump ${pumpRuntime.hours} h`, row: "-top-5" },
		{ hour: pumpRuntime.extendedHours, label: `Extended ${pumpRuntime.extendedHours} h`, row: "-top-10" },
	];
	return (
		<figure>
			<figcaption className="mb-14 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
				<span className="mr-auto font-semibold max-sm:w-full">Water left over time</span>
				<Key className="border-ember">Continuous</Key>
				<Key className="border-water">Pulsed</Key>
			</figcaption>
			<div className="relative ml-14 h-64 border-b-2 border-l-2 border-ink sm:h-80">
				<svg
					viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
					preserveAspectRatio="none"
					className="plot absolute inset-0 size-full overflow-visible"
					fill="none"
					role="img"
					aria-label={description(result)}
				>
					{[0.25, 0.5, 0.75].map((left) => (
						<path key={left} d={`M0 ${left * HEIGHT}H${WIDTH}`} className="stroke-line" />
					))}
					{pulsed && <path d={`${pulsed}V${HEIGHT}H0Z`} className="fill-water-tint" />}
					{continuous && <path d={`${continuous}V${HEIGHT}H0Z`} className="fill-ember-tint" />}
					{pumps.map(({ hour }) => (
						<path
							key={hour}
							d={`M${x(hour, axis)} 0V${HEIGHT}`}
							className="stroke-ink"
							strokeDasharray="3 4"
						/>
					))}
					<path d={pulsed} className="stroke-water" strokeWidth={3} strokeLinejoin="round" />
					<path d={continuous} className="stroke-ember" strokeWidth={3} />
				</svg>
				{pumps.map(({ hour, label, row }) => (
					<PumpMark key={hour} left={hour / axis} row={row}>
						{label}
					</PumpMark>
				))}
				{ticks(axis).map((hour) => (
					<span
						key={hour}
						className="figures absolute top-full mt-1.5 -translate-x-1/2 text-xs whitespace-nowrap text-stone"
						style={{ left: percent(hour / axis) }}
						aria-hidden="true"
					>
						{hour}
					</span>
				))}
				{(continuous ? [1, 0.5, 0] : [0]).map((left) => (
					<span
						key={left}
						className="figures absolute right-full mr-2 -translate-y-1/2 text-xs text-stone"
						style={{ top: percent(1 - left) }}
						aria-hidden="true"
					>
						{short(result.gallons * left)}
					</span>
				))}
				{!continuous && (
					<p className="absolute inset-x-6 top-1/2 -translate-y-1/2 text-center text-balance text-slate">
						<span className="box-decoration-clone bg-white px-2 py-1">
							Enter your water and at least one sprinkler or cannon to see the chart.
						</span>
					</p>
				)}
			</div>
			<p className="mt-8 ml-14 text-xs text-stone" aria-hidden="true">
				Hours across, gallons on the left
			</p>
		</figure>
	);
}

/** Each label has its own row and grows toward the center, so the two never overlap. */
function PumpMark({ left, row, children }: { left: number; row: string; children: ReactNode }) {
	const side = left < 0.5 ? "border-l pl-1.5" : "-translate-x-full border-r pr-1.5";
	return (
		<span
			className={`figures absolute bottom-full border-dashed border-ink text-xs leading-4 font-semibold whitespace-nowrap ${row} ${side}`}
			style={{ left: percent(left) }}
			aria-hidden="true"
		>
			{children}
		</span>
	);
}

function percent(share: number): string {
	return `${share * 100}%`;
}

function Key({ className, children }: { className: string; children: ReactNode }) {
	return (
		<span className="flex items-center gap-2">
			<span className={`w-6 border-t-3 ${className}`} />
			{children}
		</span>
	);
}

function x(hour: number, axis: number): number {
	return Math.round((hour / axis) * WIDTH * 10) / 10;
}

function short(gallons: number): string {
	if (gallons >= 1_000_000) return `${Math.round(gallons / 100_000) / 10}M`;
	return gallons >= 1_000 ? `${Math.round(gallons / 100) / 10}k` : String(Math.round(gallons));
}

function description({ gallons, continuousHours, pulsedHours }: WaterDuration): string {
	if (continuousHours === 0) return "No water is flowing yet.";
	return `${numerals(Math.round(gallons))} gallons last ${hoursText(continuousHours)} hours continuous and ${hoursText(pulsedHours)} hours pulsed. The pump has fuel for ${pumpRuntime.hours} hours, or ${pumpRuntime.extendedHours} hours with an extension.`;
}
