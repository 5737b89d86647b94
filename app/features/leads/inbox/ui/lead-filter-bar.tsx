import { Search } from "lucide";
import { Form, href, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { kindOptions, statusOptions } from "../../lead-status.ts";
import type { LeadFilter } from "../inbox-filter.ts";

type LeadFilterBarProps = { filter: LeadFilter; people: readonly { id: string; name: string }[] };

/** Select fields apply immediately, the text on submit. Without JavaScript everything applies on submit. */
export function LeadFilterBar({ filter, people }: LeadFilterBarProps) {
	const submit = useSubmit();
	const clock = filter.overdue ? "overdue" : filter.actionDue ? "action" : "";
	return (
		<Form
			method="get"
			action={href("/admin/leads")}
			role="search"
			className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-3 xl:grid-cols-[3fr_2fr_auto]"
			onChange={({ target, currentTarget }) => {
				if (target instanceof HTMLSelectElement) void submit(currentTarget, { preventScrollReset: true });
			}}
		>
			<details className="wide-open max-xl:order-last max-xl:col-span-2" open={isNarrowed(filter)}>
				<summary className="link min-h-11 cursor-pointer items-center max-sm:inline-flex">
					Type, status, response and person
				</summary>
				<div className="grid gap-4 sm:grid-cols-4">
					<SelectField
						key={`kind ${filter.kind}`}
						label="Type"
						name="kind"
						defaultValue={filter.kind ?? ""}
						placeholder="All types"
						options={kindOptions}
					/>
					<SelectField
						key={`status ${filter.status}`}
						label="Status"
						name="status"
						defaultValue={filter.status ?? ""}
						placeholder="Any status"
						options={statusOptions}
					/>
					<SelectField
						key={`clock ${clock}`}
						label="Response"
						name="clock"
						defaultValue={clock}
						placeholder="Any"
						options={[
							{ value: "overdue", label: "Overdue" },
							{ value: "action", label: "Next action due" },
						]}
					/>
					<SelectField
						key={`assignee ${filter.assignee}`}
						label="Assigned to"
						name="assignee"
						defaultValue={filter.assignee ?? ""}
						placeholder="Anyone"
						options={[
							{ value: "nobody", label: "Nobody" },
							...people.map(({ id, name }) => ({ value: id, label: name })),
						]}
					/>
				</div>
			</details>
			<TextField
				key={filter.text}
				label="Text"
				type="search"
				name="q"
				defaultValue={filter.text}
				placeholder="Name, number, email, message, note"
				maxLength={100}
			/>
			<Button type="submit" variant="secondary">
				<Icon of={Search} />
				<span className="max-sm:sr-only">Filter</span>
			</Button>
		</Form>
	);
}

function isNarrowed({ kind, status, overdue, actionDue, assignee }: LeadFilter): boolean {
	return Boolean(kind || status || overdue || actionDue || assignee);
}
