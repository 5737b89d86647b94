import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { reportCategories, reportCategoryLabels } from "../../moderation/report-categories.ts";

export function ReportCategoryField() {
	return (
		<RadioGroup
			legend="What's wrong?"
			name="category"
			defaultValue="other"
			choices={reportCategories.map((value) => ({ value, label: reportCategoryLabels[value] }))}
		/>
	);
}
