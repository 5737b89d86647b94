// What a card and a cart line need of a product; the long texts stay on its own page.
import type { Product } from "./product.ts";

export type ListedProduct = Omit<Product, "descriptionHtml" | "metafields">;

export function listedProduct({
	descriptionHtml: _html,
	metafields: _fields,
	...listed
}: Product): ListedProduct {
	return listed;
}
