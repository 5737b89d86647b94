// Keeps what was typed on the device until the listing is posted.
import { type RefObject, useEffect, useState } from "react";
import { readText, writeText } from "#app/ui/begun/device-store.ts";
import { keepForm, keptFields } from "#app/ui/begun/kept-form.ts";
import type { ListingKind } from "../../listing/listing.ts";
import { START_TIME_FIELD } from "../../listing/suspicion.ts";
import { PHOTO_DRAFT_KEY } from "./use-photos.ts";

/**
 * `enabled` is false on edit pages, whose values come from the stored listing. `isAnswered`: the page shows what was
 * just posted, which is newer than the draft. Returns when a restored draft was started, so that a reload does not reset
 * it; React renders that hidden field.
 */
export function useListingDraft(
	form: RefObject<HTMLFormElement | null>,
	kind: ListingKind,
	{ enabled, isAnswered }: { enabled: boolean; isAnswered: boolean },
): string | undefined {
	const key = draftKey(kind);
	const [begun, setBegun] = useState<string>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: what the page was opened with.
	useEffect(() => {
		if (!enabled) return;
		const start = keptFields(key)[START_TIME_FIELD];
		if (start) setBegun(String(start));
		return keepForm(form.current, key, {
			without: ["photo"],
			along: START_TIME_FIELD,
			restores: !isAnswered,
		});
	}, [enabled, form, key]);
	return begun;
}

/**
 * Called once the server confirms that the listing is posted, and for whoever cancels. Returns a function that brings
 * the draft back, or null when there was none. What a form was filled with is not needed: the page reads the draft when
 * it opens.
 */
export function forgetListingDraft(kind: ListingKind): (() => void) | null {
	const keys = [draftKey(kind), ...(kind === "sale" ? [PHOTO_DRAFT_KEY] : [])];
	const kept = keys.flatMap((key) => {
		const text = readText(key);
		return typeof text === "string" ? [{ key, text }] : [];
	});
	for (const key of keys) writeText(key, null);
	if (kept.length === 0) return null;
	return () => {
		for (const { key, text } of kept) writeText(key, text);
	};
}

function draftKey(kind: ListingKind): string {
	return `ringline-draft-${kind}`;
}
