import { Search } from "lucide";
import { Form, href, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { kindNames, type LeadFilter, leadKinds, leadStatuses, statusNames } from "../inbox-filter.ts";

/** Select fields apply immediately, the text on submit. Without JavaScript everything applies on submit. */
export function LeadFilterBar({ filter }: { filter: LeadFilter }) {
	const submit = useSubmit();
	return (
		<Form
			method="get"
			action={href("/admin/leads")}
			role="search"
			className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3 lg:grid-cols-[1fr_1fr_1fr_2fr_auto]"
			onChange={({ target, currentTarget }) => {
				if (target instanceof HTMLSelectElement) void submit(currentTarget, { preventScrollReset: true });
			}}
		>
			<Field label="Kind">
				{(control) => (
					<Select
						{...control}
						key={filter.kind}
						name="kind"
						defaultValue={filter.kind ?? ""}
						placeholder="All kinds"
						options={leadKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
					/>
				)}
			</Field>
			<Field label="Status">
				{(control) => (
					<Select
						{...control}
						key={filter.status}
						name="status"
						defaultValue={filter.status ?? ""}
						placeholder="Any status"
						options={leadStatuses.map((status) => ({ value: status, label: statusNames[status] }))}
					/>
				)}
			</Field>
			<Field label="Promise" className="max-sm:col-span-2">
				{(control) => (
					<Select
						{...control}
						key={String(filter.overdue)}
						name="clock"
						defaultValue={filter.overdue ? "overdue" : ""}
						placeholder="Any time"
						options={[{ value: "overdue", label: "Overdue" }]}
					/>
				)}
			</Field>
			<Field label="Text" className="max-lg:col-span-2">
				{(control) => (
					<Input
						{...control}
						key={filter.text}
						type="search"
						name="q"
						defaultValue={filter.text}
						placeholder="Name, number, e-mail, message"
						maxLength={100}
					/>
				)}
			</Field>
			<Button type="submit" variant="secondary">
				<Icon of={Search} />
				Filter
			</Button>
		</Form>
	);
}
