// Gives every page the cart. The panel itself arrives when it is first opened.
import { type ReactNode, useMemo, useRef, useState } from "react";
import { dismissToast, showToast } from "#app/ui/toast-store.ts";
import { cartItemOf, noRoomFor } from "../cart.ts";
import { type CartActions, CartActionsContext } from "./cart-context.ts";
import { applyToCart, readCart } from "./cart-storage.ts";
import { LazyCartPanel } from "./lazy-cart-panel.tsx";
import { useFinishedCheckout } from "./use-finished-checkout.ts";

export function CartProvider({ children }: { children: ReactNode }) {
	const [panel, setPanel] = useState<{ open: boolean; added: string | null }>({ open: false, added: null });
	const lastToast = useRef<number | null>(null);
	useFinishedCheckout();
	const actions = useMemo<CartActions>(
		() => ({
			add(product) {
				const item = cartItemOf(product);
				if (!item) {
					showToast({ title: "Error", text: "Product variant not available", tone: "destructive" });
					return;
				}
				const full = noRoomFor(readCart(), item.variantId);
				if (!full) applyToCart({ type: "add", item });
				// One at a time: on a phone a pile of them would hide the cart.
				if (lastToast.current !== null) dismissToast(lastToast.current);
				lastToast.current = showToast(
					full
						? { title: "Error", text: full, tone: "destructive" }
						: { title: "Added to cart", text: `${item.title} has been added to your cart` },
				);
				setPanel({ open: true, added: item.variantId });
			},
			change: applyToCart,
			openPanel: () => setPanel({ open: true, added: null }),
			closePanel() {
				// Seen by then; on a phone it would lie over the next page's heading.
				if (lastToast.current !== null) dismissToast(lastToast.current);
				setPanel((before) => ({ ...before, open: false }));
			},
		}),
		[],
	);
	return (
		<CartActionsContext value={actions}>
			{children}
			<LazyCartPanel open={panel.open} added={panel.added} />
		</CartActionsContext>
	);
}
