import { useEffect } from "react";
import { PENDING_KEY, readText } from "./stored-text.ts";

/** A visitor comes back from a checkout elsewhere: if they finished it, what they bought leaves the cart. */
export function useFinishedCheckout(): void {
	useEffect(() => {
		void settle();
		// Back from the store with the browser's Back: the page was only asleep.
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && void settle();
		window.addEventListener("pageshow", onShow);
		return () => window.removeEventListener("pageshow", onShow);
	}, []);
}

async function settle(): Promise<void> {
	if (readText(PENDING_KEY, null) === null) return;
	// In bad reception it may not come: asked again with the next page.
	const { settleCheckout } = await import("./left-checkout.ts").catch(() => ({ settleCheckout: undefined }));
	await settleCheckout?.();
}
