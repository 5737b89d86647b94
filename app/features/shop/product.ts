// A product as our pages know it, whichever store it came from.
import { contact } from "#app/features/company/company.ts";
import { lineName } from "#app/features/leads/ordered-line.ts";
import { toCents } from "#app/features/leads/store-price.ts";
import { formatCents } from "#app/ui/money.ts";
import type { PictureFile } from "#app/ui/pictures/picture.tsx";
import type { Delivery } from "./delivery.ts";
import type { GroupId } from "./groups.ts";

export type ProductImage = {
	url: string;
	altText: string;
	width: number;
	height: number;
	/** Set for our own rendered pictures, which come in several widths and formats. */
	picture?: PictureFile;
};

export type ProductOption = { name: string; values: string[] };

/** One version of a product that can be bought. */
export type Variant = {
	id: string;
	/** Such as 'Roof bracket, 2.5 in NH'. Empty when the product has no options. */
	title: string;
	/** One value per option, in the order of the product's options. */
	values: string[];
	/** Decimal text, such as '275.00'. */
	price: string;
	available: boolean;
	image: string | null;
	/** What the pictures show instead, when the variant looks different and has none of its own. */
	pictured?: string;
	sku: string | null;
};

/** What a buyer needs to know beyond the specifications. */
export type BuyingFacts = {
	box: string[];
	/** Handles of products. */
	needs: string[];
	worksWith: string[];
	delivery: Delivery | null;
	warranty: string | null;
	/** The warning California's Proposition 65 asks for. */
	prop65: string | null;
	/** Emission status of an engine with the California Air Resources Board. */
	carb: string | null;
};

export type Product = {
	id: string;
	handle: string;
	title: string;
	group: GroupId;
	description: string;
	/** Sanitized by the catalog. Empty when the store has only plain text. */
	descriptionHtml: string;
	/** Decimal text, such as '275.00': of the variant below. */
	price: string;
	currency: string;
	/** True when at least one variant can be bought. */
	available: boolean;
	/** The first variant that can be bought, else the first. Null when there is none. */
	variantId: string | null;
	options: ProductOption[];
	variants: Variant[];
	/** URL of the first image, used in cart lines. */
	image: string | null;
	images: ProductImage[];
	facts: BuyingFacts;
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

/** What our crew builds on a property needs a written contract first, so it is never sold through the cart. */
export function isBuiltOnSite({ facts }: Pick<Product, "facts">): boolean {
	return facts.delivery?.kind === "on-site";
}

export function priceText(product: Pick<Product, "title" | "price" | "currency">): string {
	if (isContactForPricing(product)) return "Price on request";
	return formatCents(toCents(product.price) ?? 0, product.currency);
}

/** Beside the button of a product without a variant, which the store could not put into an order. */
export const NOT_SOLD_ONLINE = `We can't sell this online right now. To order it, call ${contact.businessPhone}.`;

/** What a visitor asks about a product that the cart cannot take, as the contact form shows it first. */
export function inquiryAbout(product: Pick<Product, "title" | "price"> & { variantTitle?: string }): {
	topic: string;
	message: string;
} {
	if (isContactForPricing(product)) {
		const { title } = product;
		return { topic: title, message: `Please tell me the price and delivery time of: ${title}.` };
	}
	const name = lineName(product);
	return { topic: `Quote: ${name}`, message: `Please send me a quote and a written contract for: ${name}.` };
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
