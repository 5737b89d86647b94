// The format of our own products. The catalog converts it to the shape every store returns.
import type { Delivery } from "../delivery.ts";
import type { GroupId } from "../groups.ts";
import type { Product, ProductImage, ProductOption, Variant } from "../product.ts";
import { smallImage } from "../product-picture.ts";
import { type DrawingSheet, productImages, slug, variantPicture } from "./product-images.ts";

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
	/** The option whose values one can tell apart in a picture. */
	looksDifferBy?: string;
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
	const images = productImages(entry.handle, entry.variants, entry.images);
	const { before, steps, note } = entry.guide;
	const variants = variantsOf(entry, images);
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

function variantsOf(entry: CatalogEntry, images: readonly ProductImage[]): Variant[] {
	const { handle, price, soldOut, variants, options = [], looksDifferBy } = entry;
	const usualId = `ringline-variant-${handle}`;
	const whole = { price: Number(price).toFixed(2), image: null };
	if (!variants) return [{ ...whole, id: usualId, title: "", values: [], available: !soldOut, sku: handle }];
	const look = options.findIndex(({ name }) => name === looksDifferBy);
	const usualLook = variants[0]?.values[look];
	return variants.map(({ values, ...variant }, at) => {
		const name = slug(values.join("-"));
		const own = images.find(({ picture }) => picture && picture === variantPicture(handle, values));
		const isPictured = own || values[look] === usualLook;
		return {
			id: at === 0 ? usualId : `${usualId}-${name}`,
			title: values.join(", "),
			values,
			price: Number(variant.price ?? price).toFixed(2),
			available: !soldOut && !variant.soldOut,
			image: own ? smallImage(own) : null,
			...(!isPictured && { pictured: usualLook }),
			sku: at === 0 ? handle : `${handle}-${name}`,
		};
	});
}
