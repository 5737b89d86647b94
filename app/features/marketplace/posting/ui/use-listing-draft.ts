// Stores what was typed in local storage until the listing is posted, so that it survives a reload.
import { type RefObject, useEffect, useState } from "react";
import type { ListingKind } from "../../listing/listing.ts";
import { START_TIME_FIELD } from "../suspicion.ts";

const EXCLUDED_FIELDS = new Set(["submissionKey", "website", "images", "photo", "token", "intent"]);

/**
 * `enabled` is false on edit pages, whose values come from the stored listing. Returns when a restored draft was
 * started, so that a reload does not reset it; React renders that hidden field.
 */
export function useListingDraft(
	form: RefObject<HTMLFormElement | null>,
	kind: ListingKind,
	enabled: boolean,
): string | undefined {
	const name = draftKey(kind);
	const [begun, setBegun] = useState<string>();

	useEffect(() => {
		const element = form.current;
		if (!enabled || !element) return;
		const kept = read(name);
		restore(element, kept);
		if (typeof kept[START_TIME_FIELD] === "string") setBegun(kept[START_TIME_FIELD]);
		const keep = () => saveDraft(element, name);
		element.addEventListener("input", keep);
		return () => element.removeEventListener("input", keep);
	}, [enabled, form, name]);
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

function saveDraft(form: HTMLFormElement, name: string): void {
	const values: Record<string, string> = {};
	for (const [field, value] of new FormData(form))
		if (typeof value === "string" && !EXCLUDED_FIELDS.has(field) && value !== "") values[field] = value;
	try {
		localStorage.setItem(name, JSON.stringify(values));
	} catch {
		// Storage is full or blocked: the form works without a draft.
	}
}

function restore(form: HTMLFormElement, kept: Record<string, unknown>): void {
	for (const [field, value] of Object.entries(kept)) {
		const element = form.elements.namedItem(field);
		if (element instanceof HTMLInputElement && element.type === "checkbox") element.checked = value === "on";
		else if (
			(element instanceof HTMLInputElement && element.type !== "hidden" && element.value === "") ||
			(element instanceof HTMLTextAreaElement && element.value === "") ||
			element instanceof HTMLSelectElement
		) {
			element.value = String(value);
			element.dispatchEvent(new Event("change", { bubbles: true }));
		}
	}
}

function read(name: string): Record<string, unknown> {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "{}");
		return kept && typeof kept === "object" ? (kept as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}

function clear(name: string): void {
	try {
		localStorage.removeItem(name);
	} catch {
		// See above.
	}
}
