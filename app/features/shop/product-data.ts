// Structured data about a product for search engines (schema.org).
import { company } from "#app/features/company/company.ts";
import { isContactForPricing, type Product } from "./product.ts";

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
		// Leave out the offer when there is no public price.
		...(isContactForPricing(product)
			? {}
			: {
					offers: {
						"@type": "Offer",
						url: address,
						price: product.price,
						priceCurrency: product.currency,
						availability: `https://schema.org/${product.available ? "InStock" : "OutOfStock"}`,
						seller: { "@id": `${origin}/#company` },
					},
				}),
	};
}

/** The image for shared links. Social networks do not accept SVG, so each of our drawings also has a PNG. */
export function sharingPicture(product: Product, origin: string): string | undefined {
	const first = product.images[0]?.url;
	if (!first) return undefined;
	return first.startsWith("/products/") ? `${origin}/products/${product.handle}.png` : first;
}
