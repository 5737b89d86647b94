import { useEffect, useState } from "react";
import { href } from "react-router";

/** Saves the page for the time without reception. "ready" once it opens without a network. */
export function useOfflineCopy(): "unknown" | "ready" | "unavailable" {
	const [state, setState] = useState<"unknown" | "ready" | "unavailable">("unknown");
	useEffect(() => {
		if (!("serviceWorker" in navigator)) {
			setState("unavailable");
			return;
		}
		let left = false;
		navigator.serviceWorker
			.register(href("/emergency-card/worker.js"), { scope: href("/emergency-card") })
			.then(() => navigator.serviceWorker.ready)
			.then(
				() => left || setState("ready"),
				() => left || setState("unavailable"),
			);
		return () => {
			left = true;
		};
	}, []);
	return state;
}
