// For the pages and parts that change the cart.
import { useMemo, useSyncExternalStore } from "react";
import type { Cart, CartItem } from "../../cart/cart.ts";
import { type CartChange, changeCart, type NewCartItem } from "../../cart/cart-rules.ts";
import { type CartPanelControl, useCartLines, useCartPanel } from "./cart-context.ts";
import { nothingOnServer, readCart, savedLines, storeCart } from "./cart-storage.ts";

const UNDO_SECONDS = 15;

export type CartActions = {
	/** Adds some and says so; on a wide screen a small panel opens beside the page. Null: there is no variant to sell. */
	add: (item: NewCartItem | null, quantity?: number) => void;
	/** Several at once, such as a planned system. */
	addAll: (items: readonly CartItem[]) => void;
	/** A button of the cart was pressed. What takes something away offers Undo for a while. */
	press: (change: LineChange | { type: "empty" }, item?: CartItem) => void;
	openPanel: () => void;
	closePanel: () => void;
};

export type LineChange = Extract<CartChange, { variantId: string }>;

/** What went wrong, if anything. */
export function applyToCart(change: CartChange): string | null {
	const changed = changeCart(readCart(), change);
	if (!changed.ok) return changed.problem;
	storeCart(changed.cart);
	return null;
}

/** For components that only change the cart: they do not rerender when it changes. */
export function useCartActions(): CartActions {
	const panel = useCartPanel();
	return useMemo(() => actionsOf(panel), [panel]);
}

export function useCart(): Cart & { actions: CartActions } {
	const actions = useCartActions();
	const lines = useCartLines();
	const saved = useSyncExternalStore(savedLines.follow, savedLines.read, nothingOnServer);
	return { lines, saved, actions };
}

function actionsOf({ openPanel, closePanel, say }: CartPanelControl): CartActions {
	/** Says why it cannot be, if so. */
	const succeeds = (change: CartChange): boolean => {
		const problem = applyToCart(change);
		if (problem) say({ title: "Error", text: problem, tone: "destructive" });
		return !problem;
	};
	return {
		add(item, quantity = 1) {
			if (!item) return say({ title: "Error", text: "Product variant not available", tone: "destructive" });
			if (!succeeds({ type: "add", lines: [{ ...item, quantity }] })) return;
			const wide = window.matchMedia("(width >= 64rem)").matches;
			say({
				title: "Added to cart",
				text: `${item.title} has been added to your cart`,
				...(!wide && { action: { label: "View cart", onClick: () => openPanel() } }),
			});
			if (wide) openPanel(item.variantId);
		},
		addAll(lines) {
			if (succeeds({ type: "add", lines }))
				say({ title: "Added to cart", text: `${lines.length} products have been added to your cart` });
		},
		press(change, item) {
			const { lines } = readCart();
			if (!succeeds(change)) return;
			const undone = undoOf(change, lines, item);
			if (undone)
				say({
					title: undone.title,
					// What was saved is there to see.
					text: change.type === "save" ? undefined : item?.title,
					seconds: UNDO_SECONDS,
					action: { label: "Undo", onClick: () => void applyToCart(undone.undo) },
				});
		},
		openPanel: () => openPanel(),
		closePanel,
	};
}

/** What the message says, and how it is taken back. Null for changes that show at once and take nothing away. */
function undoOf(
	change: LineChange | { type: "empty" },
	lines: readonly CartItem[],
	item: CartItem | undefined,
): { title: string; undo: CartChange } | null {
	const restore = (cart: Partial<Cart>) => ({
		type: "restore" as const,
		cart: { lines: [], saved: [], ...cart },
	});
	if (change.type === "empty") return { title: "Cart emptied", undo: restore({ lines }) };
	if (!item) return null;
	if (change.type === "remove" || (change.type === "set" && change.quantity < 1))
		return { title: "Removed", undo: restore({ lines: [item] }) };
	if (change.type === "remove-saved") return { title: "Removed", undo: restore({ saved: [item] }) };
	if (change.type === "save")
		return {
			title: "Saved for later",
			undo: { type: "move", variantId: item.variantId, quantity: item.quantity },
		};
	return null;
}
