import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type Inputs, inputsFrom, searchOf, setupFrom } from "../inputs.ts";
import { type WaterDuration, waterDuration } from "../water-duration.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { DrawdownPlot } from "./drawdown-plot.tsx";
import { Results } from "./results.tsx";
import "./calculator.css";

type CalculatorProps = {
	initial: Inputs;
	/** The 'Automated Controller' link. */
	controller: ReactNode;
	/** Links to what the result recommends. */
	products: (result: WaterDuration) => ReactNode;
	/** A button below the results. */
	action: (result: WaterDuration, inputs: Inputs) => ReactNode;
};

export function Calculator({ initial, controller, products, action }: CalculatorProps) {
	const [inputs, setInputs] = useState(initial);
	const hydrated = useHydrated();
	const result = waterDuration(setupFrom(inputs));
	const form = useRef<HTMLFormElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
	useEffect(() => {
		// Slow phones show the form before hydration, so read what was typed until then.
		const typed = form.current ? typedInto(form.current) : initial;
		if (searchOf(typed) !== searchOf(initial)) setInputs(typed);
	}, []);
	useEffect(() => {
		if (inputs === initial) return;
		// Browsers limit how often the URL may change, so wait for a short pause.
		const { pathname } = window.location;
		const timer = setTimeout(() => {
			// The visitor is leaving, and the URL already belongs to the next page.
			if (window.location.pathname !== pathname) return;
			const address = `${pathname}?${searchOf(inputs)}${window.location.hash}`;
			window.history.replaceState(window.history.state, "", address);
		}, 250);
		return () => clearTimeout(timer);
	}, [inputs, initial]);
	return (
		<div
			className="calculator grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
			data-no-call-button=""
			data-sheet="calculator"
		>
			<div>
				<CalculatorForm
					ref={form}
					inputs={inputs}
					hydrated={hydrated}
					onChange={(change) => setInputs((current) => ({ ...current, ...change }))}
				/>
				<div className="mt-8 flex flex-wrap gap-3" data-print="hide">
					{action(result, inputs)}
				</div>
			</div>
			<div className="grid content-start gap-12">
				<Results result={result} controller={controller} products={products(result)} />
				<DrawdownPlot result={result} />
			</div>
		</div>
	);
}

function typedInto(form: HTMLFormElement): Inputs {
	const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
	return inputsFrom(new URLSearchParams(values));
}
