import { Notice } from "#app/ui/page/notice.tsx";
import type { SyncState } from "../checks/check-sync.ts";

const STATUS_TEXT: Record<SyncState["status"], string> = {
	clean: "We save your answers as you go.",
	unsaved: "Saving…",
	saving: "Saving…",
	saved: "All answers saved.",
	waiting: "Saved on this device.",
	refused: "",
};

export function SaveStatus({ state, className }: { state: SyncState; className?: string }) {
	return (
		<p className={`min-h-6 text-sm text-stone ${className ?? ""}`} aria-live="polite">
			{STATUS_TEXT[state.status]}
		</p>
	);
}

export function SaveNotice({ state }: { state: SyncState }) {
	if (state.status === "waiting")
		return (
			<Notice tone="amber" title="No connection" className="mb-6">
				<span role="status">
					Your answers are on this device. Keep walking. We'll save them when you're back online.
				</span>
			</Notice>
		);
	if (state.status === "refused")
		return (
			<Notice tone="error" title="Not saved" className="mb-6">
				{state.message}
			</Notice>
		);
	return null;
}
