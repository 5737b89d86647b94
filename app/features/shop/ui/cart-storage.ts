// The cart in the browser's storage, as a store that React can follow. Every tab reads the same value before it
// changes it and hears of the others' changes, so that two open tabs agree.
import { type Cart, parseStoredCart } from "../cart/cart.ts";
import { CART_KEY, readText, writeText } from "./stored-text.ts";

const EMPTY: Cart = [];

let known: { text: string | null; cart: Cart } = { text: null, cart: EMPTY };
const listeners = new Set<() => void>();

export function readCart(): Cart {
	const text = readText(CART_KEY, known.text);
	if (text !== known.text) known = { text, cart: parseStoredCart(text) };
	return known.cart;
}

export const cartOnServer = (): Cart => EMPTY;

export function storeCart(cart: Cart): void {
	const text = JSON.stringify(cart);
	known = { text, cart };
	writeText(CART_KEY, text);
	for (const listener of listeners) listener();
}

export function followCart(listener: () => void): () => void {
	listeners.add(listener);
	// A null key: the whole storage was emptied.
	const onStorage = ({ key }: StorageEvent) => (key === CART_KEY || key === null) && listener();
	window.addEventListener("storage", onStorage);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", onStorage);
	};
}
