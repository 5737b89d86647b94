import { type RefObject, useEffect } from "react";
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
import { typedBeforeScripts } from "#app/ui/begun/form-values.ts";
import { type Changes, changedAnswers, cleanChanges, dropBlankChanges } from "../drafts/draft-changes.ts";
import { fileFields } from "../files/file-rules.ts";
import type { Answers } from "../journey.ts";
import type { Uploads } from "./fields/use-uploads.ts";

/** The answers of this tab, saved on the device and on the server. */
export function useDraft(opened: OpenedDraft): Autosave {
	return useAutosave(() => new Autosave(opened, saveDraft, draftOnDevice)).autosave;
}

/** Takes over what was typed or chosen before hydration, which can be late on slow phones. */
export function useInputBeforeHydration(
	form: RefObject<HTMLFormElement | null>,
	stored: Answers,
	/** What a plain form post sent and the server could not store. A blank in it may be older than the stored answer. */
	unstored: Changes,
	autosave: Autosave,
	uploads: Uploads,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
	useEffect(() => {
		if (!form.current) return;
		const typed = cleanChanges(typedBeforeScripts(form.current));
		const changes = {
			...changedAnswers(stored, dropBlankChanges(unstored)),
			...(typed.ok ? typed.changes : {}),
		};
		if (Object.keys(changes).length > 0) autosave.edit(changes);
		for (const { name } of fileFields) {
			const input = form.current.elements.namedItem(name);
			if (!(input instanceof HTMLInputElement) || !input.files?.length) continue;
			uploads.add(name, [...input.files]);
			input.value = "";
		}
	}, []);
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
