import { Notice } from "../page/notice.tsx";
import type { AutosaveState } from "./autosave.ts";

const STATUS_TEXT: Record<AutosaveState["status"], string> = {
	clean: "We save your answers as you go.",
	unsaved: "Saving…",
	saving: "Saving…",
	saved: "All answers saved.",
	waiting: "Saved on this device.",
	refused: "",
	submitted: "",
};

export function SaveStatus({ state, className = "" }: { state: AutosaveState; className?: string }) {
	return (
		<p className={`min-h-6 text-sm text-stone ${className}`} aria-live="polite">
			{STATUS_TEXT[state.status]}
		</p>
	);
}

type SaveProblemProps = {
	state: AutosaveState;
	/** What to say while the server cannot be reached. */
	waiting: { title: string; text: string };
};

/** Prominent notices: not saved yet, cannot be saved, or already submitted. */
export function SaveProblem({ state, waiting }: SaveProblemProps) {
	if (state.status === "waiting")
		return (
			<Notice tone="amber" title={waiting.title} className="mb-6">
				<span role="status">{waiting.text}</span>
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
