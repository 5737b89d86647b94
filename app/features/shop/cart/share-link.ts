// A cart as an address: `/cart?item=2xVARIANT&item=1xVARIANT`. Opening it changes nothing.
import type { OrderLine } from "../store/store.ts";
import { MAX_QUANTITY_PER_ITEM } from "./cart.ts";

export const MAX_SHARED_LINES = 50;

export function shareAddress(lines: readonly OrderLine[]): string {
	const items = lines
		.slice(0, MAX_SHARED_LINES)
		.map(({ variantId, quantity }) => ["item", sharedItem({ variantId, quantity })]);
	return `/cart?${new URLSearchParams(items)}`;
}

/** One line as text, in an address or a hidden field. */
export function sharedItem({ variantId, quantity }: OrderLine): string {
	return `${quantity}x${variantId}`;
}

/** Reads the lines of a shared cart; anything else in the text is left out. */
export function readSharedItems(items: readonly unknown[], most = MAX_SHARED_LINES): OrderLine[] {
	const lines = new Map<string, OrderLine>();
	for (const item of items.slice(0, most)) {
		const [, quantity, variantId] = /^(\d{1,2})x(.{1,200})$/.exec(String(item)) ?? [];
		if (!variantId || Number(quantity) < 1 || Number(quantity) > MAX_QUANTITY_PER_ITEM) continue;
		lines.set(variantId, { variantId, quantity: Number(quantity) });
	}
	return [...lines.values()];
}

/** The price on the page with the button, so that the checkout can say when the store charges another. */
export function seenPrice({ variantId, price }: { variantId: string; price: string }): string {
	return `${price} ${variantId}`;
}

/** By variant. */
export function readSeenPrices(entries: readonly unknown[]): Map<string, string> {
	return new Map(
		entries.flatMap((entry) => {
			const [, price, variantId] = /^(\d{1,9}\.\d\d) (.{1,200})$/.exec(String(entry)) ?? [];
			return price && variantId ? [[variantId, price] as const] : [];
		}),
	);
}
