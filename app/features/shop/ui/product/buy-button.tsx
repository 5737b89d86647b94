import { href } from "react-router";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { toCartItem } from "../../cart/cart-rules.ts";
import type { ListedProduct } from "../../listed-product.ts";
import { useCartActions } from "../cart/cart-actions.ts";
import { preloadCartPanel } from "../cart/lazy-cart-panel.tsx";

type BuyButtonProps = ButtonLook & {
	product: ListedProduct;
	/** Id of the text that names it. */
	describedBy?: string;
};

/** Puts one of the usual variant into the cart. Without JavaScript it posts a form that adds to the cart on /cart. */
export function BuyButton({ product, describedBy, ...look }: BuyButtonProps) {
	const { add } = useCartActions();
	if (!product.available)
		return (
			<Button {...look} disabled className="w-full" aria-describedby={describedBy}>
				Sold Out
			</Button>
		);
	return (
		<form
			method="post"
			action={href("/cart")}
			onSubmit={(event) => {
				event.preventDefault();
				add(toCartItem(product));
			}}
		>
			<input type="hidden" name="handle" value={product.handle} />
			<input type="hidden" name="variantId" value={product.variantId ?? ""} />
			<input type="hidden" name="quantity" value="1" />
			<Button
				{...look}
				type="submit"
				className="w-full"
				aria-describedby={describedBy}
				onPointerEnter={preloadCartPanel}
				onFocus={preloadCartPanel}
			>
				Add to Cart
			</Button>
		</form>
	);
}
