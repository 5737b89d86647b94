// The cart of browsers without JavaScript: variants and quantities in a signed cookie, with the one before the last
// removal for Undo. Prices are looked up whenever it is shown.
import { signedCookie } from "#app/platform/cookies.server.ts";
import { readCatalogue } from "../store/shop.server.ts";
import type { OrderLine } from "../store/store.ts";
import { MOST_OF_ONE } from "./cart.ts";

/** A cookie has room for 4 kB. */
const MOST_COOKIE_LINES = 50;
const MOST_COOKIE_CHARACTERS = 2_600;

type Lines = readonly [variantId: string, quantity: number][];
type Kept = { lines: Lines; before?: Lines };

const cookie = signedCookie<Kept>("ringline_cart", { maxAgeSeconds: 30 * 86_400 });

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

/** What the cart page shows; a product that is no longer sold is left out. */
export async function shownCookieCart(
	request: Request,
): Promise<{ lines: CookieCartLine[]; canUndo: boolean }> {
	const kept = await read(request);
	if (kept.lines.length === 0) return { lines: [], canUndo: kept.before !== undefined };
	const catalogue = await readCatalogue();
	const products = catalogue.ok ? catalogue.products : [];
	const lines = kept.lines.flatMap(([variantId, quantity]) => {
		const product = products.find((candidate) => candidate.variantId === variantId);
		if (!product) return [];
		const { handle, title, image, price, currency, available } = product;
		return [{ variantId, quantity, handle, title, image, price, currency, available }];
	});
	return { lines, canUndo: kept.before !== undefined };
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
	const next = changed(await read(request), change);
	if (typeof next === "string") return { ok: false, reason: next };
	return { ok: true, header: await cookie.write(request, next) };
}

export function emptyCookieCart(request: Request): Promise<string> {
	return cookie.clear(request);
}

function changed({ lines, before }: Kept, change: CookieCartChange): Kept | "full" | "too-many" {
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
			if (quantity > MOST_OF_ONE) return "too-many";
			if (quantity < 1) return changed({ lines, before }, { type: "remove", variantId });
			const next: Lines =
				known === undefined
					? [...lines, [variantId, quantity]]
					: lines.map((line) => (line[0] === variantId ? [variantId, quantity] : line));
			const isFull = next.length > MOST_COOKIE_LINES || JSON.stringify(next).length > MOST_COOKIE_CHARACTERS;
			return isFull ? "full" : { lines: next };
		}
	}
}

/** Signed by us, but perhaps by an older build. */
async function read(request: Request): Promise<Kept> {
	const kept = await cookie.read(request);
	const lines = linesIn(kept?.lines);
	return { lines, ...(kept?.before ? { before: linesIn(kept.before) } : {}) };
}

function linesIn(value: unknown): Lines {
	if (!Array.isArray(value)) return [];
	return value.filter(
		(line): line is [string, number] =>
			Array.isArray(line) &&
			typeof line[0] === "string" &&
			Number.isInteger(line[1]) &&
			line[1] > 0 &&
			line[1] <= MOST_OF_ONE,
	);
}
