// The product fields a card and a cart line need, without the long texts.
import { isBuiltOnSite, type Product, type Variant } from "./product.ts";

export type ListedProduct = Omit<
	Product,
	"descriptionHtml" | "metafields" | "facts" | "options" | "variants"
> & {
	/** Name of the variant above, empty without options. */
	variantTitle: string;
	/** How many variants there are. */
	versions: number;
	/** The variants to choose from. Empty when there is only one, or too many to list: then the product's page asks. */
	choices: Omit<Variant, "values" | "sku" | "pictured">[];
	isBuiltOnSite: boolean;
	/** Not all variants cost the same. */
	hasPriceRange: boolean;
};

const MAX_CHOICES = 12;

export function listedProduct({
	descriptionHtml: _html,
	metafields: _fields,
	facts,
	options: _options,
	variants,
	...listed
}: Product): ListedProduct {
	return {
		...listed,
		variantTitle: variants.find(({ id }) => id === listed.variantId)?.title ?? "",
		versions: variants.length,
		choices:
			variants.length > 1 && variants.length <= MAX_CHOICES
				? variants.map(({ id, title, price, available, image }) => ({ id, title, price, available, image }))
				: [],
		isBuiltOnSite: isBuiltOnSite({ facts }),
		hasPriceRange: new Set(variants.map(({ price }) => price)).size > 1,
	};
}
