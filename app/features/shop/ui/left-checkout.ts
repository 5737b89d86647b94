// The checkout this browser left for, remembered to empty the cart once it is completed. Few visitors have one, so
// its code comes only to them.
import { href } from "react-router";
import { changeCart } from "../cart/cart-rules.ts";
import { type PendingCheckout, pendingCheckoutIn } from "../orders/pending-checkout.ts";
import { readCart, storeCart } from "./cart-storage.ts";
import { PENDING_KEY, readText, removeText, writeText } from "./stored-text.ts";

export function rememberCheckout(pending: PendingCheckout): void {
	writeText(PENDING_KEY, JSON.stringify(pending));
}

/** Asks whether it was completed, and takes what was ordered out of the cart. */
export async function settleCheckout(): Promise<void> {
	const pending = pendingCheckout();
	if (!pending) return;
	try {
		const response = await fetch(`${href("/checkout")}?id=${encodeURIComponent(pending.checkoutId)}`);
		const answer: { completed?: boolean } = await response.json();
		if (answer.completed) finishCheckout(pending.checkoutId);
	} catch {
		// Asked again with the next page.
	}
}

/** What was ordered leaves the cart; what was added meanwhile stays. Another tab may have been quicker. */
export function finishCheckout(checkoutId: string): void {
	const pending = pendingCheckout();
	if (pending?.checkoutId !== checkoutId) return;
	removeText(PENDING_KEY);
	storeCart(changeCart(readCart(), { type: "ordered", lines: pending.lines }));
}

function pendingCheckout(): PendingCheckout | null {
	const pending = pendingCheckoutIn(readText(PENDING_KEY, null), Date.now());
	if (!pending) removeText(PENDING_KEY);
	return pending;
}
