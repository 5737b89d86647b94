import { toCents } from "../store-price.ts";
// The cart: what it holds. It is stored in the visitor's browser; its prices are only what the visitor last saw.

export type CartItem = {
	variantId: string;
	productId: string;
	handle: string;
	title: string;
	/** Empty or absent for a product without options. */
	variantTitle?: string;
	image: string | null;
	/** Decimal text. */
	price: string;
	currency: string;
	quantity: number;
};

export type Cart = readonly CartItem[];

/** Anyone who needs more of one product should talk to us first. */
export const MAX_QUANTITY_PER_ITEM = 99;
export const MAX_CART_LINES = 100;

export function totalItems(cart: Cart): number {
	return cart.reduce((sum, item) => sum + item.quantity, 0);
}

/** Reads the browser's storage. Damaged or unknown values are dropped, never an error. */
export function parseStoredCart(text: string | null): Cart {
	if (!text) return [];
	try {
		const value: unknown = JSON.parse(text);
		if (!Array.isArray(value)) return [];
		const items = new Map<string, CartItem>();
		for (const item of value.map(parseCartItem)) if (item) items.set(item.variantId, item);
		return [...items.values()].slice(0, MAX_CART_LINES);
	} catch {
		return [];
	}
}

function parseCartItem(value: unknown): CartItem | null {
	const item = (value ?? {}) as Partial<Record<keyof CartItem, unknown>>;
	const { variantId, productId, handle, title, variantTitle, image, price, currency, quantity } = item;
	if (typeof variantId !== "string" || !variantId || typeof title !== "string") return null;
	if (typeof price !== "string" || toCents(price) === null) return null;
	if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 1) return null;
	return {
		variantId,
		productId: typeof productId === "string" ? productId : "",
		handle: typeof handle === "string" ? handle : "",
		title,
		...(typeof variantTitle === "string" && variantTitle ? { variantTitle } : {}),
		image: typeof image === "string" && /^(\/(?!\/)|https:\/\/)/.test(image) ? image : null,
		price,
		currency: typeof currency === "string" && /^[A-Z]{3}$/.test(currency) ? currency : "USD",
		quantity: Math.min(quantity, MAX_QUANTITY_PER_ITEM),
	};
}
