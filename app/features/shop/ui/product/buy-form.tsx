import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { MAX_QUANTITY_PER_ITEM } from "../../cart/cart.ts";
import { toVariantItem } from "../../cart/cart-rules.ts";
import { seenPrice } from "../../cart/share-link.ts";
import { NOT_SOLD_ONLINE, type Product, priceText, type Variant } from "../../product.ts";
import "./buy-form.css";
import { useCartActions } from "../cart/cart-actions.ts";
import { preloadCartPanel } from "../cart/lazy-cart-panel.tsx";

/** Quantity and Add to Cart. On a phone the button stays at the bottom of the screen. */
export function BuyForm({ product, variant }: { product: Product; variant: Variant | null }) {
	const { add } = useCartActions();
	const { price: amount, available } = variant ?? product;
	const price = priceText({ ...product, price: amount });
	if (!available)
		return (
			<div className="buy-bar figures" data-price={price}>
				<Button size="large" disabled className="w-full">
					Sold Out
				</Button>
			</div>
		);
	return (
		<form
			method="post"
			action={href("/cart")}
			className="grid gap-4"
			onSubmit={(event) => {
				// 'Order Now' goes on to the checkout as an ordinary form.
				const button = (event.nativeEvent as SubmitEvent).submitter;
				if (button?.hasAttribute("formaction")) return;
				event.preventDefault();
				const quantity = Math.trunc(Number(new FormData(event.currentTarget).get("quantity")));
				add(variant && toVariantItem(product, variant), quantity > 0 ? quantity : 1);
			}}
		>
			<input type="hidden" name="handle" value={product.handle} />
			<input type="hidden" name="variantId" value={variant?.id ?? ""} />
			<input type="hidden" name="seen" value={seenPrice({ variantId: variant?.id ?? "", price: amount })} />
			<TextField
				label="Quantity"
				className="w-28 print:hidden"
				name="quantity"
				type="number"
				inputMode="numeric"
				min={1}
				max={MAX_QUANTITY_PER_ITEM}
				defaultValue="1"
			/>
			<div className="buy-bar figures" data-price={price}>
				<Button
					size="large"
					type="submit"
					className="w-full"
					onPointerEnter={preloadCartPanel}
					onFocus={preloadCartPanel}
				>
					Add to Cart
				</Button>
			</div>
			{!variant && <p className="text-sm text-slate">{NOT_SOLD_ONLINE}</p>}
			{variant && product.group === "service" && (
				<Button
					variant="secondary"
					size="large"
					type="submit"
					formAction={href("/checkout")}
					className="w-full"
				>
					Order Now
				</Button>
			)}
		</form>
	);
}
