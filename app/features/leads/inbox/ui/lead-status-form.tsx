import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { type LeadStatus, statusOptions } from "../../lead-status.ts";

export function LeadStatusForm({ status }: { status: LeadStatus }) {
	return (
		<Form method="post" preventScrollReset className="mt-4 flex items-end gap-3">
			<input type="hidden" name="from" value={status} />
			<SelectField
				key={status}
				label="Move to"
				className="min-w-0 flex-1"
				name="status"
				defaultValue={status}
				options={statusOptions}
			/>
			<Button type="submit" variant="secondary">
				Save
			</Button>
		</Form>
	);
}
