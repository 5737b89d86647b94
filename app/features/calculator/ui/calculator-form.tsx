import type { FormEvent, Ref } from "react";
import { TANK_GALLONS } from "#app/features/company/figures.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { numerals } from "#app/ui/numerals.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { type InputName, type Inputs, isOverMaxAmount, MAX_AMOUNT } from "../inputs.ts";
import { GPM_PER_SPRINKLER, SPRINKLER_PSI } from "../water-duration.ts";
import { RESULTS_ID } from "./results.tsx";

type CalculatorFormProps = {
	ref: Ref<HTMLFormElement>;
	inputs: Inputs;
	/** True after hydration, when results update on every key. */
	alive: boolean;
	onChange: (change: Partial<Inputs>) => void;
};

/** A plain GET form: without JavaScript the URL carries the numbers to the server. */
export function CalculatorForm({ ref, inputs, alive, onChange }: CalculatorFormProps) {
	const control = (name: InputName) => ({
		name,
		value: inputs[name],
		inputMode: "decimal" as const,
		autoComplete: "off",
		className: "figures",
		onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
	});
	const tooMuch = (name: InputName) =>
		isOverMaxAmount(inputs[name]) ? `We calculate with at most ${numerals(MAX_AMOUNT)}` : undefined;
	return (
		<form
			ref={ref}
			method="get"
			className="calculator-form grid gap-6"
			onSubmit={alive ? showResults : undefined}
		>
			<RadioGroup
				legend="What do you know about your pool?"
				name="method"
				rows
				value={inputs.method}
				onChange={(method) => onChange({ method: method === "gallons" ? "gallons" : "dimensions" })}
				choices={[
					{ value: "dimensions", label: "By pool dimensions" },
					{ value: "gallons", label: "By gallons" },
				]}
			/>
			<div className="by-dimensions grid grid-cols-3 gap-4">
				<Field label="Height" id="calculator-height" error={tooMuch("height")}>
					{(props) => <Input {...props} {...control("height")} suffix="ft" />}
				</Field>
				<Field label="Width" id="calculator-width" error={tooMuch("width")}>
					{(props) => <Input {...props} {...control("width")} suffix="ft" />}
				</Field>
				<Field label="Depth" id="calculator-depth" error={tooMuch("depth")}>
					{(props) => <Input {...props} {...control("depth")} suffix="ft" />}
				</Field>
			</div>
			<div className="by-gallons">
				<Field label="Pool volume" id="calculator-gallons" error={tooMuch("gallons")}>
					{(props) => <Input {...props} {...control("gallons")} suffix="gal" />}
				</Field>
			</div>
			<div className="grid grid-cols-2 gap-4">
				<Field
					label="Extra tanks"
					id="calculator-tanks"
					error={tooMuch("tanks")}
					hint={`${numerals(TANK_GALLONS)} gallons each`}
				>
					{(props) => <Input {...props} {...control("tanks")} inputMode="numeric" />}
				</Field>
				<Field
					label="Sprinklers"
					id="calculator-sprinklers"
					error={tooMuch("sprinklers")}
					hint={`${GPM_PER_SPRINKLER} GPM each at ${SPRINKLER_PSI} PSI`}
				>
					{(props) => <Input {...props} {...control("sprinklers")} inputMode="numeric" />}
				</Field>
			</div>
			{/* After hydration the form needs no button next to its results. Until then it handles the Enter key. */}
			<div className="calculate" data-print="hide">
				<Button type="submit" variant="secondary">
					Calculate
				</Button>
			</div>
		</form>
	);
}

/** The results are already up to date; on a phone, scroll down to them. */
function showResults(event: FormEvent) {
	event.preventDefault();
	document.getElementById(RESULTS_ID)?.scrollIntoView({ block: "start" });
}
