// The cart without JavaScript: variants and quantities in a signed cookie, plus the previous cart for Undo. Prices are
// looked up each time it is shown.
import { signedCookie } from "#app/platform/cookies.server.ts";
import { readCatalog } from "../store/shop.server.ts";
import type { OrderLine } from "../store/store.ts";
import { MAX_QUANTITY_PER_ITEM } from "./cart.ts";

/** A cookie holds at most 4 kB. */
const MAX_COOKIE_LINES = 50;
const MAX_COOKIE_LENGTH = 2_600;

type Lines = readonly [variantId: string, quantity: number][];
type CookieValue = { lines: Lines; before?: Lines };

const cookie = signedCookie<CookieValue>("ringline_cart", { maxAgeSeconds: 30 * 86_400 });

export type CookieCartLine = OrderLine & {
	handle: string;
	title: string;
	image: string | null;
	price: string;
	currency: string;
	available: boolean;
};

export async function cookieCart(request: Request): Promise<OrderLine[]> {
	return (await read(request)).lines.map(([variantId, quantity]) => ({ variantId, quantity }));
}

/** The lines for the cart page, without products that are no longer sold. */
export async function loadCookieCart(
	request: Request,
): Promise<{ lines: CookieCartLine[]; canUndo: boolean }> {
	const value = await read(request);
	if (value.lines.length === 0) return { lines: [], canUndo: value.before !== undefined };
	const catalog = await readCatalog();
	const products = catalog.ok ? catalog.products : [];
	const lines = value.lines.flatMap(([variantId, quantity]) => {
		const product = products.find((candidate) => candidate.variantId === variantId);
		if (!product) return [];
		const { handle, title, image, price, currency, available } = product;
		return [{ variantId, quantity, handle, title, image, price, currency, available }];
	});
	return { lines, canUndo: value.before !== undefined };
}

export type CookieCartChange =
	| { type: "add" | "set"; variantId: string; quantity: number }
	| { type: "remove"; variantId: string }
	| { type: "empty" }
	| { type: "undo" };

export type ChangedCookieCart = { ok: true; header: string } | { ok: false; reason: "full" | "too-many" };

export async function changeCookieCart(
	request: Request,
	change: CookieCartChange,
): Promise<ChangedCookieCart> {
	const next = applyChange(await read(request), change);
	if (typeof next === "string") return { ok: false, reason: next };
	return { ok: true, header: await cookie.write(request, next) };
}

export function emptyCookieCart(request: Request): Promise<string> {
	return cookie.clear(request);
}

function applyChange(
	{ lines, before }: CookieValue,
	change: CookieCartChange,
): CookieValue | "full" | "too-many" {
	switch (change.type) {
		case "undo":
			return { lines: before ?? lines };
		case "empty":
			return { lines: [], before: lines };
		case "remove":
			return { lines: lines.filter(([id]) => id !== change.variantId), before: lines };
		default: {
			const { variantId } = change;
			const known = lines.find(([id]) => id === variantId)?.[1];
			const quantity = change.quantity + (change.type === "add" ? (known ?? 0) : 0);
			if (quantity > MAX_QUANTITY_PER_ITEM) return "too-many";
			if (quantity < 1) return applyChange({ lines, before }, { type: "remove", variantId });
			const next: Lines =
				known === undefined
					? [...lines, [variantId, quantity]]
					: lines.map((line) => (line[0] === variantId ? [variantId, quantity] : line));
			const isFull = next.length > MAX_COOKIE_LINES || JSON.stringify(next).length > MAX_COOKIE_LENGTH;
			return isFull ? "full" : { lines: next };
		}
	}
}

/** Parses the value, because an older build may have signed it. */
async function read(request: Request): Promise<CookieValue> {
	const value = await cookie.read(request);
	const lines = parseLines(value?.lines);
	return { lines, ...(value?.before ? { before: parseLines(value.before) } : {}) };
}

function parseLines(value: unknown): Lines {
	if (!Array.isArray(value)) return [];
	return value.filter(
		(line): line is [string, number] =>
			Array.isArray(line) &&
			typeof line[0] === "string" &&
			Number.isInteger(line[1]) &&
			line[1] > 0 &&
			line[1] <= MAX_QUANTITY_PER_ITEM,
	);
}
