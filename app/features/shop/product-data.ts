// Structured data about a product for search engines (schema.org).
import { company } from "#app/features/company/company.ts";
import { isMadeToOrder } from "./delivery.ts";
import { isBuiltOnSite, isContactForPricing, type Product, type Variant } from "./product.ts";

export function productData(product: Product, origin: string): Record<string, unknown> {
	const address = `${origin}/product/${encodeURIComponent(product.handle)}`;
	const absolute = (url: string) => (url.startsWith("/") ? `${origin}${url}` : url);
	return {
		"@context": "https://schema.org",
		"@type": "Product",
		"@id": `${address}#product`,
		name: product.title,
		description: product.description,
		sku: product.handle,
		url: address,
		image: product.images.map(({ url }) => absolute(url)),
		brand: { "@type": "Brand", name: company.shortName },
		...offersOf(product, address, origin),
	};
}

/** One offer per variant, none for what the cart cannot take. */
function offersOf(product: Product, address: string, origin: string): { offers?: unknown } {
	if (isBuiltOnSite(product)) return {};
	const offers = product.variants
		.filter(({ price }) => !isContactForPricing({ title: product.title, price }))
		.map((variant) => ({
			"@type": "Offer",
			url: product.variants.length > 1 ? `${address}?variant=${encodeURIComponent(variant.id)}` : address,
			...(variant.title && { name: `${product.title}, ${variant.title}` }),
			...(variant.sku && { sku: variant.sku }),
			price: variant.price,
			priceCurrency: product.currency,
			availability: `https://schema.org/${availability(product, variant)}`,
			seller: { "@id": `${origin}/#company` },
		}));
	if (offers.length === 0) return {};
	return { offers: offers.length === 1 ? offers[0] : offers };
}

function availability({ facts }: Product, { available }: Variant): string {
	if (!available) return "OutOfStock";
	return facts.delivery && isMadeToOrder(facts.delivery) ? "MadeToOrder" : "InStock";
}

/** The image for shared links. Our pictures have a card of the right shape. */
export function sharingPicture(product: Product, origin: string): string | undefined {
	const first = product.images[0]?.url;
	if (!first) return undefined;
	return first.startsWith("/pictures/") ? `${origin}${first.replace(/\.jpg$/, "-og.jpg")}` : first;
}
