// What can be done to a cart, and what follows from it. Only pages with a Buy button or an open cart load this.

import type { ListedProduct } from "../listed-product.ts";
import type { Product, Variant } from "../product.ts";
import { toCents } from "../store-price.ts";
import { type Cart, type CartItem, MAX_CART_LINES, MAX_QUANTITY_PER_ITEM } from "./cart.ts";

export type CartAction =
	| { type: "add"; item: Omit<CartItem, "quantity">; quantity?: number }
	| { type: "remove"; variantId: string }
	| { type: "set-quantity"; variantId: string; quantity: number }
	/** After the server returned current prices and availability. */
	| { type: "accept"; lines: readonly { variantId: string; price: string; quantity: number }[] }
	/** Takes these quantities out, as after an order, and keeps what was added since. */
	| { type: "subtract"; lines: readonly { variantId: string; quantity: number }[] }
	| { type: "clear" }
	/** Undoes `clear` and keeps what was added since. */
	| { type: "restore"; items: Cart };

export function changeCart(cart: Cart, action: CartAction): Cart {
	switch (action.type) {
		case "add": {
			const { item: added, quantity = 1 } = action;
			const known = cart.find((item) => item.variantId === added.variantId);
			if (known) return withQuantity(cart, known.variantId, known.quantity + quantity, added);
			return cart.length >= MAX_CART_LINES
				? cart
				: withQuantity([...cart, { ...added, quantity: 1 }], added.variantId, quantity);
		}
		case "remove":
			return cart.filter((item) => item.variantId !== action.variantId);
		case "set-quantity":
			return withQuantity(cart, action.variantId, action.quantity);
		case "accept":
			return cart.flatMap((item) => {
				const line = action.lines.find(({ variantId }) => variantId === item.variantId);
				return line && line.quantity > 0 ? [{ ...item, price: line.price, quantity: line.quantity }] : [];
			});
		case "subtract":
			return action.lines.reduce<Cart>((left, line) => {
				const item = left.find(({ variantId }) => variantId === line.variantId);
				return item ? withQuantity(left, item.variantId, item.quantity - line.quantity) : left;
			}, cart);
		case "clear":
			return [];
		case "restore":
			return [
				...action.items.filter(({ variantId }) => !cart.some((item) => item.variantId === variantId)),
				...cart,
			].slice(0, MAX_CART_LINES);
	}
}

/** What to tell a visitor who wants more than fit; null when they fit. */
export function findQuantityProblem(
	cart: Cart,
	variantId: string,
	quantity = 1,
	name = "Your cart",
): string | null {
	const known = cart.find((item) => item.variantId === variantId);
	if ((known?.quantity ?? 0) + quantity > MAX_QUANTITY_PER_ITEM)
		return `${name} can hold up to ${MAX_QUANTITY_PER_ITEM} of one product. For more, please call us.`;
	if (!known && cart.length >= MAX_CART_LINES)
		return `${name} can hold up to ${MAX_CART_LINES} products. For more, please call us.`;
	return null;
}

export function totalCents(lines: readonly { price: string; quantity: number }[]): number {
	return lines.reduce((sum, { price, quantity }) => sum + (toCents(price) ?? 0) * quantity, 0);
}

export type NewCartItem = Omit<CartItem, "quantity">;

/** Null without a variant: such a product cannot be put into a cart. */
export function toCartItem(product: ListedProduct): NewCartItem | null {
	if (!product.variantId) return null;
	const { id, variantId, handle, title, variantTitle, image, price, currency } = product;
	return { productId: id, variantId, handle, title, variantTitle, image, price, currency };
}

export function toVariantItem(
	product: Pick<Product, "id" | "handle" | "title" | "currency" | "image">,
	variant: Pick<Variant, "id" | "title" | "image" | "price">,
): NewCartItem {
	const { id, handle, title, currency } = product;
	return {
		...{ productId: id, variantId: variant.id, handle, title, currency },
		variantTitle: variant.title,
		image: variant.image ?? product.image,
		price: variant.price,
	};
}

function withQuantity(
	cart: Cart,
	variantId: string,
	quantity: number,
	seen?: Omit<CartItem, "quantity">,
): Cart {
	const wanted = Math.min(Math.trunc(quantity), MAX_QUANTITY_PER_ITEM);
	if (!(wanted > 0)) return cart.filter((item) => item.variantId !== variantId);
	return cart.map((item) => (item.variantId === variantId ? { ...item, ...seen, quantity: wanted } : item));
}
