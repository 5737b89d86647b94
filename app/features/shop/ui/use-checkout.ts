// From the cart to the checkout: asks the server, and lets the visitor accept what changed meanwhile.
import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { Cart } from "../cart.ts";
import { type CartChange, changesByPricing, changesByProblems, withoutProblems } from "../cart-changes.ts";
import type { CheckoutAnswer } from "../checkout-request.ts";
import { CHECKOUT_FAILED } from "../checkout-texts.ts";
import { useCart } from "./cart-context.ts";
import { applyToCart, readCart } from "./cart-storage.ts";
import { rememberCheckout } from "./left-checkout.ts";

type State = {
	busy: boolean;
	error: string | null;
	/** Waits for the visitor: what changed, and how to go on with it. */
	changes: { list: CartChange[]; accept: () => void } | null;
};

const IDLE: State = { busy: false, error: null, changes: null };

export function useCheckout(): State & { proceed: () => void; reset: () => void } {
	const [state, setState] = useState<State>(IDLE);
	const { closePanel } = useCart();
	const navigate = useNavigate();

	function leaveFor(checkoutUrl: string) {
		if (!checkoutUrl.startsWith("/")) {
			window.location.assign(checkoutUrl);
			return;
		}
		closePanel();
		void navigate(checkoutUrl);
	}

	async function proceed() {
		const cart = readCart();
		if (cart.length === 0) return;
		setState({ ...IDLE, busy: true });
		try {
			const answer = await askForCheckout(cart);
			setState(afterwards(cart, answer));
		} catch (error) {
			console.error("Checkout failed", error);
			setState({ ...IDLE, error: CHECKOUT_FAILED });
		}
	}

	function afterwards(cart: Cart, answer: CheckoutAnswer): State {
		if (!answer.ok) {
			console.error("Checkout refused", answer.error);
			if (answer.problems.length === 0) return { ...IDLE, error: CHECKOUT_FAILED };
			const accept = () => {
				applyToCart({ type: "accept", lines: withoutProblems(readCart(), answer.problems) });
				setState(IDLE);
				void proceed();
			};
			return { ...IDLE, changes: { list: changesByProblems(cart, answer.problems), accept } };
		}
		const { checkoutId, checkoutUrl, lines } = answer;
		const go = () => {
			applyToCart({ type: "accept", lines });
			rememberCheckout({
				checkoutId,
				lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
				startedAt: Date.now(),
			});
			setState(IDLE);
			leaveFor(checkoutUrl);
		};
		const list = changesByPricing(cart, lines);
		if (list.length > 0) return { ...IDLE, changes: { list, accept: go } };
		go();
		return IDLE;
	}

	return { ...state, proceed: () => void proceed(), reset: () => setState(IDLE) };
}

async function askForCheckout(cart: Cart): Promise<CheckoutAnswer> {
	const response = await fetch(href("/checkout"), {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json" },
		body: JSON.stringify({ lines: cart.map(({ variantId, quantity }) => ({ variantId, quantity })) }),
		signal: AbortSignal.timeout(40_000),
	});
	const answer: Partial<CheckoutAnswer> = await response.json();
	if (typeof answer.ok !== "boolean") throw new Error(`status ${response.status}`);
	return answer as CheckoutAnswer;
}
