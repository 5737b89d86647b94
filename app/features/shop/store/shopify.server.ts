// A Shopify store: we show its products, and its checkout takes the order.
import { log } from "#app/platform/log.server.ts";
import type { Product } from "../product.ts";
import { callShopify, type ShopifySettings } from "./shopify-api.server.ts";
import { parsePrice, toProduct } from "./shopify-product.ts";
import {
	CART_QUERY,
	type CartState,
	CREATE_CART_MUTATION,
	type CreatedCart,
	type MoreVariants,
	PRODUCTS_PER_PAGE,
	PRODUCTS_QUERY,
	type ProductsPage,
	type ShopifyProduct,
	VARIANTS_PER_PAGE,
	VARIANTS_QUERY,
} from "./shopify-queries.ts";
import type { LineProblem, PricedLine, StartedCheckout, Store } from "./store.ts";

/** Far beyond any real shop. Stops an endless cursor. */
const MAX_PAGES = 200;
/** Nobody waits for a page of the catalog: pages show the last copy (catalog.server.ts). */
const CATALOG_MS = 30_000;
const CHECKOUT_MS = 8_000;
const QUESTION_MS = 4_000;

export function shopifyStore(settings: ShopifySettings): Store {
	return {
		name: `shopify ${new URL(settings.url).host}`,
		remote: true,
		takesDiscountCodes: true,

		async products() {
			const products: Product[] = [];
			let after: string | null = null;
			for (let page = 0; page < MAX_PAGES; page++) {
				const answer: ProductsPage = await callShopify<ProductsPage>(
					settings,
					PRODUCTS_QUERY,
					{ first: PRODUCTS_PER_PAGE, after },
					{ repeatable: true, totalMs: CATALOG_MS },
				);
				for (const node of answer.products.nodes)
					products.push(toProduct(await withAllVariants(settings, node)));
				const { hasNextPage, endCursor } = answer.products.pageInfo;
				if (!hasNextPage || !endCursor || endCursor === after) break;
				after = endCursor;
			}
			return products;
		},

		// Shopify's checkout addresses expire, so each one is made at the moment somebody goes there.
		async startCheckout(lines, buyer, { discountCode, attributes = [] } = {}) {
			const input = {
				lines: lines.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity })),
				...(discountCode && { discountCodes: [discountCode] }),
				...(attributes.length > 0 && { attributes }),
			};
			try {
				const answer = await callShopify<CreatedCart>(
					settings,
					CREATE_CART_MUTATION,
					{ input },
					{ buyerAddress: buyer.address, repeatable: false, totalMs: CHECKOUT_MS },
				);
				return startedCheckout(answer, lines);
			} catch (error) {
				return {
					ok: false,
					reason: "failed",
					isAway: true,
					detail: error instanceof Error ? error.message : String(error),
				};
			}
		},

		async isCompleted(checkoutId) {
			if (!checkoutId.startsWith("gid://shopify/Cart/")) return false;
			const { cart } = await callShopify<CartState>(
				settings,
				CART_QUERY,
				{ id: checkoutId },
				{ repeatable: true, totalMs: QUESTION_MS },
			);
			return cart === null;
		},
	};
}

/** Shopify allows 2,048 variants per product. */
const MAX_VARIANT_PAGES = 25;

async function withAllVariants(settings: ShopifySettings, product: ShopifyProduct): Promise<ShopifyProduct> {
	let page = product.variants;
	if (!page?.pageInfo?.hasNextPage) return product;
	const nodes = [...page.nodes];
	for (let read = 0; read < MAX_VARIANT_PAGES && page?.pageInfo?.hasNextPage; read++) {
		const answer: MoreVariants = await callShopify<MoreVariants>(
			settings,
			VARIANTS_QUERY,
			{ id: product.id, first: VARIANTS_PER_PAGE, after: page.pageInfo.endCursor },
			{ repeatable: true, totalMs: CATALOG_MS },
		);
		page = answer.product?.variants;
		nodes.push(...(page?.nodes ?? []));
	}
	return { ...product, variants: { nodes } };
}

function startedCheckout(answer: CreatedCart, asked: readonly PricedLine[]): StartedCheckout {
	const { cart, userErrors = [], warnings = [] } = answer.cartCreate ?? { cart: null };
	if (userErrors.length > 0) return refusal(userErrors, asked);
	if (!cart || !/^https?:/.test(cart.checkoutUrl))
		return { ok: false, reason: "failed", isAway: false, detail: "no cart and no reason" };
	for (const { code, message } of warnings) log.info({ code, message }, "Shopify changed a cart");
	// Shopify reduces a quantity it does not have and only warns, so use the quantities in its cart.
	const lines = asked.flatMap((line): PricedLine[] => {
		const sold = cart.lines.nodes.find((node) => node.merchandise.id === line.variantId);
		if (!sold || sold.quantity < 1) return [];
		const { amount, currencyCode } = sold.cost.amountPerQuantity;
		return [{ ...line, quantity: sold.quantity, price: parsePrice(amount), currency: currencyCode }];
	});
	if (lines.length === 0) return { ok: false, reason: "refused", problems: asked.map(soldOut) };
	const refusedCode = cart.discountCodes?.find(({ applicable }) => !applicable)?.code;
	return {
		ok: true,
		checkoutId: cart.id,
		checkoutUrl: cart.checkoutUrl,
		lines,
		...(refusedCode && { refusedCode }),
	};
}

/** Errors name their line as `input.lines.0.…`; others concern the whole order. */
function refusal(
	userErrors: NonNullable<CreatedCart["cartCreate"]>["userErrors"],
	asked: readonly PricedLine[],
): StartedCheckout {
	const detail = userErrors.map(({ code, message }) => `${code ?? "error"}: ${message}`).join("; ");
	const named = userErrors.map(({ field }) => {
		const at = field?.indexOf("lines") ?? -1;
		return at < 0 ? undefined : asked[Number(field?.[at + 1])];
	});
	const problems = [...new Set(named.filter((line) => line !== undefined))].map(soldOut);
	if (problems.length === 0 || named.includes(undefined))
		return { ok: false, reason: "failed", isAway: false, detail };
	return { ok: false, reason: "refused", problems };
}

function soldOut({ variantId, title }: PricedLine): LineProblem {
	return { variantId, title, reason: "unavailable" };
}
