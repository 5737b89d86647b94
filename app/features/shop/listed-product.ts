// The product fields a card and a cart line need, without the long texts.
import type { Product } from "./product.ts";

export type ListedProduct = Omit<Product, "descriptionHtml" | "metafields">;

export function listedProduct({
	descriptionHtml: _html,
	metafields: _fields,
	...listed
}: Product): ListedProduct {
	return listed;
}
