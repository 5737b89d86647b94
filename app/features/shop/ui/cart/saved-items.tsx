import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { formatCents } from "#app/ui/money.ts";
import type { Cart } from "../../cart/cart.ts";
import { lineName } from "../../product.ts";
import { productAddress } from "../../product-address.ts";
import { toCents } from "../../store-price.ts";
import type { CartActions } from "./cart-actions.ts";

type SavedItemsProps = {
	items: Cart;
	actions: Pick<CartActions, "moveToCart" | "removeSaved" | "closePanel">;
};

export function SavedItems({ items, actions }: SavedItemsProps) {
	if (items.length === 0) return null;
	return (
		<section aria-label="Saved for later" className="mt-8">
			<h3 className="text-label font-semibold">Saved for later</h3>
			<ul className="mt-2 divide-y divide-line border-y border-line">
				{items.map((item) => (
					<li key={item.variantId} className="py-3">
						<div className="flex items-baseline justify-between gap-4">
							<Link
								className="link link-quiet min-w-0"
								to={productAddress(item)}
								onClick={actions.closePanel}
							>
								{lineName(item)}
							</Link>
							<span className="figures whitespace-nowrap text-slate">
								{formatCents(toCents(item.price) ?? 0, item.currency)}
							</span>
						</div>
						<div className="mt-1 flex gap-2">
							<Button
								variant="secondary"
								size="small"
								aria-label={`Move to cart: ${lineName(item)}`}
								onClick={() => actions.moveToCart(item)}
							>
								Move to cart
							</Button>
							<Button
								variant="ghost"
								size="small"
								aria-label={`Remove ${lineName(item)} from the saved items`}
								onClick={() => actions.removeSaved(item)}
							>
								Remove
							</Button>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
