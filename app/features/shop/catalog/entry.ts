// The format of our own products. The catalog converts it to the shape every store returns.
import type { Product } from "../product.ts";

export type CatalogEntry = {
	handle: string;
	title: string;
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
	/** Drawings under /products with their alt text. */
	images: [sheet: string, altText: string][];
	soldOut?: true;
};

export const SHEET = { width: 1200, height: 900 } as const;

export function productOf(entry: CatalogEntry): Product {
	const images = entry.images.map(([sheet, altText]) => ({
		url: `/products/${sheet}.svg`,
		altText,
		...SHEET,
	}));
	const { before, steps, note } = entry.guide;
	return {
		id: `ringline-product-${entry.handle}`,
		handle: entry.handle,
		title: entry.title,
		description: entry.summary,
		descriptionHtml: [entry.summary, ...entry.details].map((text) => `<p>${text}</p>`).join(""),
		price: Number(entry.price).toFixed(2),
		currency: "USD",
		available: !entry.soldOut,
		variantId: `ringline-variant-${entry.handle}`,
		image: images[0]?.url ?? null,
		images,
		metafields: {
			features: entry.features.join(", "),
			pdf_spec_url: `/products/${entry.handle}.pdf`,
			specifications: entry.specifications.join("\n"),
			installation_guide: `<p>${before}</p><ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol><p><strong>${note}</strong></p>`,
		},
	};
}
