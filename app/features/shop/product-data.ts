// What search engines are told about a product (schema.org).
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
		// A price that is not for everyone is no offer.
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

/** The picture of a shared link: networks take no SVG, so our drawings have a PNG beside them. */
export function sharingPicture(product: Product, origin: string): string | undefined {
	const first = product.images[0]?.url;
	if (!first) return undefined;
	return first.startsWith("/products/") ? `${origin}/products/${product.handle}.png` : first;
}
