// What was typed survives a reload: kept on this device until the listing is posted.
import { type RefObject, useEffect, useState } from "react";
import type { ListingKind } from "../../listing/listing.ts";
import { BEGUN_FIELD } from "../suspicion.ts";

const NEVER_KEPT = new Set(["submissionKey", "website", "images", "photo", "token", "intent"]);

/**
 * `enabled` is false on edit pages, whose values come from the stored listing. Returns when a kept draft was begun:
 * with its first letter, not with the reload. A hidden field is React's to write, at every rendering.
 */
export function useListingDraft(
	form: RefObject<HTMLFormElement | null>,
	kind: ListingKind,
	enabled: boolean,
): string | undefined {
	const name = draftName(kind);
	const [begun, setBegun] = useState<string>();

	useEffect(() => {
		const element = form.current;
		if (!enabled || !element) return;
		const kept = read(name);
		restore(element, kept);
		if (typeof kept[BEGUN_FIELD] === "string") setBegun(kept[BEGUN_FIELD]);
		const keep = () => keepDraft(element, name);
		element.addEventListener("input", keep);
		return () => element.removeEventListener("input", keep);
	}, [enabled, form, name]);
	return begun;
}

/** Once the server said that the listing is posted. */
export function forgetListingDraft(kind: ListingKind): void {
	forget(draftName(kind));
	if (kind === "sale") forget(PHOTO_DRAFT);
}

/** Where the photos of a listing that is being written are remembered. */
export const PHOTO_DRAFT = "ringline-draft-photos";

function draftName(kind: ListingKind): string {
	return `ringline-draft-${kind}`;
}

function keepDraft(form: HTMLFormElement, name: string): void {
	const values: Record<string, string> = {};
	for (const [field, value] of new FormData(form))
		if (typeof value === "string" && !NEVER_KEPT.has(field) && value !== "") values[field] = value;
	try {
		localStorage.setItem(name, JSON.stringify(values));
	} catch {
		// No room or not allowed: the form still works, only without memory.
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

function forget(name: string): void {
	try {
		localStorage.removeItem(name);
	} catch {
		// See above.
	}
}
