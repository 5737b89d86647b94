// The cart: what it holds and how it is stored. With JavaScript it lives in the visitor's browser, without it in a
// cookie that keeps only variants and quantities. Its prices are only what the visitor last saw.
import { toCents } from "#app/features/leads/store-price.ts";
import type { LineProblem, OrderLine } from "../store/store.ts";

export type CartItem = OrderLine & {
	productId: string;
	handle: string;
	title: string;
	/** Empty or absent for a product without options. */
	variantTitle?: string;
	image: string | null;
	/** Decimal text. */
	price: string;
	currency: string;
};

/** As the page shows it: why it cannot be ordered right now, if the server said so. */
export type ShownItem = CartItem & { problem?: LineProblem["reason"] | null };

export type Cart<Line extends OrderLine = CartItem> = { lines: readonly Line[]; saved: readonly Line[] };

/** Anyone who needs more of one product should talk to us first. */
export const MAX_QUANTITY_PER_ITEM = 99;
export const MAX_CART_LINES = 100;

export function totalItems(lines: readonly OrderLine[]): number {
	return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Reads the browser's storage. Damaged or unknown values are dropped, never an error. */
export function parseStoredItems(text: string | null): readonly CartItem[] {
	if (!text) return [];
	try {
		const value: unknown = JSON.parse(text);
		if (!Array.isArray(value)) return [];
		const items = new Map<string, CartItem>();
		for (const item of value.map(parseItem)) if (item) items.set(item.variantId, item);
		return [...items.values()].slice(0, MAX_CART_LINES);
	} catch {
		return [];
	}
}

function parseItem(value: unknown): CartItem | null {
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
