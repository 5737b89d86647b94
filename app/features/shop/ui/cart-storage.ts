// The cart in the browser's storage, as a store that React can follow. Every tab reads the same value before it
// changes it and hears of the others' changes, so that two open tabs agree.
import { type Cart, type CartAction, changeCart, parseStoredCart } from "../cart.ts";
import { type PendingCheckout, pendingCheckoutIn } from "../pending-checkout.ts";

const CART_KEY = "ringline-cart";
const PENDING_KEY = "ringline-checkout";
const EMPTY: Cart = [];

let known: { text: string | null; cart: Cart } = { text: null, cart: EMPTY };
const listeners = new Set<() => void>();

export function readCart(): Cart {
	const text = readText(CART_KEY, known.text);
	if (text !== known.text) known = { text, cart: parseStoredCart(text) };
	return known.cart;
}

export const cartOnServer = (): Cart => EMPTY;

export function applyToCart(action: CartAction): void {
	const cart = changeCart(readCart(), action);
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

/** The checkout this browser left for, remembered to empty the cart once it is completed. */
export function rememberCheckout(pending: PendingCheckout): void {
	writeText(PENDING_KEY, JSON.stringify(pending));
}

export function pendingCheckout(): PendingCheckout | null {
	const pending = pendingCheckoutIn(readText(PENDING_KEY, null), Date.now());
	if (!pending) forgetCheckout();
	return pending;
}

/** Takes what was ordered out of the cart; what was added meanwhile stays. */
export function finishCheckout({ lines }: PendingCheckout): void {
	forgetCheckout();
	applyToCart({ type: "ordered", lines });
}

function forgetCheckout(): void {
	try {
		localStorage.removeItem(PENDING_KEY);
	} catch {}
}

// Storage may be forbidden or full: the cart then lives as long as the page.
function readText(key: string, otherwise: string | null): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return otherwise;
	}
}

function writeText(key: string, text: string): void {
	try {
		localStorage.setItem(key, text);
	} catch {}
}
