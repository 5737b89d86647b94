import type { FormEvent, Ref } from "react";
import { TANK_GALLONS } from "#app/features/company/figures.ts";
import { CANNON_GPM } from "#app/features/company/offers/water.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { numerals } from "#app/ui/numerals.ts";
import { HOSE_INCHES } from "../hose-friction.ts";
import { type InputName, type Inputs, inputProblem, inputsFrom } from "../inputs.ts";
import { type PoolShape, poolShapes } from "../pool-shapes.ts";
import { GPM_PER_SPRINKLER, SPRINKLER_PSI } from "../water-duration.ts";
import { RESULTS_ID } from "./results.tsx";

type CalculatorFormProps = {
	ref: Ref<HTMLFormElement>;
	inputs: Inputs;
	/** True after hydration, when results update on every key. */
	hydrated: boolean;
	onChange: (change: Partial<Inputs>) => void;
};

const shapeNames: Record<PoolShape, string> = {
	rectangle: "Rectangle",
	round: "Round",
	oval: "Oval",
	kidney: "Kidney",
};

/** A plain GET form: without JavaScript the URL carries the numbers to the server. */
export function CalculatorForm({ ref, inputs, hydrated, onChange }: CalculatorFormProps) {
	const number = (name: InputName, suffix?: string) => ({
		name,
		suffix,
		value: inputs[name],
		inputMode: "decimal" as const,
		autoComplete: "off",
		controlClassName: "figures",
		onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
	});
	const choice = (name: "shape" | "outlets") => ({
		name,
		value: inputs[name],
		onChange: (event: { target: { value: string } }) =>
			onChange({ [name]: inputsFrom(new URLSearchParams({ [name]: event.target.value }))[name] }),
	});
	const field = (name: InputName) => ({
		id: `calculator-${name}`,
		error: inputProblem(inputs[name]),
	});
	return (
		<form
			ref={ref}
			method="get"
			className="calculator-form grid gap-6"
			onSubmit={hydrated ? showResults : undefined}
		>
			<RadioGroup
				legend="What do you know about your pool?"
				name="method"
				rows
				value={inputs.method}
				onChange={(method) => onChange({ method: method === "gallons" ? "gallons" : "dimensions" })}
				choices={[
					{ value: "dimensions", label: "Its dimensions" },
					{ value: "gallons", label: "Its volume in gallons" },
				]}
			/>
			<div className="by-dimensions grid grid-cols-2 items-end gap-4">
				<SelectField
					label="Pool shape"
					id="calculator-shape"
					{...choice("shape")}
					options={poolShapes.map((shape) => ({ value: shape, label: shapeNames[shape] }))}
				/>
				<TextField
					{...field("height")}
					label={
						<>
							<span className="not-round">Length</span>
							<span className="only-round">Diameter</span>
						</>
					}
					{...number("height", "ft")}
				/>
				<TextField label="Width" {...field("width")} className="not-round" {...number("width", "ft")} />
				<TextField
					label="Across the narrow end"
					{...field("width2")}
					className="only-kidney"
					{...number("width2", "ft")}
				/>
				<TextField label="Average depth" {...field("depth")} {...number("depth", "ft")} />
			</div>
			<div className="by-gallons">
				<TextField label="Pool volume" {...field("gallons")} {...number("gallons", "gal")} />
			</div>
			<TextField
				label="Extra tanks"
				{...field("tanks")}
				hint={`${numerals(TANK_GALLONS)} gallons each`}
				{...number("tanks")}
				inputMode="numeric"
			/>
			<div className="field-pair">
				<SelectField
					label="Water goes to"
					id="calculator-outlets"
					{...choice("outlets")}
					options={[
						{ value: "sprinklers", label: "Sprinklers" },
						{ value: "cannons", label: "Cannons" },
					]}
				/>
				<TextField
					label="Sprinklers"
					{...field("sprinklers")}
					hint={`${GPM_PER_SPRINKLER} GPM each at ${SPRINKLER_PSI} PSI`}
					className="for-sprinklers"
					{...number("sprinklers")}
					inputMode="numeric"
				/>
				<TextField
					label="Cannons"
					{...field("cannons")}
					hint={`${CANNON_GPM} GPM each`}
					className="for-cannons"
					{...number("cannons")}
					inputMode="numeric"
				/>
			</div>
			<fieldset>
				<legend className="font-semibold">Check the pressure (optional)</legend>
				<p className="mb-3 text-sm text-stone">
					From the pump to the last head, through {HOSE_INCHES}-inch hose. Leave blank to skip.
				</p>
				<div className="field-pair">
					<TextField label="Hose" {...field("hose")} {...number("hose", "ft")} />
					<TextField label="Uphill rise" {...field("lift")} {...number("lift", "ft")} />
				</div>
			</fieldset>
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
