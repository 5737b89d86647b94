// Remaining water over time, as points of a plot. Time in hours, water as a fraction of the full supply.
import { pulse } from "#app/features/company/figures.ts";
import { pumpRuntime } from "#app/features/company/offers/pumps.ts";

export type PlotPoint = readonly [hour: number, left: number];

/** The axis ends on a round hour after both the water and the longest pump run. */
export function axisHours(pulsedHours: number): number {
	const longest = Math.max(pulsedHours, pumpRuntime.extendedHours) * 1.04;
	const step = tickStep(longest);
	return Math.ceil(longest / step) * step;
}

export function ticks(axis: number): number[] {
	const step = tickStep(axis);
	return Array.from({ length: Math.floor(axis / step) + 1 }, (_, index) => index * step);
}

export function continuousLine(continuousHours: number): PlotPoint[] {
	return continuousHours > 0
		? [
				[0, 1],
				[continuousHours, 0],
			]
		: [];
}

/** Five minutes down, ten minutes level. After a hundred cycles the steps are finer than the line. */
export function pulsedLine(continuousHours: number): PlotPoint[] {
	if (continuousHours <= 0) return [];
	const cycles = (continuousHours * 60) / pulse.minutesOn;
	if (cycles > 100)
		return [
			[0, 1],
			[continuousHours * pulse.factor, 0],
		];
	const points: PlotPoint[] = [[0, 1]];
	const cycleHours = (pulse.minutesOn + pulse.minutesOff) / 60;
	for (let cycle = 0; cycle < cycles; cycle++) {
		const share = Math.min(1, cycles - cycle);
		const left = 1 - (cycle + share) / cycles;
		points.push([cycle * cycleHours + (share * pulse.minutesOn) / 60, left]);
		if (left > 0) points.push([(cycle + 1) * cycleHours, left]);
	}
	return points;
}

function tickStep(hours: number): number {
	return [1, 2, 3, 6, 12, 24, 48, 96, 240, 480].find((step) => hours / step <= 10) ?? Math.ceil(hours / 10);
}
