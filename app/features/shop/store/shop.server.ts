// The store of this process: Shopify when configured, otherwise the catalog in this repository.
import { env } from "#app/platform/env.server.ts";
import { addressesOf } from "#app/platform/http/services.server.ts";
import { priceLines, priceOrder } from "../pricing.ts";
import { Catalog, type CatalogResult } from "./catalog.server.ts";
import { embeddedStore } from "./embedded-store.server.ts";
import { shopifyStore } from "./shopify.server.ts";
import type { Buyer, OrderExtras, OrderLine, PricedLine, StartedCheckout, Store } from "./store.ts";

export function readCatalog(): Promise<CatalogResult> {
	return shop().catalog.read();
}

/** Prices every line on the server. Prices from the browser are never used. */
export async function startCheckout(
	lines: readonly OrderLine[],
	buyer: Buyer,
	extras: OrderExtras = {},
): Promise<StartedCheckout> {
	const { store, catalog } = shop();
	const read = await catalog.readForOrder();
	if (!read.ok) return { ok: false, reason: "failed", isAway: true, detail: "the catalog is not available" };
	const order = priceOrder(lines, read.products);
	if (!order.ok) return { ok: false, reason: "refused", problems: order.problems };
	const started = await store.startCheckout(order.lines, buyer, extras);
	// The store charges another price than our copy says, so the copy is out of date.
	if (started.ok && started.lines.some(({ variantId, price }) => price !== priceIn(order.lines, variantId)))
		void catalog.refreshNow();
	return started;
}

/** Current prices for a cart, and what can no longer be sold. Null while the catalog is not available. */
export async function currentPrices(lines: readonly OrderLine[]) {
	const read = await readCatalog();
	return read.ok ? priceLines(lines, read.products) : null;
}

export function takesDiscountCodes(): boolean {
	return shop().store.takesDiscountCodes;
}

/** After the store said that a product changed. */
export function refreshCatalog(): Promise<void> {
	return shop().catalog.refreshNow();
}

export function isCheckoutCompleted(checkoutId: string): Promise<boolean> {
	return shop().store.isCompleted(checkoutId);
}

function priceIn(lines: readonly PricedLine[], variantId: string): string | undefined {
	return lines.find((line) => line.variantId === variantId)?.price;
}

type Shop = { settings: string; store: Store; catalog: Catalog };
let current: Shop | undefined;

function shop(): Shop {
	const { SHOPIFY_STORE_DOMAIN: domain, SHOPIFY_STOREFRONT_TOKEN: token } = env();
	const [url] = domain && token ? addressesOf("shop") : [];
	const settings = url ? `${url} ${token}` : "embedded";
	if (current?.settings !== settings) {
		const store = url && token ? shopifyStore({ url, token }) : embeddedStore();
		current = { settings, store, catalog: new Catalog(store) };
	}
	return current;
}
