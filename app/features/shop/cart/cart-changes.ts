// Differences between the cart a visitor saw and what the store will sell.

import { formatCents } from "#app/ui/money.ts";
import { lineName } from "../product.ts";
import type { LineProblem, OrderLine, PricedLine } from "../store/store.ts";
import { toCents } from "../store-price.ts";
import type { Cart, CartItem } from "./cart.ts";

export type CartChange = { variantId: string; text: string };

const REASONS: Record<LineProblem["reason"], string> = {
	unknown: "is no longer sold",
	unavailable: "is sold out",
	"contact-for-pricing": "needs a quote, so please call us about it",
};

export function changesByProblems(cart: Cart, problems: readonly LineProblem[]): CartChange[] {
	return problems.map(({ variantId, title, reason }) => ({
		variantId,
		text: `${nameIn(cart, variantId, title)} ${REASONS[reason]}. It will be removed from your cart`,
	}));
}

export function changesByPricing(cart: Cart, lines: readonly PricedLine[]): CartChange[] {
	return cart.flatMap((item): CartChange[] => {
		const { variantId } = item;
		const line = lines.find((candidate) => candidate.variantId === variantId);
		if (!line)
			return [
				{ variantId, text: `${lineName(item)} ${REASONS.unavailable}. It will be removed from your cart` },
			];
		const texts = [priceChange(item, line)];
		if (line.quantity !== item.quantity)
			texts.push(`${lineName(item)}: only ${line.quantity} left, and you have ${item.quantity} in your cart`);
		return texts.flatMap((text) => (text ? [{ variantId, text }] : []));
	});
}

export function refusedCodeText(code: string): string {
	return `the code ${code} doesn't apply to this cart`;
}

/** The cart without the lines that cannot be sold. */
export function withoutProblems(
	cart: Cart,
	problems: readonly LineProblem[],
): (OrderLine & { price: string })[] {
	return cart
		.filter((item) => !problems.some(({ variantId }) => variantId === item.variantId))
		.map(({ variantId, quantity, price }) => ({ variantId, quantity, price }));
}

export type CurrentPrices = { priced: readonly PricedLine[]; problems: readonly LineProblem[] };

/**
 * The cart at today's prices. What cannot be sold right now is saved for later; what is no longer sold is removed.
 * Lines missing from the response were added since and stay as they are.
 */
export function withCurrentPrices(
	cart: Cart,
	{ priced, problems }: CurrentPrices,
): { cart: Cart; setAside: CartItem[]; changes: CartChange[] } {
	const setAside: CartItem[] = [];
	const changes: CartChange[] = [];
	const left = cart.flatMap((item): CartItem[] => {
		const { variantId } = item;
		const reason = problems.find((problem) => problem.variantId === variantId)?.reason;
		if (reason) {
			const isKept = reason !== "unknown";
			if (isKept) setAside.push(item);
			const where = isKept ? "We saved it for later" : "We took it out of your cart";
			changes.push({ variantId, text: `${lineName(item)} ${REASONS[reason]}. ${where}` });
			return [];
		}
		const line = priced.find((one) => one.variantId === variantId);
		if (!line) return [item];
		const text = priceChange(item, line);
		if (text) changes.push({ variantId, text });
		return [{ ...item, price: line.price, currency: line.currency }];
	});
	return { cart: changes.length > 0 ? left : cart, setAside, changes };
}

function priceChange(item: CartItem, line: PricedLine): string | null {
	const [before, after] = [toCents(item.price) ?? 0, toCents(line.price) ?? 0];
	if (before === after) return null;
	return `${lineName(item)} now costs ${formatCents(after, line.currency)} instead of ${formatCents(before, item.currency)}`;
}

function nameIn(cart: Cart, variantId: string, title: string | null): string {
	const item = cart.find((one) => one.variantId === variantId);
	return item ? lineName(item) : (title ?? "One item");
}
