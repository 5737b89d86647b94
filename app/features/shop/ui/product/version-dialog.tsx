// Asks which version of a product goes into the cart. Loaded when first opened.
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { toVariantItem } from "../../cart/cart-rules.ts";
import type { ListedProduct } from "../../listed-product.ts";
import { isContactForPricing, priceText } from "../../product.ts";
import { useCartActions } from "../cart/cart-actions.ts";

type VersionDialogProps = { product: ListedProduct; open: boolean; onClose: () => void };

export function VersionDialog({ product, open, onClose }: VersionDialogProps) {
	const { add } = useCartActions();
	const stateOf = ({ price, available }: { price: string; available: boolean }) =>
		available ? priceText({ ...product, price }) : "Sold out";
	return (
		<Dialog open={open} onOpenChange={onClose} title={product.title}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					const id = new FormData(event.currentTarget).get("variantId");
					const chosen = product.choices.find((choice) => choice.id === id);
					onClose();
					add(chosen ? toVariantItem(product, chosen) : null);
				}}
			>
				<RadioGroup
					legend="Which version?"
					name="variantId"
					defaultValue={product.variantId ?? undefined}
					choices={product.choices.map((choice) => ({
						value: choice.id,
						label: choice.title,
						hint: <span className="figures">{stateOf(choice)}</span>,
						// One without a price is sold by talking.
						disabled: !choice.available || isContactForPricing({ title: product.title, price: choice.price }),
					}))}
				/>
				<Button type="submit" className="mt-6 w-full">
					Add to Cart
				</Button>
			</form>
		</Dialog>
	);
}
