// Says how each moderation action went. The forms are the router's: without JavaScript their page says it instead.
import { useEffect, useRef } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import { announce } from "#app/ui/announce.ts";
import { failureMessage, type ModerationAnswer, readAction, readKind, UNDO_SECONDS } from "../moderation.ts";

type ModerationFetcher = FetcherWithComponents<ModerationAnswer | null>;

/** `action`: the address of the forms. Kept by the page, because a deleted row takes its own fetcher with it. */
export function useUndo(action: string): (items: readonly string[], kind: string) => void {
	const fetcher = useModerationFetcher(() => {});
	return (items, kind) => {
		const form = new FormData();
		form.set("intent", "undo");
		form.set("kind", kind);
		for (const item of items) form.append("item", item);
		void fetcher.submit(form, { method: "post", action });
	};
}

export function useModerationFetcher(
	onUndo: (items: readonly string[], kind: string) => void,
): ModerationFetcher {
	const fetcher = useFetcher<ModerationAnswer | null>();
	const { state, data, formData } = fetcher;
	const sent = useRef<FormData>(undefined);
	const before = useRef(data);
	const undo = useRef(onUndo);
	undo.current = onUndo;
	useEffect(() => {
		if (state === "submitting") {
			sent.current = formData;
			before.current = data;
		}
		const form = sent.current;
		if (state === "submitting" || !form || (state === "loading" && data === before.current)) return;
		sent.current = undefined;
		const kind = readKind(form.get("kind"));
		if (data) {
			const again = { label: "Undo", onClick: () => undo.current(data.undo, kind ?? "sale") };
			announce({
				...data.message,
				...(data.undo.length > 0 && { seconds: UNDO_SECONDS, action: again }),
			});
			// The answer was lost. The specification has a sentence for each action.
		} else if (data === null)
			announce(failureMessage(readAction(form.get("intent")), form.getAll("item").length, kind));
	}, [state, data, formData]);
	return fetcher;
}
