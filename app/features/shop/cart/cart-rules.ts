// What can be done to a cart, in the browser and in the cookie alike, and what follows from it.
import { toCents } from "#app/features/leads/store-price.ts";
import type { ListedProduct } from "../listed-product.ts";
import type { Product, Variant } from "../product.ts";
import type { OrderLine } from "../store/store.ts";
import { type Cart, type CartItem, MAX_CART_LINES, MAX_QUANTITY_PER_ITEM } from "./cart.ts";

export type CartChange<Line extends OrderLine = CartItem> =
	/** All of them or none. A line that is there already takes the new price and the sum of both quantities. */
	| { type: "add"; lines: readonly Line[] }
	/** None or less removes the line. */
	| { type: "set"; variantId: string; quantity: number }
	| { type: "remove" | "save" | "remove-saved"; variantId: string }
	/** Back from what is saved for later: all of it unless a quantity is given. */
	| { type: "move"; variantId: string; quantity?: number }
	| { type: "empty" }
	/** Takes these quantities out, as after an order, and keeps what was added since. */
	| { type: "subtract"; lines: readonly OrderLine[] }
	/** Puts back what is missing and keeps what was added since. Done twice, it adds nothing twice. */
	| { type: "restore"; cart: Cart<Line> };

export type ChangedCart<Line extends OrderLine = CartItem> =
	| { ok: true; cart: Cart<Line> }
	/** What to tell a visitor who wants more than fits. */
	| { ok: false; problem: string };

export function changeCart<Line extends OrderLine>(
	cart: Cart<Line>,
	change: CartChange<Line>,
): ChangedCart<Line> {
	const { lines, saved } = cart;
	const done = (next: Partial<Cart<Line>>): ChangedCart<Line> => ({ ok: true, cart: { ...cart, ...next } });
	switch (change.type) {
		case "add":
			return change.lines.reduce<ChangedCart<Line>>((result, line) => {
				if (!result.ok) return result;
				const added = plus(result.cart.lines, line, "Your cart");
				return added.ok ? { ok: true, cart: { ...result.cart, lines: added.list } } : added;
			}, done({}));
		case "set": {
			const quantity = Math.trunc(change.quantity);
			if (quantity > MAX_QUANTITY_PER_ITEM) return tooMany("Your cart");
			return done({ lines: withQuantity(lines, change.variantId, quantity) });
		}
		case "remove":
			return done({ lines: without(lines, change.variantId) });
		case "remove-saved":
			return done({ saved: without(saved, change.variantId) });
		case "save": {
			const line = find(lines, change.variantId);
			if (!line) return done({});
			const added = plus(saved, line, "Your list for later");
			return added.ok ? done({ lines: without(lines, line.variantId), saved: added.list }) : added;
		}
		case "move": {
			const line = find(saved, change.variantId);
			if (!line) return done({});
			const quantity = Math.min(change.quantity ?? line.quantity, line.quantity);
			const added = plus(lines, { ...line, quantity }, "Your cart");
			if (!added.ok) return added;
			return done({
				lines: added.list,
				saved: withQuantity(saved, line.variantId, line.quantity - quantity),
			});
		}
		case "empty":
			return done({ lines: [] });
		case "subtract":
			return done({
				lines: change.lines.reduce((left, { variantId, quantity }) => {
					const line = find(left, variantId);
					return line ? withQuantity(left, variantId, line.quantity - quantity) : left;
				}, lines),
			});
		case "restore":
			return done({
				lines: withMissing(lines, change.cart.lines),
				saved: withMissing(saved, change.cart.saved),
			});
	}
}

export function totalCents(lines: readonly { price: string; quantity: number }[]): number {
	return lines.reduce((sum, { price, quantity }) => sum + (toCents(price) ?? 0) * quantity, 0);
}

export type NewCartItem = Omit<CartItem, "quantity">;

/** Null without a variant: such a product cannot be put into a cart. */
export function toCartItem(product: ListedProduct): NewCartItem | null {
	const { variantId: id, variantTitle: title, price, image } = product;
	return id ? toVariantItem(product, { id, title, price, image }) : null;
}

export function toVariantItem(
	product: Pick<Product, "id" | "handle" | "title" | "currency" | "image">,
	variant: Pick<Variant, "id" | "title" | "image" | "price">,
): NewCartItem {
	const { id: productId, handle, title, currency } = product;
	const { id: variantId, title: variantTitle, price } = variant;
	const image = variant.image ?? product.image;
	return { productId, variantId, handle, title, variantTitle, image, price, currency };
}

type Sum<Line> = { ok: true; list: readonly Line[] } | { ok: false; problem: string };

function plus<Line extends OrderLine>(list: readonly Line[], line: Line, name: string): Sum<Line> {
	const known = find(list, line.variantId);
	const more = Math.trunc(line.quantity);
	const quantity = (more > 0 ? more : 1) + (known?.quantity ?? 0);
	if (quantity > MAX_QUANTITY_PER_ITEM) return tooMany(name);
	const next = { ...line, quantity };
	if (known) return { ok: true, list: list.map((one) => (one === known ? next : one)) };
	if (list.length < MAX_CART_LINES) return { ok: true, list: [...list, next] };
	return {
		ok: false,
		problem: `${name} can hold up to ${MAX_CART_LINES} products. For more, please call us.`,
	};
}

function tooMany(name: string): { ok: false; problem: string } {
	const problem = `${name} can hold up to ${MAX_QUANTITY_PER_ITEM} of one product. For more, please call us.`;
	return { ok: false, problem };
}

function find<Line extends OrderLine>(list: readonly Line[], variantId: string): Line | undefined {
	return list.find((line) => line.variantId === variantId);
}

function without<Line extends OrderLine>(list: readonly Line[], variantId: string): readonly Line[] {
	return list.filter((line) => line.variantId !== variantId);
}

function withQuantity<Line extends OrderLine>(
	list: readonly Line[],
	variantId: string,
	quantity: number,
): readonly Line[] {
	if (!(quantity > 0)) return without(list, variantId);
	return list.map((line) => (line.variantId === variantId ? { ...line, quantity } : line));
}

function withMissing<Line extends OrderLine>(list: readonly Line[], more: readonly Line[]): readonly Line[] {
	return [...more.filter(({ variantId }) => !find(list, variantId)), ...list].slice(0, MAX_CART_LINES);
}
