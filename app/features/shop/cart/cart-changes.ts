// Differences between the cart a visitor saw and what the store will sell.
import { lineName } from "#app/features/leads/ordered-line.ts";
import { toCents } from "#app/features/leads/store-price.ts";
import { formatCents } from "#app/ui/money.ts";
import type { LineProblem, PricedLine } from "../store/store.ts";
import type { Cart, CartItem } from "./cart.ts";
import { changeCart } from "./cart-rules.ts";

type Reason = LineProblem["reason"];

const REASONS: Record<Reason, string> = {
	unknown: "is no longer sold",
	unavailable: "is sold out",
	"contact-for-pricing": "needs a quote, so please call us about it",
	contract: "is built by our crew under a written contract, so please ask for a quote",
};

/** Beside a line that cannot be ordered. */
export const PROBLEM_TEXTS: Record<Reason, string> = {
	unknown: "No longer sold. Remove it to check out.",
	unavailable: "Sold out. Remove it or save it for later to check out.",
	"contact-for-pricing": "Priced on request. It's kept here, but it isn't part of your order.",
	contract: "Built by our crew under a written contract. It's kept here, but it isn't part of your order.",
};

/** The products that a visitor can ask us to quote. */
export function needsQuote(problem: Reason | null | undefined): boolean {
	return problem === "contract" || problem === "contact-for-pricing";
}

type Accepted = { lines: readonly PricedLine[]; problems: readonly LineProblem[] };

/** What a visitor has to accept before the checkout. */
export function changesAtCheckout(cart: readonly CartItem[], { lines, problems }: Accepted): string[] {
	return cart.flatMap((item) => {
		const { variantId } = item;
		const problem = problems.find((one) => one.variantId === variantId);
		if (problem) return [`${lineName(item)} ${REASONS[problem.reason]}. It won't be part of your order`];
		const line = lines.find((one) => one.variantId === variantId);
		if (!line) return [];
		const fewer =
			line.quantity !== item.quantity
				? [`${lineName(item)}: only ${line.quantity} left, and you have ${item.quantity} in your cart`]
				: [];
		return [...priceChange(item, line), ...fewer];
	});
}

export type CurrentPrices = { priced: readonly PricedLine[]; problems: readonly LineProblem[] };

/**
 * The cart at today's prices. What cannot be sold right now is saved for later; what is no longer sold is removed.
 * Lines missing from the response were added since and stay as they are.
 */
export function withCurrentPrices(
	cart: Cart,
	{ priced, problems }: CurrentPrices,
): { cart: Cart; changes: string[] } {
	const changes: string[] = [];
	let next = cart;
	for (const item of cart.lines) {
		const { variantId } = item;
		const reason = problems.find((problem) => problem.variantId === variantId)?.reason;
		const line = priced.find((one) => one.variantId === variantId);
		if (reason) {
			const isKept = reason !== "unknown";
			const changed = changeCart(next, { type: isKept ? "save" : "remove", variantId });
			if (changed.ok) next = changed.cart;
			changes.push(
				`${lineName(item)} ${REASONS[reason]}. ${isKept ? "We saved it for later" : "We took it out of your cart"}`,
			);
		} else if (line) {
			const changed = priceChange(item, line);
			changes.push(...changed);
			const { price, currency } = line;
			const updated = { ...item, price, currency };
			if (changed.length > 0)
				next = { ...next, lines: next.lines.map((one) => (one === item ? updated : one)) };
		}
	}
	return { cart: next, changes };
}

/** What the visitor accepted at the checkout. */
export function withAccepted(cart: Cart, { lines, problems }: Accepted): Cart {
	const { cart: priced } = withCurrentPrices(cart, { priced: lines, problems });
	return {
		...priced,
		lines: priced.lines.map((item) => {
			const line = lines.find(({ variantId }) => variantId === item.variantId);
			return line ? { ...item, quantity: line.quantity } : item;
		}),
	};
}

function priceChange(item: CartItem, line: PricedLine): string[] {
	const [before, after] = [toCents(item.price) ?? 0, toCents(line.price) ?? 0];
	if (before === after) return [];
	return [
		`${lineName(item)} now costs ${formatCents(after, line.currency)} instead of ${formatCents(before, item.currency)}`,
	];
}
