// Takes what was ordered out of the cart once the checkout that this browser went to is completed.
import { useEffect } from "react";
import { href, useFetcher } from "react-router";
import { readText, writeText } from "#app/ui/begun/device-store.ts";
import type { OrderLine } from "../../store/store.ts";
import { applyToCart } from "../cart/cart-actions.ts";
import { PENDING_KEY } from "../cart/cart-storage.ts";
import type { PendingCheckout } from "./pending-checkout.ts";

/** After this, assume the visitor will not finish the checkout. */
const MAX_AGE_DAYS = 3;

/** On the page that says so. */
export function FinishedCheckout({ id }: { id: string }) {
	useEffect(() => finishCheckout(id), [id]);
	return null;
}

/** Removes what was ordered and keeps what was added since. Another tab may have done it already. */
function finishCheckout(checkoutId: string): void {
	const pending = pendingCheckout();
	if (pending?.checkoutId !== checkoutId) return;
	writeText(PENDING_KEY, null);
	applyToCart({ type: "subtract", lines: pending.lines });
}

/** Back on our pages: asks once whether the store's checkout was completed. */
export function LeftCheckout() {
	const { load, data } = useFetcher<{ completed: string | null }>();
	useEffect(() => {
		const pending = pendingCheckout();
		if (pending) void load(`${href("/checkout")}?id=${encodeURIComponent(pending.checkoutId)}`);
	}, [load]);
	useEffect(() => {
		if (data?.completed) finishCheckout(data.completed);
	}, [data]);
	return null;
}

function pendingCheckout(): PendingCheckout | null {
	const pending = parsePending(readText(PENDING_KEY), Date.now());
	if (!pending) writeText(PENDING_KEY, null);
	return pending;
}

function parsePending(text: string | null | undefined, now: number): PendingCheckout | null {
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
