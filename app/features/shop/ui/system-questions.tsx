import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import type { SystemForm } from "../system/system-form.ts";

type SystemQuestionsProps = { form: SystemForm; errors: { lot?: string; pool?: string } };

/** A plain GET form: the address holds the answers, so that a plan can be kept and shared. */
export function SystemQuestions({ form, errors }: SystemQuestionsProps) {
	return (
		<Form
			method="get"
			action={href("/build-my-system")}
			className="grid content-start gap-7"
			preventScrollReset
			noValidate
			data-no-call-button=""
		>
			<TextField
				label="Lot size, sq ft"
				hint="One acre is 43,560 sq ft."
				error={errors.lot}
				mark
				name="lot"
				inputMode="numeric"
				defaultValue={form.lot}
				placeholder="12,000"
			/>
			<TextField
				label="Pool, gallons"
				hint="Leave it blank if you have no pool."
				error={errors.pool}
				optional
				name="pool"
				inputMode="numeric"
				defaultValue={form.pool}
				placeholder="20,000"
			/>
			<RadioGroup
				legend="What pump do you have?"
				name="pump"
				defaultValue={form.pump}
				choices={[
					{ value: "none", label: "None yet" },
					{ value: "medium", label: "Medium Fire Pump or similar" },
					{ value: "large", label: "Large Fire Pump or similar" },
				]}
			/>
			<RadioGroup
				legend="How should it start?"
				name="start"
				defaultValue={form.start}
				choices={[
					{ value: "manual", label: "By hand, before I leave" },
					{ value: "automatic", label: "Automatically, with sensors and a controller" },
				]}
			/>
			<Button type="submit" size="large" className="justify-self-start">
				Build my system
			</Button>
		</Form>
	);
}
