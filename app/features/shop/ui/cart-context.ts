import { createContext, useContext, useSyncExternalStore } from "react";
import { type Cart, type CartAction, totalCents, totalItems } from "../cart/cart.ts";
import type { ListedProduct } from "../listed-product.ts";
import { cartOnServer, followCart, readCart } from "./cart-storage.ts";

export type CartActions = {
	/** Puts some in and says so; on a wide screen a small panel opens beside the page. */
	add: (product: ListedProduct, quantity?: number) => void;
	/** With a way back for a while. */
	empty: () => void;
	change: (action: CartAction) => void;
	openPanel: () => void;
	closePanel: () => void;
};

export const CartActionsContext = createContext<CartActions | null>(null);

/** For who only changes the cart: does not draw itself anew when it changes. */
export function useCartActions(): CartActions {
	const actions = useContext(CartActionsContext);
	if (!actions) throw new Error("useCart must be used within a CartProvider");
	return actions;
}

export type CartView = CartActions & { items: Cart; totalItems: number; totalCents: number };

export function useCart(): CartView {
	const actions = useCartActions();
	const items = useSyncExternalStore(followCart, readCart, cartOnServer);
	return { ...actions, items, totalItems: totalItems(items), totalCents: totalCents(items) };
}
