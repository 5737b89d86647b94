// A product, whichever store it came from.
import { formatCents } from "./format-cents.ts";
import { toCents } from "./money.ts";

export type ProductImage = { url: string; altText: string; width: number; height: number };

export type Product = {
	id: string;
	handle: string;
	title: string;
	description: string;
	/** Sanitized by the catalog. Empty when the store has only plain text. */
	descriptionHtml: string;
	/** Decimal text, such as '275.00'. */
	price: string;
	currency: string;
	available: boolean;
	/** Null when it cannot be bought. */
	variantId: string | null;
	/** URL of the first image, used in cart lines. */
	image: string | null;
	images: ProductImage[];
	metafields: {
		/** Comma-separated. */
		features: string | null;
		pdf_spec_url: string | null;
		/** One specification per line. */
		specifications: string | null;
		/** Sanitized HTML. */
		installation_guide: string | null;
	};
};

/** Large cannons are planned on site, and a price of 0 means that none was set. Both are sold on request. */
export function isContactForPricing(product: Pick<Product, "title" | "price">): boolean {
	return product.title.toLowerCase().includes("typhoon") || (toCents(product.price) ?? 0) === 0;
}

export function priceText(product: Pick<Product, "title" | "price" | "currency">): string {
	if (isContactForPricing(product)) return "Price on request";
	return formatCents(toCents(product.price) ?? 0, product.currency);
}

export function keyFeatures(product: Pick<Product, "metafields">): string[] {
	// Do not split at the comma of '20,000 sq ft'.
	return parts(product.metafields.features, /,(?!\d{3}(?!\d))/);
}

export function specificationLines(product: Pick<Product, "metafields">): string[] {
	return parts(product.metafields.specifications, "\n");
}

function parts(text: string | null, separator: string | RegExp): string[] {
	return (text ?? "")
		.split(separator)
		.map((part) => part.trim())
		.filter(Boolean);
}
