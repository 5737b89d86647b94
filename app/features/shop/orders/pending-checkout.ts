import type { OrderLine } from "../store/store.ts";

export type PendingCheckout = { checkoutId: string; lines: OrderLine[]; startedAt: number };

/** After this nobody comes back to finish it; the cart is then the visitor's own business again. */
const DAYS = 3;

export function pendingCheckoutIn(text: string | null, now: number): PendingCheckout | null {
	if (!text) return null;
	try {
		const { checkoutId, lines, startedAt } = JSON.parse(text);
		if (typeof checkoutId !== "string" || typeof startedAt !== "number" || !Array.isArray(lines)) return null;
		if (now - startedAt > DAYS * 86_400_000) return null;
		return { checkoutId, startedAt, lines: lines.filter(isLine) };
	} catch {
		return null;
	}
}

function isLine(line: Partial<OrderLine> | null): line is OrderLine {
	return typeof line?.variantId === "string" && Number.isInteger(line.quantity);
}
