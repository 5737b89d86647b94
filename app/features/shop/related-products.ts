// The products a product's page links to.
import { type Product, type ProductImage, priceText } from "./product.ts";

export type LinkedProduct = { handle: string; title: string; price: string; image: ProductImage | null };
export type LinkedProducts = { needs: LinkedProduct[]; worksWith: LinkedProduct[]; more: LinkedProduct[] };

/** One row of pictures on a wide screen, two rows on a phone. */
const MORE_PRODUCTS = 4;

export function linkedProducts(product: Product, products: readonly Product[]): LinkedProducts {
	const { needs, worksWith } = product.facts;
	// A store's editor may name a product that was taken out since.
	const named = (handles: string[]) =>
		handles.flatMap((handle) => products.find((one) => one.handle === handle) ?? []).map(linked);
	const shown = new Set([product.handle, ...needs, ...worksWith]);
	const others = products.filter(({ handle }) => !shown.has(handle));
	const isRelated = ({ group, facts }: Product) =>
		group === product.group || [...facts.needs, ...facts.worksWith].includes(product.handle);
	const more = [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))];
	return {
		needs: named(needs),
		worksWith: named(worksWith),
		more: more.slice(0, MORE_PRODUCTS).map(linked),
	};
}

function linked(product: Product): LinkedProduct {
	const { handle, title, images } = product;
	return { handle, title, image: images[0] ?? null, price: priceText(product) };
}
