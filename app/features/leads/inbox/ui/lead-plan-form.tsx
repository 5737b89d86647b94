import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { type LeadPlan, MAX_NEXT_ACTION_LENGTH, planVersion } from "../lead-plan.ts";

type LeadPlanFormProps = {
	plan: LeadPlan;
	people: readonly { id: string; name: string }[];
	/** What was typed while somebody else changed the plan. */
	refused: LeadPlan | undefined;
};

export function LeadPlanForm({ plan, people, refused }: LeadPlanFormProps) {
	const version = planVersion(plan);
	const shown = refused ?? plan;
	const assignee = people.find(({ id }) => id === plan.assignedTo)?.name ?? "nobody";
	return (
		<section aria-labelledby="plan">
			<h2 id="plan" className="mb-3 text-subheading">
				Next
			</h2>
			<Form key={version} method="post" preventScrollReset className="grid gap-4 sm:grid-cols-2">
				<input type="hidden" name="intent" value="plan" />
				<input type="hidden" name="seen" value={version} />
				{refused && (
					<Notice tone="error" className="sm:col-span-2">
						Someone else changed this lead. It's now assigned to {assignee}
						{plan.nextAction && ` with the next action “${plan.nextAction}”`}. Check what you typed, then
						update again to replace theirs.
					</Notice>
				)}
				<TextField
					label="Next action"
					className="sm:col-span-2"
					name="nextAction"
					defaultValue={shown.nextAction}
					maxLength={MAX_NEXT_ACTION_LENGTH}
					placeholder="Call about the pool pump"
				/>
				<TextField label="Due" type="date" name="nextActionOn" defaultValue={shown.nextActionOn ?? ""} />
				<SelectField
					label="Assigned to"
					name="assignee"
					defaultValue={shown.assignedTo ?? ""}
					placeholder="Nobody"
					options={people.map(({ id, name }) => ({ value: id, label: name }))}
				/>
				<Button type="submit" variant="secondary" size="small" className="justify-self-start">
					Update
				</Button>
			</Form>
		</section>
	);
}
