import { href } from "react-router";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import type { ListedProduct } from "../listed-product.ts";
import { useCartActions } from "./cart-context.ts";
import { preloadCartPanel } from "./lazy-cart-panel.tsx";

type BuyButtonProps = ButtonLook & {
	product: ListedProduct /** Id of the text that names it. */;
	describedBy?: string;
};

/** Without JavaScript it is a form that starts a checkout with this one item. */
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
			action={href("/checkout")}
			onSubmit={(event) => {
				event.preventDefault();
				add(product);
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
