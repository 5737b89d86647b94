// The format of our own products. The catalog converts it to the shape every store returns.
import type { Delivery } from "../delivery.ts";
import type { GroupId } from "../groups.ts";
import type { Product, ProductImage, ProductOption, Variant } from "../product.ts";
import { type DrawingSheet, productImages } from "./product-images.ts";

export type CatalogEntry = {
	handle: string;
	title: string;
	group: Exclude<GroupId, "other">;
	/** Dollars as text; '0' without a list price. */
	price: string;
	/** One or two sentences for the card, search engines and the top of the page. */
	summary: string;
	/** More paragraphs for the page. */
	details: string[];
	features: string[];
	/** 'Name: value'. */
	specifications: string[];
	guide: { before: string; steps: string[]; note: string };
	/** Drawings under /products, after the rendered pictures, with their alt text. */
	images?: DrawingSheet[];
	soldOut?: true;
	options?: ProductOption[];
	/** The combinations that exist, the usual one first. Without a price they cost the same as the product. */
	variants?: { values: string[]; price?: string; soldOut?: true }[];
	box: string[];
	/** Handles of products. */
	needs?: string[];
	worksWith?: string[];
	delivery: Delivery;
	warranty: string;
	prop65?: string;
	carb?: string;
};

export function productOf(entry: CatalogEntry): Product {
	const images = productImages(entry.handle, entry.images);
	const { before, steps, note } = entry.guide;
	const variants = variantsOf(entry);
	const usual = variants.find(({ available }) => available) ?? variants[0];
	return {
		id: `ringline-product-${entry.handle}`,
		handle: entry.handle,
		title: entry.title,
		group: entry.group,
		description: entry.summary,
		descriptionHtml: [entry.summary, ...entry.details].map((text) => `<p>${text}</p>`).join(""),
		price: usual?.price ?? "0.00",
		currency: "USD",
		available: usual?.available ?? false,
		variantId: usual?.id ?? null,
		options: entry.options ?? [],
		variants,
		image: images[0] ? smallImage(images[0]) : null,
		images,
		facts: {
			box: entry.box,
			needs: entry.needs ?? [],
			worksWith: entry.worksWith ?? [],
			delivery: entry.delivery,
			warranty: entry.warranty,
			prop65: entry.prop65 ?? null,
			carb: entry.carb ?? null,
		},
		metafields: {
			features: entry.features.join(", "),
			pdf_spec_url: `/products/${entry.handle}.pdf`,
			specifications: entry.specifications.join("\n"),
			installation_guide: `<p>${before}</p><ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol><p><strong>${note}</strong></p>`,
		},
	};
}

/** A cart line needs no more than the smallest width. */
function smallImage({ url, picture }: ProductImage): string {
	return picture ? `${picture.path}-${picture.widths[0]}.webp` : url;
}

function variantsOf({ handle, price, soldOut, variants }: CatalogEntry): Variant[] {
	const usualId = `ringline-variant-${handle}`;
	const whole = { price: Number(price).toFixed(2), image: null };
	if (!variants) return [{ ...whole, id: usualId, title: "", values: [], available: !soldOut, sku: handle }];
	return variants.map((variant, at) => {
		const name = variant.values
			.join("-")
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, "-")
			.replace(/-$/, "");
		return {
			...whole,
			id: at === 0 ? usualId : `${usualId}-${name}`,
			title: variant.values.join(", "),
			values: variant.values,
			price: Number(variant.price ?? price).toFixed(2),
			available: !soldOut && !variant.soldOut,
			sku: at === 0 ? handle : `${handle}-${name}`,
		};
	});
}
