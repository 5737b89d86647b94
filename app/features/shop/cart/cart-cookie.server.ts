// The cart without JavaScript: variants and quantities in a signed cookie, what is saved for later, and the previous
// state for Undo. Prices are looked up each time it is shown.
import { signedCookie } from "#app/platform/http/cookies.server.ts";
import { findVariant } from "../pricing.ts";
import type { Product } from "../product.ts";
import { readCatalog } from "../store/shop.server.ts";
import type { OrderLine } from "../store/store.ts";
import { MAX_QUANTITY_PER_ITEM } from "./cart.ts";

/** A cookie holds at most 4 kB, and this text is a third longer in it. */
const MAX_COOKIE_LINES = 50;
const MAX_COOKIE_LENGTH = 2_800;

type Lines = readonly (readonly [variantId: string, quantity: number])[];
type Lists = { lines: Lines; saved: Lines };
type CookieValue = Lists & { before?: Lists };

const cookie = signedCookie<Partial<CookieValue>>("ringline_cart", { maxAgeSeconds: 30 * 86_400 });

export type CookieCartLine = OrderLine & {
	handle: string;
	title: string;
	variantTitle: string;
	image: string | null;
	price: string;
	currency: string;
	available: boolean;
};

export type CookieCart = {
	lines: CookieCartLine[];
	saved: CookieCartLine[];
	canUndo: boolean;
	/** How many lines are no longer sold. */
	gone: number;
	/** The store is away, so what the cart holds cannot be shown. */
	isHidden: boolean;
};

export async function cookieCart(request: Request): Promise<OrderLine[]> {
	return (await read(request)).lines.map(([variantId, quantity]) => ({ variantId, quantity }));
}

/** The lines for the cart page, without products that are no longer sold. */
export async function loadCookieCart(request: Request): Promise<CookieCart> {
	const value = await read(request);
	const catalog = await readCatalog();
	const products = catalog.ok ? catalog.products : [];
	const [lines, saved] = [value.lines, value.saved].map((list) =>
		describeLines(
			list.map(([variantId, quantity]) => ({ variantId, quantity })),
			products,
		),
	) as [CookieCartLine[], CookieCartLine[]];
	const gone = catalog.ok ? value.lines.length - lines.length : 0;
	const isHidden = !catalog.ok && value.lines.length > 0;
	return { lines, saved, canUndo: value.before !== undefined, gone, isHidden };
}

/** Lines with today's names and prices. */
export function describeLines(lines: readonly OrderLine[], products: readonly Product[]): CookieCartLine[] {
	return lines.flatMap(({ variantId, quantity }) => {
		const found = findVariant(products, variantId);
		if (!found) return [];
		const { handle, title, currency } = found.product;
		const { price, available, title: variantTitle } = found.variant;
		const image = found.variant.image ?? found.product.image;
		return [{ variantId, quantity, handle, title, variantTitle, image, price, currency, available }];
	});
}

export type CookieCartChange =
	| { type: "add" | "set"; variantId: string; quantity: number }
	| { type: "add-all"; lines: readonly OrderLine[] }
	| { type: "remove" | "save" | "move" | "remove-saved"; variantId: string }
	| { type: "empty" | "undo" };

export type ChangedCookieCart = { ok: true; header: string } | { ok: false; reason: "full" | "too-many" };

export async function changeCookieCart(
	request: Request,
	change: CookieCartChange,
): Promise<ChangedCookieCart> {
	const next = applyChange(await read(request), change);
	if (typeof next === "string") return { ok: false, reason: next };
	const { before, ...lists } = next;
	if (!fits(lists)) return { ok: false, reason: "full" };
	// Drop the Undo state first when the cookie is too long.
	return { ok: true, header: await cookie.write(request, fits(next) ? next : lists) };
}

export function emptyCookieCart(request: Request): Promise<string> {
	return cookie.clear(request);
}

function applyChange(value: CookieValue, change: CookieCartChange): CookieValue | "full" | "too-many" {
	const { lines, saved } = value;
	const before = { lines, saved };
	const without = (list: Lines, id: string) => list.filter((line) => line[0] !== id);
	switch (change.type) {
		case "undo":
			return value.before ?? before;
		case "empty":
			return { lines: [], saved, before };
		case "remove":
			return { lines: without(lines, change.variantId), saved, before };
		case "remove-saved":
			return { lines, saved: without(saved, change.variantId), before };
		case "save": {
			const line = lines.find(([id]) => id === change.variantId);
			if (!line) return value;
			const [variantId, quantity] = line;
			const sum = quantity + (saved.find(([id]) => id === variantId)?.[1] ?? 0);
			if (sum > MAX_QUANTITY_PER_ITEM) return "too-many";
			return {
				lines: without(lines, variantId),
				saved: [...without(saved, variantId), [variantId, sum]],
				before,
			};
		}
		case "move": {
			const line = saved.find(([id]) => id === change.variantId);
			if (!line) return value;
			const added = applyChange(value, { type: "add", variantId: line[0], quantity: line[1] });
			return typeof added === "string" ? added : { ...added, saved: without(saved, line[0]), before };
		}
		case "add-all": {
			let next: CookieValue = value;
			for (const line of change.lines) {
				const added = applyChange(next, { type: "add", ...line });
				if (typeof added === "string") return added;
				next = added;
			}
			return { ...next, before };
		}
		default: {
			const { variantId } = change;
			const known = lines.find(([id]) => id === variantId)?.[1];
			const quantity = change.quantity + (change.type === "add" ? (known ?? 0) : 0);
			if (quantity > MAX_QUANTITY_PER_ITEM) return "too-many";
			if (quantity < 1) return applyChange(value, { type: "remove", variantId });
			const next: Lines =
				known === undefined
					? [...lines, [variantId, quantity]]
					: lines.map((line) => (line[0] === variantId ? [variantId, quantity] : line));
			return { lines: next, saved };
		}
	}
}

function fits(value: CookieValue): boolean {
	return (
		value.lines.length + value.saved.length <= MAX_COOKIE_LINES &&
		JSON.stringify(value).length <= MAX_COOKIE_LENGTH
	);
}

/** Parses the value, because an older build may have signed it. */
async function read(request: Request): Promise<CookieValue> {
	const value = await cookie.read(request);
	const lists = (from: Partial<Lists> | undefined) => ({
		lines: parseLines(from?.lines),
		saved: parseLines(from?.saved),
	});
	return { ...lists(value ?? undefined), ...(value?.before ? { before: lists(value.before) } : {}) };
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
