// The cart without JavaScript: variants and quantities in a signed cookie, what is saved for later, and the previous
// state for Undo. Prices are looked up each time it is shown.
import { signedCookie } from "#app/platform/http/cookies.server.ts";
import { describeLines } from "../pricing.ts";
import { readCatalog } from "../store/shop.server.ts";
import type { OrderLine } from "../store/store.ts";
import { type Cart, MAX_QUANTITY_PER_ITEM, type ShownItem } from "./cart.ts";
import { type CartChange, type ChangedCart, changeCart } from "./cart-rules.ts";

/** A cookie holds at most 4 kB, and this text is a third longer in it. */
const MAX_COOKIE_LINES = 50;
const MAX_COOKIE_LENGTH = 2_800;

type Pairs = readonly (readonly [variantId: string, quantity: number])[];
type Lists = { lines: Pairs; saved: Pairs };
type CookieValue = Lists & { before?: Lists };

const cookie = signedCookie<Partial<CookieValue>>("ringline_cart", { maxAgeSeconds: 30 * 86_400 });

export type CookieCart = Cart<ShownItem> & {
	canUndo: boolean;
	/** How many lines are no longer sold. */
	gone: number;
	/** The store is away, so what the cart holds cannot be shown. */
	isHidden: boolean;
};

export async function cookieCart(request: Request): Promise<Cart<OrderLine>> {
	return fromPairs((await read(request)) ?? {});
}

/** The lines for the cart page, without products that are no longer sold. */
export async function loadCookieCart(request: Request): Promise<CookieCart> {
	const value = (await read(request)) ?? {};
	const cart = fromPairs(value);
	const catalog = await readCatalog();
	const products = catalog.ok ? catalog.products : [];
	const lines = describeLines(cart.lines, products);
	return {
		lines,
		saved: describeLines(cart.saved, products),
		canUndo: value.before !== undefined,
		gone: catalog.ok ? cart.lines.length - lines.length : 0,
		isHidden: !catalog.ok && cart.lines.length > 0,
	};
}

/** The `Set-Cookie` header of the changed cart. Undo goes back to the cart before the last change. */
export async function changeCookieCart(
	request: Request,
	change: CartChange<OrderLine> | { type: "undo" },
): Promise<{ ok: true; header: string } | Extract<ChangedCart, { ok: false }>> {
	const value = (await read(request)) ?? {};
	const cart = fromPairs(value);
	const changed: ChangedCart<OrderLine> =
		change.type === "undo" ? { ok: true, cart: fromPairs(value.before ?? value) } : changeCart(cart, change);
	if (!changed.ok) return changed;
	const next = toPairs(changed.cart);
	if (!fits(next)) return { ok: false, problem: "Your cart is full. Please check out first, or call us." };
	const withUndo = change.type === "undo" ? next : { ...next, before: toPairs(cart) };
	// Drop the Undo state first when the cookie is too long.
	return { ok: true, header: await cookie.write(request, fits(withUndo) ? withUndo : next) };
}

/** Once the browser's own cart has taken over. */
export function forgetCookieCart(request: Request): Promise<string> {
	return cookie.clear(request);
}

function read(request: Request): Promise<Partial<CookieValue> | null> {
	return cookie.read(request);
}

function fits(value: CookieValue): boolean {
	return (
		value.lines.length + value.saved.length <= MAX_COOKIE_LINES &&
		JSON.stringify(value).length <= MAX_COOKIE_LENGTH
	);
}

function toPairs({ lines, saved }: Cart<OrderLine>): Lists {
	const pairs = (list: readonly OrderLine[]): Pairs =>
		list.map(({ variantId, quantity }) => [variantId, quantity]);
	return { lines: pairs(lines), saved: pairs(saved) };
}

/** Checks every value, because an older build may have signed it. */
function fromPairs({ lines, saved }: Partial<Lists>): Cart<OrderLine> {
	const list = (pairs: unknown): OrderLine[] =>
		(Array.isArray(pairs) ? pairs : [])
			.map((pair) => ({ variantId: pair?.[0], quantity: pair?.[1] }))
			.filter(
				({ variantId, quantity }) =>
					typeof variantId === "string" &&
					Number.isInteger(quantity) &&
					quantity > 0 &&
					quantity <= MAX_QUANTITY_PER_ITEM,
			);
	return { lines: list(lines), saved: list(saved) };
}
