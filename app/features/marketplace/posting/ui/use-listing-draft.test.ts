import { expect, onTestFinished, test, vi } from "vitest";
import { forgetListingDraft } from "./use-listing-draft.ts";

test("a draft that somebody cancels comes back as it was, and no other goes", () => {
	onTestFinished(() => void vi.unstubAllGlobals());
	const drafts = [
		["ringline-draft-sale", '{"title":"Pump"}'],
		["ringline-draft-photos", "[1]"],
		["ringline-draft-wanted", '{"title":"Hose"}'],
	] as const;
	const kept = new Map<string, string>(drafts);
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
		removeItem: (key: string) => void kept.delete(key),
	});
	const bringBack = forgetListingDraft("sale");
	expect([...kept.keys()]).toEqual(["ringline-draft-wanted"]);
	bringBack?.();
	expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(drafts));
	kept.clear();
	expect(forgetListingDraft("sale")).toBeNull();
});
