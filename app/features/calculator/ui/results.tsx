import type { ReactNode } from "react";
import { pulse, pumpRuntime } from "#app/features/company/figures.ts";
import { numerals } from "#app/ui/numerals.ts";
import { hoursText, type WaterDuration } from "../water-duration.ts";
import { RingGauge } from "./ring-gauge.tsx";

export const RESULTS_ID = "results";

export function Results({ result, controller }: { result: WaterDuration; controller: ReactNode }) {
	return (
		<section
			id={RESULTS_ID}
			aria-label="Results"
			aria-live="polite"
			className="grid gap-8 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
		>
			<dl className="border-t-2 border-ink">
				<Result name="Water volume" value={gallons(result.gallons)} unit="gallons" />
				<Result name="Flow" value={numerals(result.flow)} unit="GPM" />
				<Result name="Recommended pump" value={result.pump} />
				<Result name="Continuous" value={hoursText(result.continuousHours)} unit="hours" mark="bg-ember" />
				<Result
					name={`Pulsed (${pulse.text})`}
					value={hoursText(result.pulsedHours)}
					unit="hours"
					mark="bg-water"
				/>
			</dl>
			<div className="max-sm:order-first">
				<RingGauge result={result} />
			</div>
			<p className="border-l-4 border-water bg-water-tint px-5 py-4 sm:col-span-2">
				{verdict(result)} Pulsing needs an {controller}.
			</p>
		</section>
	);
}

function Result({ name, value, unit, mark }: { name: string; value: string; unit?: string; mark?: string }) {
	return (
		<div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3">
			<dt className="flex items-center gap-2 text-slate">
				{mark && <span className={`size-3 rounded-full ${mark}`} aria-hidden="true" />}
				{name}
			</dt>
			<dd className="condensed figures ml-auto text-subheading">
				{value}
				{unit && <span className="ml-1.5 font-sans text-base font-normal">{unit}</span>}
			</dd>
		</div>
	);
}

function gallons(amount: number): string {
	return numerals(Math.round(amount));
}

function verdict({ continuousHours, pulsedHours }: WaterDuration): string {
	const { hours, extendedHours } = pumpRuntime;
	if (continuousHours === 0)
		return `A pump runs ${hours} hours on one filling, ${extendedHours} and more extended.`;
	if (pulsedHours < hours)
		return `Even pulsed, the water ends before the pump's ${hours} hours. More water is worth more than a bigger pump.`;
	if (continuousHours < hours)
		return `Pulsed, your water outlasts the pump's ${hours} hours; continuous, it does not.`;
	if (pulsedHours < extendedHours) return `Your water outlasts the pump's ${hours} hours either way.`;
	return `Your water outlasts the pump's ${hours} hours either way; the ${extendedHours}-hour fuel extension makes use of the rest.`;
}
