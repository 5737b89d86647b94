import { href } from "react-router";

/** The page of a product with the variant that a cart or an order holds. */
export function productAddress({
	handle,
	variantId,
	variantTitle,
}: {
	handle: string;
	variantId: string;
	variantTitle?: string;
}): string {
	const page = href("/product/:handle", { handle });
	return variantTitle ? `${page}?variant=${encodeURIComponent(variantId)}` : page;
}

/** Anything longer would not fit into the header that leads back. */
const HANDLE = /^[\w-]{1,200}$/;

/** Where a form of the shop leads back to when it failed: the product it names, or the cart. */
export function backPath(handle: string): string {
	return HANDLE.test(handle) ? href("/product/:handle", { handle }) : href("/cart");
}
