// Prices an order from the current catalog, never from what the browser sent.
import type { ShownItem } from "./cart/cart.ts";
import { toVariantItem } from "./cart/cart-rules.ts";
import { isBuiltOnSite, isContactForPricing, type Product, type Variant } from "./product.ts";
import type { LineProblem, OrderLine, PricedLine } from "./store/store.ts";

export type PricedOrder = { ok: true; lines: PricedLine[] } | { ok: false; problems: LineProblem[] };

export function priceOrder(lines: readonly OrderLine[], products: readonly Product[]): PricedOrder {
	const { priced, problems } = priceLines(lines, products);
	return problems.length > 0 ? { ok: false, problems } : { ok: true, lines: priced };
}

/** What can be sold today, and why the rest cannot. */
export function priceLines(
	lines: readonly OrderLine[],
	products: readonly Product[],
): { priced: PricedLine[]; problems: LineProblem[] } {
	const problems: LineProblem[] = [];
	const priced: PricedLine[] = [];
	for (const { variantId, quantity } of lines) {
		const found = findVariant(products, variantId);
		const reason = problemWith(found);
		if (!found || reason) {
			problems.push({ variantId, title: found?.product.title ?? null, reason: reason ?? "unknown" });
			continue;
		}
		const { handle, title, currency } = found.product;
		const { price, title: variantTitle } = found.variant;
		priced.push({ variantId, quantity, handle, title, variantTitle, price, currency });
	}
	return { priced, problems };
}

/** Lines with today's names, prices and obstacles, without what is no longer sold. */
export function describeLines(lines: readonly OrderLine[], products: readonly Product[]): ShownItem[] {
	return lines.flatMap(({ variantId, quantity }) => {
		const found = findVariant(products, variantId);
		return found
			? [{ ...toVariantItem(found.product, found.variant), quantity, problem: problemWith(found) }]
			: [];
	});
}

export type FoundVariant = { product: Product; variant: Variant };

export function findVariant(products: readonly Product[], variantId: string): FoundVariant | null {
	return indexOf(products).get(variantId) ?? null;
}

/** Built once per catalog: a cart of a hundred lines must not walk two thousand products a hundred times. */
const indexes = new WeakMap<readonly Product[], Map<string, FoundVariant>>();

function indexOf(products: readonly Product[]): Map<string, FoundVariant> {
	let index = indexes.get(products);
	if (!index) {
		index = new Map(
			products.flatMap((product) =>
				product.variants.map((variant) => [variant.id, { product, variant }] as const),
			),
		);
		indexes.set(products, index);
	}
	return index;
}

function problemWith(found: FoundVariant | null): LineProblem["reason"] | null {
	if (!found) return "unknown";
	if (isContactForPricing({ title: found.product.title, price: found.variant.price }))
		return "contact-for-pricing";
	if (isBuiltOnSite(found.product)) return "contract";
	return found.variant.available ? null : "unavailable";
}
