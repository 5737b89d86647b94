// Stores what was typed in local storage until the listing is posted, so that it survives a reload.
import { type RefObject, useEffect, useState } from "react";
import { namesIn, putValue, typedBeforeScripts, valueIn } from "#app/ui/forms/form-values.ts";
import type { ListingKind } from "../../listing/listing.ts";
import { START_TIME_FIELD } from "../../listing/suspicion.ts";

const EXCLUDED_FIELDS = new Set(["website", "photo"]);

type Kept = Record<string, string>;

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
		const element = form.current;
		if (!enabled || !element) return;
		const typed = typedBeforeScripts(element);
		const kept = read(key);
		if (!isAnswered) restore(element, kept, new Set(Object.keys(typed)));
		if (kept[START_TIME_FIELD]) setBegun(kept[START_TIME_FIELD]);
		/** Of this tab. Another tab may have posted its listing and cleared the draft meanwhile. */
		const own: Kept = {};
		const keep = (name: string) => {
			if (EXCLUDED_FIELDS.has(name) || !namesIn(element).includes(name)) return;
			own[name] = String(valueIn(element, name) ?? "");
			own[START_TIME_FIELD] ??= startTime(element);
			const stored = read(key);
			// Only this field: another tab may have stored the others since.
			write(key, { ...own, ...stored, [name]: own[name] });
		};
		for (const name of Object.keys(typed)) keep(name);
		const follow = ({ target }: Event) => keep((target as { name?: string } | null)?.name ?? "");
		element.addEventListener("input", follow);
		return () => element.removeEventListener("input", follow);
	}, [enabled, form, key]);
	return begun;
}

/** Called once the server confirms that the listing is posted. */
export function clearListingDraft(kind: ListingKind): void {
	clear(draftKey(kind));
	if (kind === "sale") clear(PHOTO_DRAFT_KEY);
}

/**
 * For whoever cancels. Returns a function that brings the draft back, or null when there was none. What a form was
 * filled with is not needed: the page reads the draft when it opens.
 */
export function forgetListingDraft(kind: ListingKind): (() => void) | null {
	const names = [draftKey(kind), ...(kind === "sale" ? [PHOTO_DRAFT_KEY] : [])];
	try {
		const kept = names.flatMap((name) => {
			const value = localStorage.getItem(name);
			return value === null ? [] : [[name, value] as const];
		});
		clearListingDraft(kind);
		if (kept.length === 0) return null;
		return () => {
			for (const [name, value] of kept) localStorage.setItem(name, value);
		};
	} catch {
		return null;
	}
}

/** The local storage key for photos of a listing in progress. */
export const PHOTO_DRAFT_KEY = "ringline-draft-photos";

function draftKey(kind: ListingKind): string {
	return `ringline-draft-${kind}`;
}

function startTime(form: HTMLFormElement): string {
	const control = form.elements.namedItem(START_TIME_FIELD);
	return control instanceof HTMLInputElement ? control.value : "";
}

function restore(form: HTMLFormElement, kept: Kept, typed: ReadonlySet<string>): void {
	for (const name of namesIn(form)) {
		const value = kept[name];
		if (value === undefined || typed.has(name) || EXCLUDED_FIELDS.has(name)) continue;
		putValue(form, name, value);
		// The text beside a select follows its value.
		const control = form.elements.namedItem(name);
		if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event("change", { bubbles: true }));
	}
}

function read(key: string): Kept {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
		const entries = Object.entries(kept && typeof kept === "object" ? kept : {});
		return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
	} catch {
		return {};
	}
}

function write(key: string, kept: Kept): void {
	try {
		localStorage.setItem(key, JSON.stringify(kept));
	} catch {
		// Storage is full or blocked: the form works without a draft.
	}
}

function clear(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// See above.
	}
}
