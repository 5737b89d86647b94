import { Select } from "#app/ui/forms/select.tsx";
import { DEFAULT_REASON, type ModerationReason, reasonOptions } from "../moderation-reasons.ts";

type ReasonSelectProps = {
	suggested?: ModerationReason;
	/** Which listing it is about. */
	of: string;
};

/** What the poster reads when the listing is flagged or deleted. */
export function ReasonSelect({ suggested = DEFAULT_REASON, of }: ReasonSelectProps) {
	return (
		<Select
			name="reason"
			aria-label={`Reason for the poster of ${of}`}
			className="min-h-11 w-full max-w-64 text-sm"
			defaultValue={suggested}
			options={reasonOptions}
		/>
	);
}
