import { useEffect, useState, useSyncExternalStore } from "react";
import { href } from "react-router";
import {
	type Backup,
	type BackupStore,
	DraftAutosave,
	type SavedDraft,
	type Send,
} from "../drafts/draft-autosave.ts";

/** The answers of this tab, saved in local storage and on the server. */
export function useDraft(loaded: SavedDraft & { submittedId: string | null }): DraftAutosave {
	const [autosave] = useState(() => new DraftAutosave(loaded, sendToServer, deviceBackup));
	useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what the page was opened with.
	useEffect(() => {
		autosave.restore(loaded.submittedId);
		const saveNow = () => void autosave.save();
		const saveWhenHidden = () => document.visibilityState === "hidden" && saveNow();
		window.addEventListener("online", saveNow);
		document.addEventListener("visibilitychange", saveWhenHidden);
		return () => {
			window.removeEventListener("online", saveNow);
			document.removeEventListener("visibilitychange", saveWhenHidden);
			autosave.stop();
			saveNow();
		};
	}, [autosave]);
	return autosave;
}

const sendToServer: Send = async (request, signal) => {
	const body = JSON.stringify(request);
	const response = await fetch(href("/intake-wizard/draft"), {
		method: "POST",
		headers: { "content-type": "application/json" },
		body,
		signal,
		// Lets the request finish after the page is closed. Browsers allow this for small bodies only.
		keepalive: body.length < 50_000,
	});
	if (response.status === 413) return { outcome: "refused", message: "Your answers are too long to save." };
	if (!response.ok && response.status !== 400) throw new Error(`not saved: ${response.status}`);
	return response.json();
};

const KEY = "ringline-intake";

/** Works without local storage too, since the server has a copy. */
const deviceBackup: BackupStore = {
	read() {
		try {
			const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Backup> | null;
			if (!kept || typeof kept.answers !== "object" || !Array.isArray(kept.unsaved)) return null;
			return {
				draftId: kept.draftId ?? null,
				version: Number(kept.version) || 0,
				answers: kept.answers ?? {},
				unsaved: kept.unsaved,
			};
		} catch {
			return null;
		}
	},
	write(backup) {
		try {
			localStorage.setItem(KEY, JSON.stringify(backup));
		} catch {}
	},
	clear() {
		try {
			localStorage.removeItem(KEY);
		} catch {}
	},
};
