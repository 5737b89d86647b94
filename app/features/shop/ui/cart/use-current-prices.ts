// When the cart is opened, asks for today's prices and stock, updates the cart and says what changed. Without an answer
// it says nothing: the checkout asks again, and nothing is sold at an old price.
import { useEffect, useState } from "react";
import { href, useFetcher } from "react-router";
import type { ShownItem } from "../../cart/cart.ts";
import { type CurrentPrices, withCurrentPrices } from "../../cart/cart-changes.ts";
import { sharedItem } from "../../cart/share-link.ts";
import { readCart, storeCart } from "./cart-storage.ts";

export type PricesAnswer = CurrentPrices & { takesDiscountCodes: boolean };

type State = {
	changes: readonly string[];
	takesDiscountCodes: boolean;
	/** Beside what cannot be ordered right now. */
	problemOf: (item: ShownItem) => ShownItem;
};

export function useCurrentPrices(open: boolean): State {
	const { submit, data } = useFetcher<PricesAnswer | null>();
	const [changes, setChanges] = useState<readonly string[]>([]);
	useEffect(() => {
		const { lines, saved } = readCart();
		if (!open || lines.length + saved.length === 0) return;
		setChanges([]);
		const form = new URLSearchParams({ intent: "prices" });
		for (const line of [...lines, ...saved]) form.append("item", sharedItem(line));
		void submit(form, { method: "post", action: href("/cart"), defaultShouldRevalidate: false });
	}, [open, submit]);
	useEffect(() => {
		if (!data) return;
		const after = withCurrentPrices(readCart(), data);
		storeCart(after.cart);
		setChanges(after.changes);
	}, [data]);
	const reasons = new Map(data?.problems.map(({ variantId, reason }) => [variantId, reason]));
	return {
		changes,
		takesDiscountCodes: data?.takesDiscountCodes ?? false,
		problemOf: (item) => ({ ...item, problem: reasons.get(item.variantId) }),
	};
}
