// The products a product's page links to.
import { type Product, priceText } from "./product.ts";

export type LinkedProduct = { handle: string; title: string; price: string; image: string | null };
export type LinkedProducts = { needs: LinkedProduct[]; worksWith: LinkedProduct[]; related: LinkedProduct[] };

const MAX_RELATED = 4;

export function linkedProducts(product: Product, products: readonly Product[]): LinkedProducts {
	const { needs, worksWith } = product.facts;
	// A store's editor may name a product that was taken out since.
	const named = (handles: string[]) =>
		handles.flatMap((handle) => products.find((one) => one.handle === handle) ?? []).map(linked);
	const shown = new Set([product.handle, ...needs, ...worksWith]);
	const related = products
		.filter(({ handle, group }) => group === product.group && !shown.has(handle))
		.slice(0, MAX_RELATED);
	return { needs: named(needs), worksWith: named(worksWith), related: related.map(linked) };
}

function linked(product: Product): LinkedProduct {
	const { handle, title, image } = product;
	return { handle, title, image, price: priceText(product) };
}
