import { useEffect, useState, useSyncExternalStore } from "react";
import { href } from "react-router";
import { cleanAddress, cleanAnswers } from "../assessment/answers.ts";
import {
	CheckSync,
	type DeviceCopy,
	type DeviceStore,
	type LoadedCheck,
	type Send,
} from "../checks/check-sync.ts";

/** `restored` counts how often answers came back from the device, so that the form can show them. */
export function useCheck(loaded: LoadedCheck): { sync: CheckSync; restored: number } {
	const [sync] = useState(() => new CheckSync(loaded, sendToServer, deviceStore));
	const [restored, setRestored] = useState(0);
	useSyncExternalStore(sync.subscribe, sync.state, sync.state);
	useEffect(() => {
		if (sync.restore()) setRestored((count) => count + 1);
		const saveNow = () => void sync.save();
		const saveWhenHidden = () => document.visibilityState === "hidden" && saveNow();
		window.addEventListener("online", saveNow);
		document.addEventListener("visibilitychange", saveWhenHidden);
		return () => {
			window.removeEventListener("online", saveNow);
			document.removeEventListener("visibilitychange", saveWhenHidden);
			sync.stop();
			saveNow();
		};
	}, [sync]);
	return { sync, restored };
}

const TIMEOUT_MS = 20_000;

const sendToServer: Send = async (request) => {
	const response = await fetch(href("/readiness/answers"), {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(request),
		signal: AbortSignal.timeout(TIMEOUT_MS),
		keepalive: true,
	});
	if (!response.ok && response.status !== 409) throw new Error(`not saved: ${response.status}`);
	return response.json();
};

const KEY = "ringline-readiness";

/** Works without local storage too, since the server has a copy. */
const deviceStore: DeviceStore = {
	read() {
		try {
			const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<DeviceCopy> | null;
			if (!kept || !Array.isArray(kept.unsaved)) return null;
			return {
				checkId: typeof kept.checkId === "string" ? kept.checkId : null,
				answers: cleanAnswers(kept.answers),
				address: cleanAddress(kept.address),
				unsaved: kept.unsaved.map(String),
			};
		} catch {
			return null;
		}
	},
	write(copy) {
		try {
			localStorage.setItem(KEY, JSON.stringify(copy));
		} catch {}
	},
};
