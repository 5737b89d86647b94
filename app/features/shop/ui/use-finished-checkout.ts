import { useEffect } from "react";
import { href } from "react-router";
import { finishCheckout, pendingCheckout } from "./cart-storage.ts";

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

/** For the confirmation page, which already knows. */
export function useCompletedCheckout(checkoutId: string, completed: boolean): void {
	useEffect(() => {
		const pending = pendingCheckout();
		if (completed && pending?.checkoutId === checkoutId) finishCheckout(pending);
	}, [checkoutId, completed]);
}

async function settle(): Promise<void> {
	const pending = pendingCheckout();
	if (!pending) return;
	try {
		const response = await fetch(`${href("/checkout")}?id=${encodeURIComponent(pending.checkoutId)}`);
		const answer: { completed?: boolean } = await response.json();
		// Another tab, or the confirmation page, may have been quicker.
		if (answer.completed && pendingCheckout()?.checkoutId === pending.checkoutId) finishCheckout(pending);
	} catch {
		// Asked again with the next page.
	}
}
