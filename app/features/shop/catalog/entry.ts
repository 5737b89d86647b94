// The format of our own products. The catalog converts it to the shape every store returns.
import { z } from "zod";
import { DELIVERY_KINDS } from "../delivery.ts";
import { groups } from "../groups.ts";
import type { Product, ProductImage, Variant } from "../product.ts";
import { smallImage } from "../product-picture.ts";
import { withFacts } from "./catalog-facts.ts";
import { productImages, slug, variantPicture } from "./product-images.ts";

const text = z.string().min(1).transform(withFacts);
const texts = z.array(text);
const price = text.pipe(z.string().regex(/^\d+$/));

export const catalogEntry = z.strictObject({
	handle: z.string(),
	title: text,
	group: z.enum(groups.map(({ id }) => id)),
	/** Dollars as text; '0' without a list price. */
	price,
	/** One or two sentences for the card, search engines and the top of the page. */
	summary: text,
	/** More paragraphs for the page. */
	details: texts,
	features: texts,
	/** 'Name: value'. */
	specifications: texts,
	guide: z.strictObject({ before: text, steps: texts, note: text }),
	/** Drawings under /products, after the rendered pictures: sheet and alt text. */
	images: z.array(z.tuple([z.string(), text])).optional(),
	soldOut: z.literal(true).optional(),
	options: z.array(z.strictObject({ name: z.string(), values: texts })).optional(),
	/** The combinations that exist, the usual one first. Without a price they cost the same as the product. */
	variants: z
		.array(z.strictObject({ values: texts, price: price.optional(), soldOut: z.literal(true).optional() }))
		.optional(),
	/** The option whose values one can tell apart in a picture. */
	looksDifferBy: z.string().optional(),
	box: texts,
	/** Handles of products. */
	needs: texts.optional(),
	worksWith: texts.optional(),
	delivery: z.strictObject({ kind: z.enum(DELIVERY_KINDS), leadTime: text }),
	warranty: text,
	prop65: text.optional(),
	carb: text.optional(),
});

export type CatalogEntry = z.infer<typeof catalogEntry>;

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
