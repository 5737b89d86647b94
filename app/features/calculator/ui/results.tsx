import type { ReactNode } from "react";
import { pulse } from "#app/features/company/figures.ts";
import { pumpRuntime } from "#app/features/company/offers/pumps.ts";
import { hoursText } from "#app/features/company/offers/water.ts";
import { numerals } from "#app/ui/numerals.ts";
import type { WaterDuration } from "../water-duration.ts";
import { PressureCheck } from "./pressure-check.tsx";
import { RingGauge } from "./ring-gauge.tsx";

export const RESULTS_ID = "results";

type ResultsProps = {
	result: WaterDuration;
	/** The 'Automated Controller' link. */
	controller: ReactNode;
	/** Links to the recommended products. */
	products: ReactNode;
};

export function Results({ result, controller, products }: ResultsProps) {
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
			<div className="grid gap-4 sm:col-span-2">
				<div className="border-l-4 border-water bg-water-tint px-5 py-4">
					<p>
						{verdict(result)} To pulse the water, you need an {controller}.
					</p>
					<p className="mt-2">{products}</p>
				</div>
				<PressureCheck result={result} />
			</div>
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
		return `Enter your water to see the hours. A pump runs ${hours} hours on one tank of fuel, or ${extendedHours}+ with a fuel extension.`;
	if (pulsedHours < hours)
		return `Your water runs out before the pump's ${hours} hours of fuel, even pulsed. Add water before you buy a bigger pump.`;
	if (continuousHours < hours)
		return `Pulsed, your water outlasts the pump's ${hours} hours of fuel. Run continuously, it doesn't.`;
	if (pulsedHours < extendedHours) return `Your water lasts longer than the pump's ${hours} hours of fuel.`;
	return `Your water lasts longer than the pump's ${hours} hours of fuel. A fuel extension gives you ${extendedHours}+ hours.`;
}
