// For the pages and parts that change the cart.
import { useMemo } from "react";
import { type Cart, totalItems } from "../cart/cart.ts";
import {
	type CartAction,
	changeCart,
	findQuantityProblem,
	toCartItem,
	totalCents,
} from "../cart/cart-rules.ts";
import type { ListedProduct } from "../listed-product.ts";
import { type CartPanelControl, useCartItems, useCartPanel } from "./cart-context.ts";
import { readCart, storeCart } from "./cart-storage.ts";

const UNDO_SECONDS = 15;

export type CartActions = {
	/** Puts some in and says so; on a wide screen a small panel opens beside the page. */
	add: (product: ListedProduct, quantity?: number) => void;
	/** With a way back for a while. */
	empty: () => void;
	change: (action: CartAction) => void;
	openPanel: () => void;
	closePanel: () => void;
};

export function applyToCart(action: CartAction): void {
	storeCart(changeCart(readCart(), action));
}

/** For who only changes the cart: does not draw itself anew when it changes. */
export function useCartActions(): CartActions {
	const panel = useCartPanel();
	return useMemo(() => actionsOf(panel), [panel]);
}

export type CartView = CartActions & { items: Cart; totalItems: number; totalCents: number };

export function useCart(): CartView {
	const actions = useCartActions();
	const items = useCartItems();
	return { ...actions, items, totalItems: totalItems(items), totalCents: totalCents(items) };
}

function actionsOf({ openPanel, closePanel, say }: CartPanelControl): CartActions {
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
				...(!wide && { action: { label: "View cart", onClick: () => openPanel() } }),
			});
			if (wide) openPanel(item.variantId);
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
		openPanel: () => openPanel(),
		closePanel,
	};
}
