// How a product of our own is written down; the catalogue turns it into the shape that every store delivers.
import type { Product } from "../product.ts";

export type CatalogueEntry = {
	handle: string;
	title: string;
	/** Dollars as text; '0' when there is no list price. */
	price: string;
	/** One or two sentences: the card, search engines, and the opening of the page. */
	summary: string;
	/** Further paragraphs of the page. */
	details: string[];
	features: string[];
	/** 'Name: value'. */
	specifications: string[];
	guide: { before: string; steps: string[]; note: string };
	/** Drawn sheets under /products, with what they show. */
	images: [sheet: string, altText: string][];
	soldOut?: true;
};

export const SHEET = { width: 1200, height: 900 } as const;

export function productOf(entry: CatalogueEntry): Product {
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
