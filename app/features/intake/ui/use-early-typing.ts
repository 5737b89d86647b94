import { type RefObject, useEffect } from "react";
import { type Changes, differing, postedChanges } from "../drafts/draft-changes.ts";
import type { DraftKeeper } from "../drafts/draft-keeper.ts";
import { fileFields } from "../files/file-rules.ts";
import { type Answers, type Place, stepAt } from "../journey.ts";
import type { Uploads } from "./use-uploads.ts";

/** Slow phones show the form before its JavaScript runs: what was typed or chosen until then is taken over. */
export function useEarlyTyping(
	form: RefObject<HTMLFormElement | null>,
	place: Place,
	/** As the server rendered them; by now the keeper may have brought back more. */
	rendered: Answers,
	keeper: DraftKeeper,
	uploads: Uploads,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive.
	useEffect(() => {
		if (!form.current || place === "review") return;
		const typed: Changes = differing(rendered, postedChanges(stepAt(place), new FormData(form.current)));
		// An untouched slider is not an answer.
		for (const name of Object.keys(typed))
			if (name.startsWith("priorities.") && rendered[name] === undefined && typed[name] === "1")
				delete typed[name];
		if (Object.keys(typed).length > 0) keeper.edit(typed);
		for (const { name } of fileFields) {
			const input = form.current.elements.namedItem(name);
			if (!(input instanceof HTMLInputElement) || !input.files?.length) continue;
			uploads.add(name, [...input.files]);
			input.value = "";
		}
	}, []);
}
