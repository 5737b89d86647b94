// Remembers the checkout this browser goes to. What follows from it is in left-checkout.tsx, which arrives late.
import { writeText } from "#app/ui/begun/device-store.ts";
import type { OrderLine } from "../../store/store.ts";
import { PENDING_KEY } from "../cart/cart-storage.ts";

export type PendingCheckout = { checkoutId: string; lines: OrderLine[]; startedAt: number };

export function rememberCheckout(checkoutId: string, lines: readonly OrderLine[]): void {
	const pending: PendingCheckout = {
		checkoutId,
		lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
		startedAt: Date.now(),
	};
	writeText(PENDING_KEY, JSON.stringify(pending));
}
