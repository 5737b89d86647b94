import { href } from "react-router";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { MAX_QUANTITY_PER_ITEM } from "../cart/cart.ts";
import type { ListedProduct } from "../listed-product.ts";
import { useCartActions } from "./cart-actions.ts";
import { preloadCartPanel } from "./lazy-cart-panel.tsx";

type BuyButtonProps = ButtonLook & {
	product: ListedProduct /** Id of the text that names it. */;
	describedBy?: string;
	/** Shows a quantity field, on the product page. Elsewhere the quantity is one. */
	askQuantity?: boolean;
};

/** Without JavaScript it posts a form that adds to the cart on /cart. */
export function BuyButton({ product, describedBy, askQuantity = false, ...look }: BuyButtonProps) {
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
			className="grid gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const quantity = Math.trunc(Number(new FormData(event.currentTarget).get("quantity")));
				add(product, quantity > 0 ? quantity : 1);
			}}
		>
			<input type="hidden" name="handle" value={product.handle} />
			<input type="hidden" name="variantId" value={product.variantId ?? ""} />
			{askQuantity ? (
				<Field label="Quantity" className="w-28">
					{(control) => (
						<Input
							{...control}
							name="quantity"
							type="number"
							min={1}
							max={MAX_QUANTITY_PER_ITEM}
							defaultValue="1"
						/>
					)}
				</Field>
			) : (
				<input type="hidden" name="quantity" value="1" />
			)}
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
