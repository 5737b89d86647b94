import { useSyncExternalStore } from "react";

/** False on the server and while the browser hydrates its page, so that both render the same; true from then on. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => true,
		() => false,
	);
}

const subscribe = () => () => {};
