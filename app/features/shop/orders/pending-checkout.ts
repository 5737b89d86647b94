import type { OrderLine } from "../store/store.ts";

export type PendingCheckout = { checkoutId: string; lines: OrderLine[]; startedAt: number };

/** After this, assume the visitor will not finish the checkout. */
const MAX_AGE_DAYS = 3;

export function parsePendingCheckout(text: string | null, now: number): PendingCheckout | null {
	if (!text) return null;
	try {
		const { checkoutId, lines, startedAt } = JSON.parse(text);
		if (typeof checkoutId !== "string" || typeof startedAt !== "number" || !Array.isArray(lines)) return null;
		if (now - startedAt > MAX_AGE_DAYS * 86_400_000) return null;
		return { checkoutId, startedAt, lines: lines.filter(isLine) };
	} catch {
		return null;
	}
}

function isLine(line: Partial<OrderLine> | null): line is OrderLine {
	return typeof line?.variantId === "string" && Number.isInteger(line.quantity);
}
