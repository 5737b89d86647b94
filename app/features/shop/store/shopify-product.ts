// Converts Shopify's products to ours.
import { toCents, toPrice } from "../money.ts";
import type { Product } from "../product.ts";
import type { ShopifyMetafield, ShopifyProduct } from "./shopify-queries.ts";

export function toProduct(source: ShopifyProduct): Product {
	const variant = source.selectedOrFirstAvailableVariant;
	const money = variant?.price ?? source.priceRange.minVariantPrice;
	const images = source.images.nodes.map((image) => ({
		url: image.url,
		altText: image.altText ?? source.title,
		width: image.width ?? 1200,
		height: image.height ?? 900,
	}));
	const metafield = metafieldsOf(source.metafields);
	return {
		id: source.id,
		handle: source.handle,
		title: source.title,
		description: source.description,
		descriptionHtml: source.descriptionHtml,
		price: parsePrice(money.amount),
		currency: money.currencyCode,
		available: source.availableForSale && (variant?.availableForSale ?? true),
		variantId: variant?.id ?? null,
		image: images[0]?.url ?? null,
		images,
		metafields: {
			features: commaList(metafield("features")?.value),
			pdf_spec_url: webUrl(metafield("pdf_spec_url")),
			specifications: metafield("specifications")?.value ?? null,
			installation_guide: metafield("installation_guide")?.value ?? null,
		},
	};
}

/** An unreadable price counts as no price, so the product is sold on request and never for free. */
export function parsePrice(amount: string): string {
	return toPrice(toCents(amount) ?? 0);
}

function metafieldsOf(entries: readonly (ShopifyMetafield | null)[]) {
	return (key: string) => entries.find((entry) => entry?.key === key) ?? null;
}

/** A list field is JSON, a text field comma-separated. */
function commaList(value: string | undefined): string | null {
	if (!value?.startsWith("[")) return value ?? null;
	try {
		const list: unknown = JSON.parse(value);
		return Array.isArray(list) ? list.map((entry) => String(entry).replaceAll(",", ";")).join(",") : value;
	} catch {
		return value;
	}
}

/** The field contains a URL or refers to a file. Only http and https URLs are used. */
function webUrl(field: ShopifyMetafield | null): string | null {
	const address = field?.reference?.url ?? field?.value;
	return address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
}
