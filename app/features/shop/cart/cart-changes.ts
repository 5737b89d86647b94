// Differences between the cart a visitor saw and what the store will sell.

import { formatCents } from "../format-cents.ts";
import { toCents } from "../money.ts";
import type { LineProblem, OrderLine, PricedLine } from "../store/store.ts";
import type { Cart } from "./cart.ts";

export type CartChange = { variantId: string; text: string };

const REASONS: Record<LineProblem["reason"], string> = {
	unknown: "is no longer sold and leaves your cart",
	unavailable: "is sold out and leaves your cart",
	"contact-for-pricing": "is sold on request only and leaves your cart; please call us about it",
};

export function changesByProblems(cart: Cart, problems: readonly LineProblem[]): CartChange[] {
	return problems.map(({ variantId, title, reason }) => ({
		variantId,
		text: `${nameIn(cart, variantId, title)} ${REASONS[reason]}`,
	}));
}

export function changesByPricing(cart: Cart, lines: readonly PricedLine[]): CartChange[] {
	return cart.flatMap((item): CartChange[] => {
		const { variantId } = item;
		const line = lines.find((candidate) => candidate.variantId === variantId);
		if (!line) return [{ variantId, text: `${item.title} ${REASONS.unavailable}` }];
		const [before, after] = [toCents(item.price) ?? 0, toCents(line.price) ?? 0];
		const texts = [];
		if (before !== after)
			texts.push(
				`${item.title} now costs ${formatCents(after, line.currency)}, it was ${formatCents(before, item.currency)}`,
			);
		if (line.quantity !== item.quantity)
			texts.push(`only ${line.quantity} of ${item.quantity} ${item.title} can be had now`);
		return texts.map((text) => ({ variantId, text }));
	});
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

function nameIn(cart: Cart, variantId: string, title: string | null): string {
	return cart.find((item) => item.variantId === variantId)?.title ?? title ?? "One item";
}
