import { useEffect } from "react";
import { readText } from "#app/ui/begun/device-store.ts";
import { PENDING_KEY } from "../cart/stored-text.ts";

/** When a visitor returns from an external checkout that is complete, removes what was ordered from the cart. */
export function useFinishedCheckout(): void {
	useEffect(() => {
		void settle();
		// The browser's Back button can restore this page without a reload.
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && void settle();
		window.addEventListener("pageshow", onShow);
		return () => window.removeEventListener("pageshow", onShow);
	}, []);
}

async function settle(): Promise<void> {
	if (!readText(PENDING_KEY)) return;
	// Loading may fail on a weak connection. Tried again on the next page.
	const { settleCheckout } = await import("./left-checkout.ts").catch(() => ({ settleCheckout: undefined }));
	await settleCheckout?.();
}
