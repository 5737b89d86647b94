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
			className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-3 lg:grid-cols-[3fr_2fr_auto]"
			onChange={({ target, currentTarget }) => {
				if (target instanceof HTMLSelectElement) void submit(currentTarget, { preventScrollReset: true });
			}}
		>
			<details className="wide-open max-lg:order-last max-lg:col-span-2" open={isNarrowed(filter)}>
				<summary className="link inline-flex min-h-11 cursor-pointer items-center">
					Type, status and response
				</summary>
				<div className="grid gap-4 sm:grid-cols-3">
					<Field label="Type">
						{(control) => (
							<Select
								{...control}
								key={filter.kind}
								name="kind"
								defaultValue={filter.kind ?? ""}
								placeholder="All types"
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
					<Field label="Response">
						{(control) => (
							<Select
								{...control}
								key={String(filter.overdue)}
								name="clock"
								defaultValue={filter.overdue ? "overdue" : ""}
								placeholder="Any"
								options={[{ value: "overdue", label: "Overdue" }]}
							/>
						)}
					</Field>
				</div>
			</details>
			<Field label="Text">
				{(control) => (
					<Input
						{...control}
						key={filter.text}
						type="search"
						name="q"
						defaultValue={filter.text}
						placeholder="Name, number, email, message"
						maxLength={100}
					/>
				)}
			</Field>
			<Button type="submit" variant="secondary">
				<Icon of={Search} />
				<span className="max-sm:sr-only">Filter</span>
			</Button>
		</Form>
	);
}

function isNarrowed({ kind, status, overdue }: LeadFilter): boolean {
	return Boolean(kind || status || overdue);
}
