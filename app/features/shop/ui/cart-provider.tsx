// Gives every page the cart. The panel itself arrives when it is first opened.
import { type ReactNode, useMemo, useRef, useState } from "react";
import { dismissToast, showToast, type ToastMessage } from "#app/ui/toast-store.ts";
import { findQuantityProblem, toCartItem } from "../cart/cart.ts";
import { type CartActions, CartActionsContext } from "./cart-context.ts";
import type { CartPanelProps } from "./cart-panel.tsx";
import { applyToCart, readCart } from "./cart-storage.ts";
import { LazyCartPanel } from "./lazy-cart-panel.tsx";
import { useFinishedCheckout } from "./use-finished-checkout.ts";

const CLOSED = { open: false, added: null, small: false } as const;
const UNDO_SECONDS = 15;

export function CartProvider({ children }: { children: ReactNode }) {
	const [panel, setPanel] = useState<CartPanelProps>(CLOSED);
	const lastToast = useRef<number | null>(null);
	useFinishedCheckout();
	const actions = useMemo<CartActions>(() => {
		// One at a time: on a phone a pile of them would hide the page.
		const say = (toast: ToastMessage) => {
			hush();
			lastToast.current = showToast(toast);
		};
		const hush = () => lastToast.current !== null && dismissToast(lastToast.current);
		const openPanel = () => {
			hush();
			setPanel({ open: true, added: null, small: false });
		};
		return {
			add(product, quantity = 1) {
				const item = toCartItem(product);
				if (!item) return say({ title: "Error", text: "Product variant not available", tone: "destructive" });
				const full = findQuantityProblem(readCart(), item.variantId, quantity);
				if (full) return say({ title: "Error", text: full, tone: "destructive" });
				applyToCart({ type: "add", item, quantity });
				const wide = window.matchMedia("(width >= 64rem)").matches;
				say({
					title: "Added to cart",
					text: `${item.title} has been added to your cart`,
					...(!wide && { action: { label: "View cart", onClick: openPanel } }),
				});
				if (wide) setPanel({ open: true, added: item.variantId, small: true });
			},
			empty() {
				const before = readCart();
				applyToCart({ type: "clear" });
				say({
					title: "Cart emptied",
					seconds: UNDO_SECONDS,
					action: { label: "Undo", onClick: () => applyToCart({ type: "restore", items: before }) },
				});
			},
			change: applyToCart,
			openPanel,
			closePanel() {
				// Seen by then; on a phone it would lie over the next page's heading.
				hush();
				setPanel((before) => ({ ...before, open: false }));
			},
		};
	}, []);
	return (
		<CartActionsContext value={actions}>
			{children}
			<LazyCartPanel {...panel} />
		</CartActionsContext>
	);
}
