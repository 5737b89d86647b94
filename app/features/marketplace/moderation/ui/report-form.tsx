import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import { limits } from "../../listing/listing-limits.ts";
import { RequestForm, type RequestProps } from "../../listing/ui/listing-request.tsx";
import { reportCategories, reportCategoryLabels } from "../report-categories.ts";

export const reportTexts = {
	title: "Report this listing",
	lead: "Tell our moderators what's wrong. We won't tell the seller who reported this.",
};

export function ReportForm(props: RequestProps) {
	return (
		<RequestForm
			{...props}
			button={(state) => (
				<Button type="submit" variant="destructive" {...state}>
					Submit Report
				</Button>
			)}
		>
			{({ error, control }) => (
				<>
					<RadioGroup
						legend="What's wrong?"
						name="category"
						defaultValue="other"
						choices={reportCategories.map((value) => ({ value, label: reportCategoryLabels[value] }))}
					/>
					<TextareaField
						label="Reason"
						error={error}
						name="reason"
						rows={4}
						maxLength={limits.reason}
						placeholder="For example: already sold, asks for a code, not fire equipment"
						{...control}
					/>
				</>
			)}
		</RequestForm>
	);
}
