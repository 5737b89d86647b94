// The cart in the browser's storage, as lists that React can follow. Every tab reads the same value before it changes it
// and hears of the others' changes, so that two open tabs agree. When storage is blocked or full, the value lives as
// long as the page.
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
			const text = readText(storageKey, known.text);
			if (text !== known.text) known = { text, items: parseStoredItems(text) };
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
			// A null key: the whole storage was emptied.
			const onStorage = ({ key }: StorageEvent) => (key === storageKey || key === null) && listener();
			window.addEventListener("storage", onStorage);
			return () => {
				listeners.delete(listener);
				window.removeEventListener("storage", onStorage);
			};
		},
	};
}

export function readText(key: string, otherwise: string | null = null): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return otherwise;
	}
}

/** Null removes it. */
export function writeText(key: string, text: string | null): void {
	try {
		if (text === null) localStorage.removeItem(key);
		else localStorage.setItem(key, text);
	} catch {}
}
