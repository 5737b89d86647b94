import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { Select } from "#app/ui/forms/select.tsx";
import { type LeadPlan, MAX_NEXT_ACTION_LENGTH } from "../lead-plan.ts";

type LeadPlanFormProps = { plan: LeadPlan; people: readonly { id: string; name: string }[] };

export function LeadPlanForm({ plan, people }: LeadPlanFormProps) {
	return (
		<section aria-labelledby="plan">
			<h2 id="plan" className="mb-3 text-subheading">
				Next
			</h2>
			<Form key={JSON.stringify(plan)} method="post" preventScrollReset className="grid gap-4 sm:grid-cols-2">
				<input type="hidden" name="intent" value="plan" />
				<Field label="Next action" className="sm:col-span-2">
					{(control) => (
						<Input
							{...control}
							name="nextAction"
							defaultValue={plan.nextAction}
							maxLength={MAX_NEXT_ACTION_LENGTH}
							placeholder="Call about the pool pump"
						/>
					)}
				</Field>
				<Field label="Due">
					{(control) => (
						<Input {...control} type="date" name="nextActionOn" defaultValue={plan.nextActionOn ?? ""} />
					)}
				</Field>
				<Field label="Assigned to">
					{(control) => (
						<Select
							{...control}
							name="assignee"
							defaultValue={plan.assignedTo ?? ""}
							placeholder="Nobody"
							options={people.map(({ id, name }) => ({ value: id, label: name }))}
						/>
					)}
				</Field>
				<Button type="submit" variant="secondary" size="small" className="justify-self-start">
					Update
				</Button>
			</Form>
		</section>
	);
}
