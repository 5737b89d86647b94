// The product fields a card and a cart line need, without the long texts.
import type { Product } from "./product.ts";

export type ListedProduct = Omit<
	Product,
	"descriptionHtml" | "metafields" | "facts" | "options" | "variants"
> & {
	/** Name of the variant above, empty without options. */
	variantTitle: string;
	/** How many variants there are. */
	versions: number;
	/** Not all variants cost the same. */
	hasPriceRange: boolean;
};

export function listedProduct({
	descriptionHtml: _html,
	metafields: _fields,
	facts: _facts,
	options: _options,
	variants,
	...listed
}: Product): ListedProduct {
	return {
		...listed,
		variantTitle: variants.find(({ id }) => id === listed.variantId)?.title ?? "",
		versions: variants.length,
		hasPriceRange: new Set(variants.map(({ price }) => price)).size > 1,
	};
}
