// What every page has of the cart: its panel and what it holds. Changing it is in cart-actions.ts.
import { createContext, useContext, useSyncExternalStore } from "react";
import type { ToastMessage } from "#app/ui/overlays/toast-store.ts";
import type { CartItem } from "../../cart/cart.ts";
import { cartLines, nothingOnServer } from "./cart-storage.ts";

export type CartPanelControl = {
	/** `justAdded`: a variant, whose line a small panel beside the page shows. */
	openPanel: (justAdded?: string) => void;
	closePanel: () => void;
	/** One message about the cart at a time. */
	say: (toast: ToastMessage) => void;
};

export const CartPanelContext = createContext<CartPanelControl | null>(null);

export function useCartPanel(): CartPanelControl {
	const panel = useContext(CartPanelContext);
	if (!panel) throw new Error("useCart must be used within a CartProvider");
	return panel;
}

export function useCartLines(): readonly CartItem[] {
	return useSyncExternalStore(cartLines.follow, cartLines.read, nothingOnServer);
}
