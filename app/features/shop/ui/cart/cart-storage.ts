// The cart and what is saved for later in the browser's storage, as stores that React can follow. Every tab reads the
// same value before it changes it and hears of the others' changes, so that two open tabs agree.
import { onChangedElsewhere, readText, writeText } from "#app/ui/begun/device-store.ts";
import { type Cart, parseStoredCart } from "../../cart/cart.ts";
import { CART_KEY, SAVED_KEY } from "./stored-text.ts";

const EMPTY: Cart = [];

export type CartList = {
	read: () => Cart;
	store: (cart: Cart) => void;
	follow: (listener: () => void) => () => void;
};

export const cartList = listIn(CART_KEY);
export const savedList = listIn(SAVED_KEY);

export const nothingOnServer = (): Cart => EMPTY;

function listIn(storageKey: string): CartList {
	let known: { text: string | null; cart: Cart } = { text: null, cart: EMPTY };
	const listeners = new Set<() => void>();
	return {
		read() {
			const text = readText(storageKey);
			if (text !== undefined && text !== known.text) known = { text, cart: parseStoredCart(text) };
			return known.cart;
		},
		store(cart) {
			const text = JSON.stringify(cart);
			known = { text, cart };
			writeText(storageKey, text);
			for (const listener of listeners) listener();
		},
		follow(listener) {
			listeners.add(listener);
			const stop = onChangedElsewhere(storageKey, listener);
			return () => {
				listeners.delete(listener);
				stop();
			};
		},
	};
}
