import { type RefObject, useEffect } from "react";
import type { DraftAutosave } from "../../drafts/draft-autosave.ts";
import { changedAnswers, postedChanges } from "../../drafts/draft-changes.ts";
import { fileFields } from "../../files/file-rules.ts";
import { type Answers, type Place, stepAt } from "../../journey.ts";
import type { Uploads } from "./use-uploads.ts";

/** Takes over what was typed or chosen before hydration, which can be late on slow phones. */
export function useInputBeforeHydration(
	form: RefObject<HTMLFormElement | null>,
	place: Place,
	/** The answers the server rendered. By now the local copy may have restored more. */
	rendered: Answers,
	autosave: DraftAutosave,
	uploads: Uploads,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
	useEffect(() => {
		if (!form.current || place === "review") return;
		const shown = postedChanges(stepAt(place), new FormData(form.current), rendered);
		const typed = changedAnswers(rendered, shown);
		if (Object.keys(typed).length > 0) autosave.edit(typed);
		for (const { name } of fileFields) {
			const input = form.current.elements.namedItem(name);
			if (!(input instanceof HTMLInputElement) || !input.files?.length) continue;
			uploads.add(name, [...input.files]);
			input.value = "";
		}
	}, []);
}
