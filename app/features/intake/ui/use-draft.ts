import { useEffect, useState, useSyncExternalStore } from "react";
import { href } from "react-router";
import {
	type Backup,
	type BackupStore,
	DraftKeeper,
	type SavedDraft,
	type Send,
} from "../drafts/draft-keeper.ts";

/** The answers of this tab, kept on the device and on our server. */
export function useDraft(loaded: SavedDraft & { submittedId: string | null }): DraftKeeper {
	const [keeper] = useState(() => new DraftKeeper(loaded, sendToServer, deviceBackup));
	useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what the page was opened with.
	useEffect(() => {
		keeper.restore(loaded.submittedId);
		const saveNow = () => void keeper.save();
		const saveWhenHidden = () => document.visibilityState === "hidden" && saveNow();
		window.addEventListener("online", saveNow);
		document.addEventListener("visibilitychange", saveWhenHidden);
		return () => {
			window.removeEventListener("online", saveNow);
			document.removeEventListener("visibilitychange", saveWhenHidden);
			keeper.stop();
			saveNow();
		};
	}, [keeper]);
	return keeper;
}

const sendToServer: Send = async (request, giveUp) => {
	const body = JSON.stringify(request);
	const response = await fetch(href("/intake-wizard/draft"), {
		method: "POST",
		headers: { "content-type": "application/json" },
		body,
		signal: giveUp,
		// Outlives the page when it is closed; browsers allow that for small bodies only.
		keepalive: body.length < 50_000,
	});
	if (response.status === 413) return { outcome: "refused", message: "The answers are too long to be kept." };
	if (!response.ok && response.status !== 400) throw new Error(`not saved: ${response.status}`);
	return response.json();
};

const KEY = "ringline-intake";

/** Full, forbidden or damaged local storage is no reason to stop anybody: the server's copy remains. */
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
