// For the pages and parts that change the cart.
import { useMemo, useSyncExternalStore } from "react";
import { type Cart, type CartItem, totalItems } from "../../cart/cart.ts";
import {
	type CartAction,
	changeCart,
	findQuantityProblem,
	type NewCartItem,
	totalCents,
} from "../../cart/cart-rules.ts";
import { type CartPanelControl, useCartItems, useCartPanel } from "./cart-context.ts";
import { type CartList, cartList, nothingOnServer, savedList } from "./cart-storage.ts";

const UNDO_SECONDS = 15;

export type CartActions = {
	/** Adds some and says so; on a wide screen a small panel opens beside the page. Null: there is no variant to sell. */
	add: (item: NewCartItem | null, quantity?: number) => void;
	/** Several at once, such as a planned system. */
	addAll: (items: readonly CartItem[]) => void;
	/** Offers Undo for a while, like everything that removes something. */
	remove: (item: CartItem) => void;
	/** Offers Undo for a while. */
	empty: () => void;
	saveForLater: (item: CartItem) => void;
	moveToCart: (item: CartItem) => void;
	removeSaved: (item: CartItem) => void;
	change: (action: CartAction) => void;
	openPanel: () => void;
	closePanel: () => void;
};

export function applyToCart(action: CartAction): void {
	cartList.store(changeCart(cartList.read(), action));
}

/** Adds items to the list for later. */
export function setAside(items: readonly CartItem[]): void {
	for (const { quantity, ...item } of items)
		savedList.store(changeCart(savedList.read(), { type: "add", item, quantity }));
}

function dropSaved({ variantId }: CartItem): void {
	savedList.store(changeCart(savedList.read(), { type: "remove", variantId }));
}

/** For components that only change the cart: they do not rerender when it changes. */
export function useCartActions(): CartActions {
	const panel = useCartPanel();
	return useMemo(() => actionsOf(panel), [panel]);
}

export type CartView = CartActions & { items: Cart; saved: Cart; totalItems: number; totalCents: number };

export function useCart(): CartView {
	const actions = useCartActions();
	const items = useCartItems();
	const saved = useSyncExternalStore(savedList.follow, savedList.read, nothingOnServer);
	return { ...actions, items, saved, totalItems: totalItems(items), totalCents: totalCents(items) };
}

function actionsOf({ openPanel, closePanel, say }: CartPanelControl): CartActions {
	const sayWithUndo = (title: string, items: Cart, text?: string) =>
		say({
			title,
			text,
			seconds: UNDO_SECONDS,
			action: { label: "Undo", onClick: () => applyToCart({ type: "restore", items }) },
		});
	/** Adds to what is there already. What does not fit stays where it is, and the visitor hears why. */
	const move = ({ quantity, ...item }: CartItem, from: CartList, to: CartList): boolean => {
		const name = to === savedList ? "Your list for later" : "Your cart";
		const full = findQuantityProblem(to.read(), item.variantId, quantity, name);
		if (full) say({ title: "Error", text: full, tone: "destructive" });
		else {
			from.store(changeCart(from.read(), { type: "subtract", lines: [{ ...item, quantity }] }));
			to.store(changeCart(to.read(), { type: "add", item, quantity }));
		}
		return !full;
	};
	const moveToCart = (item: CartItem) => void move(item, savedList, cartList);
	return {
		add(item, quantity = 1) {
			if (!item) return say({ title: "Error", text: "Product variant not available", tone: "destructive" });
			const full = findQuantityProblem(cartList.read(), item.variantId, quantity);
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
		addAll(items) {
			for (const { quantity, ...item } of items) applyToCart({ type: "add", item, quantity });
			say({ title: "Added to cart", text: `${items.length} products have been added to your cart` });
		},
		remove(item) {
			applyToCart({ type: "remove", variantId: item.variantId });
			sayWithUndo("Removed", [item], item.title);
		},
		empty() {
			const before = cartList.read();
			applyToCart({ type: "clear" });
			sayWithUndo("Cart emptied", before);
		},
		saveForLater(item) {
			if (!move(item, cartList, savedList)) return;
			say({
				title: "Saved for later",
				text: item.title,
				seconds: UNDO_SECONDS,
				action: { label: "Undo", onClick: () => moveToCart(item) },
			});
		},
		moveToCart,
		removeSaved(item) {
			dropSaved(item);
			say({
				title: "Removed",
				text: item.title,
				seconds: UNDO_SECONDS,
				action: { label: "Undo", onClick: () => setAside([item]) },
			});
		},
		change: applyToCart,
		openPanel: () => openPanel(),
		closePanel,
	};
}
