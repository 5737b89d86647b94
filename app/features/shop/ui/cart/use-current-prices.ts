// When the cart is opened, asks for today's prices and stock, updates the cart and says what changed.
import { useEffect, useState } from "react";
import { href } from "react-router";
import { fetchAnswer } from "#app/ui/loading/fetch-answer.ts";
import { type CartChange, type CurrentPrices, withCurrentPrices } from "../../cart/cart-changes.ts";
import { setAside } from "./cart-actions.ts";
import { cartList } from "./cart-storage.ts";

export type PricesAnswer = CurrentPrices & { takesDiscountCodes: boolean };

type State = { changes: CartChange[]; takesDiscountCodes: boolean };

export function useCurrentPrices(open: boolean): State {
	const [state, setState] = useState<State>({ changes: [], takesDiscountCodes: false });
	useEffect(() => {
		if (!open || cartList.read().length === 0) return;
		let isCurrent = true;
		void askPrices().then((answer) => {
			if (!answer || !isCurrent) return;
			const after = withCurrentPrices(cartList.read(), answer);
			if (after.changes.length > 0) {
				cartList.store(after.cart);
				if (after.setAside.length > 0) setAside(after.setAside);
			}
			setState({ changes: after.changes, takesDiscountCodes: answer.takesDiscountCodes });
		});
		return () => {
			isCurrent = false;
		};
	}, [open]);
	return state;
}

/** Null without an answer: the checkout asks again, and nothing is sold at an old price. */
async function askPrices(): Promise<PricesAnswer | null> {
	const lines = cartList.read().map(({ variantId, quantity }) => ({ variantId, quantity }));
	try {
		const sent = await fetchAnswer<PricesAnswer | null>(href("/cart/prices"), {
			method: "POST",
			headers: { "Content-Type": "application/json", Accept: "application/json" },
			body: JSON.stringify({ lines }),
		});
		return sent.lost || !Array.isArray(sent.answer?.priced) ? null : sent.answer;
	} catch {
		return null;
	}
}
