import { Notice } from "#app/ui/page/notice.tsx";
import type { AutosaveState } from "../drafts/draft-autosave.ts";

const STATUS_TEXT: Record<AutosaveState["status"], string> = {
	clean: "Your answers are saved as you go.",
	unsaved: "Saving…",
	saving: "Saving…",
	saved: "All answers saved.",
	waiting: "",
	refused: "",
	submitted: "",
};

export function SaveStatus({ state }: { state: AutosaveState }) {
	return (
		<p className="min-h-6 text-sm text-stone" aria-live="polite">
			{STATUS_TEXT[state.status]}
		</p>
	);
}

/** Prominent notices: not saved yet, cannot be saved, or already submitted. */
export function SaveProblem({ state }: { state: AutosaveState }) {
	if (state.status === "waiting")
		return (
			<Notice tone="amber" title="Not saved on our server yet" className="mb-6">
				<span role="status">
					Your answers are on this device, and we'll keep trying. You can keep going. Leave this page open if
					you can.
				</span>
			</Notice>
		);
	if (state.status === "refused")
		return (
			<Notice tone="error" title="Not saved" className="mb-6">
				{state.message}
			</Notice>
		);
	if (state.status === "submitted")
		return (
			<Notice tone="water" title="This form was already submitted" className="mb-6">
				It was sent from another tab. Reload the page to start a new one.
			</Notice>
		);
	return null;
}
