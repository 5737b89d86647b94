// Prices an order from the current catalog, never from what the browser sent.
import { isContactForPricing, type Product } from "./product.ts";
import type { LineProblem, OrderLine, PricedLine } from "./store/store.ts";

export type PricedOrder = { ok: true; lines: PricedLine[] } | { ok: false; problems: LineProblem[] };

export function priceOrder(lines: readonly OrderLine[], products: readonly Product[]): PricedOrder {
	const byVariant = new Map(products.map((product) => [product.variantId, product]));
	const problems: LineProblem[] = [];
	const priced: PricedLine[] = [];
	for (const { variantId, quantity } of lines) {
		const product = byVariant.get(variantId);
		const reason = problemWith(product);
		if (!product || reason) {
			problems.push({ variantId, title: product?.title ?? null, reason: reason ?? "unknown" });
			continue;
		}
		const { handle, title, price, currency } = product;
		priced.push({ variantId, quantity, handle, title, price, currency });
	}
	return problems.length > 0 ? { ok: false, problems } : { ok: true, lines: priced };
}

function problemWith(product: Product | undefined): LineProblem["reason"] | null {
	if (!product) return "unknown";
	if (isContactForPricing(product)) return "contact-for-pricing";
	return product.available ? null : "unavailable";
}
