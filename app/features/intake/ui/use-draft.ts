import { href } from "react-router";
import {
	Autosave,
	type DeviceCopy,
	type OpenedDraft,
	postSave,
	type SaveAnswer,
	useAutosave,
} from "#app/ui/begun/autosave.ts";
import { deviceStore } from "#app/ui/begun/device-store.ts";

/** The answers of this tab, saved on the device and on the server. */
export function useDraft(opened: OpenedDraft): Autosave {
	return useAutosave(() => new Autosave(opened, saveDraft, draftOnDevice)).autosave;
}

const saveDraft = (request: object, signal: AbortSignal) =>
	postSave<SaveAnswer>(href("/intake-wizard/draft"), request, signal);

const DRAFT_KEY = "ringline-intake";

export const draftOnDevice = deviceStore<DeviceCopy | null>(DRAFT_KEY, (found) => {
	const kept = found as Partial<DeviceCopy> | null;
	if (!kept || typeof kept.answers !== "object" || !Array.isArray(kept.unsaved)) return null;
	return {
		draftId: kept.draftId ?? null,
		version: Number(kept.version) || 0,
		answers: kept.answers ?? {},
		unsaved: kept.unsaved,
	};
});
