// Remembers the external checkout this browser went to, to empty the cart once it is completed. Loaded only when there
// is one.
import { href } from "react-router";
import { readText, writeText } from "#app/ui/begun/device-store.ts";
import { changeCart } from "../../cart/cart-rules.ts";
import { type PendingCheckout, parsePendingCheckout } from "../../orders/pending-checkout.ts";
import { cartList } from "../cart/cart-storage.ts";
import { PENDING_KEY } from "../cart/stored-text.ts";

export function rememberCheckout(pending: PendingCheckout): void {
	writeText(PENDING_KEY, JSON.stringify(pending));
}

/** Asks whether the checkout was completed and removes what was ordered from the cart. */
export async function settleCheckout(): Promise<void> {
	const pending = pendingCheckout();
	if (!pending) return;
	try {
		const response = await fetch(`${href("/checkout")}?id=${encodeURIComponent(pending.checkoutId)}`);
		const answer: { completed?: boolean } = await response.json();
		if (answer.completed) finishCheckout(pending.checkoutId);
	} catch {
		// Tried again on the next page.
	}
}

/** Removes what was ordered and keeps what was added since. Another tab may have done it already. */
export function finishCheckout(checkoutId: string): void {
	const pending = pendingCheckout();
	if (pending?.checkoutId !== checkoutId) return;
	writeText(PENDING_KEY, null);
	cartList.store(changeCart(cartList.read(), { type: "subtract", lines: pending.lines }));
}

function pendingCheckout(): PendingCheckout | null {
	const pending = parsePendingCheckout(readText(PENDING_KEY) ?? null, Date.now());
	if (!pending) writeText(PENDING_KEY, null);
	return pending;
}
