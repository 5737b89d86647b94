// The cart in the browser's storage, as lists that React can follow. Every tab reads the same value before it changes it
// and hears of the others' changes, so that two open tabs agree. When storage is blocked or full, the value lives as
// long as the page.
import { onChangedElsewhere, readText, writeText } from "#app/ui/begun/device-store.ts";
import { type Cart, type CartItem, parseStoredItems } from "../../cart/cart.ts";

export const DISCOUNT_KEY = "ringline-discount";
export const PENDING_KEY = "ringline-checkout";

const NOTHING: readonly CartItem[] = [];

export const cartLines = listIn("ringline-cart");
export const savedLines = listIn("ringline-saved");

export const nothingOnServer = (): readonly CartItem[] => NOTHING;

export function readCart(): Cart {
	return { lines: cartLines.read(), saved: savedLines.read() };
}

export function storeCart({ lines, saved }: Cart): void {
	if (lines !== cartLines.read()) cartLines.store(lines);
	if (saved !== savedLines.read()) savedLines.store(saved);
}

function listIn(storageKey: string) {
	let known: { text: string | null; items: readonly CartItem[] } = { text: null, items: NOTHING };
	const listeners = new Set<() => void>();
	return {
		read() {
			const text = readText(storageKey);
			if (text !== undefined && text !== known.text) known = { text, items: parseStoredItems(text) };
			return known.items;
		},
		store(items: readonly CartItem[]) {
			const text = JSON.stringify(items);
			known = { text, items };
			writeText(storageKey, text);
			for (const listener of listeners) listener();
		},
		follow(listener: () => void) {
			listeners.add(listener);
			const stop = onChangedElsewhere(storageKey, listener);
			return () => {
				listeners.delete(listener);
				stop();
			};
		},
	};
}
