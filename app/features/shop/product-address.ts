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
