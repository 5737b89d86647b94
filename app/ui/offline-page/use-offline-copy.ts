import { useEffect, useState } from "react";

type OfflineState = "unknown" | "ready" | "unavailable";

/** Saves the page for the time without reception. "ready" once it opens without a network. */
export function useOfflineCopy(page: string): OfflineState {
	const [state, setState] = useState<OfflineState>("unknown");
	useEffect(() => {
		if (!("serviceWorker" in navigator)) {
			setState("unavailable");
			return;
		}
		let left = false;
		navigator.serviceWorker
			.register(`${page}/worker.js`, { scope: page })
			.then(() => navigator.serviceWorker.ready)
			.then(
				() => left || setState("ready"),
				() => left || setState("unavailable"),
			);
		return () => {
			left = true;
		};
	}, [page]);
	return state;
}
