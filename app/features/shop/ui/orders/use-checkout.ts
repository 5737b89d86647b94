// Goes from the cart to the checkout, and asks the visitor to accept changes since they saw the cart.
import { useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import { readText, writeText } from "#app/ui/begun/device-store.ts";
import { fetchAnswer } from "#app/ui/loading/fetch-answer.ts";
import type { Cart } from "../../cart/cart.ts";
import {
	type CartChange,
	changesByPricing,
	changesByProblems,
	refusedCodeText,
	withoutProblems,
} from "../../cart/cart-changes.ts";
import { totalCents } from "../../cart/cart-rules.ts";
import type { CheckoutAnswer } from "../../orders/checkout-request.ts";
import { CHECKOUT_FAILED } from "../../orders/checkout-texts.ts";
import { applyToCart } from "../cart/cart-actions.ts";
import { useCartItems, useCartPanel } from "../cart/cart-context.ts";
import { cartList } from "../cart/cart-storage.ts";
import { DISCOUNT_KEY } from "../cart/stored-text.ts";
import { rememberCheckout } from "./left-checkout.ts";

type State = {
	busy: boolean;
	error: string | null;
	/** What to do about the error. */
	advice?: string;
	/** Changes the visitor has to accept before continuing. */
	changes: {
		list: CartChange[];
		/** With today's prices. */
		totalCents: number;
		accept: () => void;
	} | null;
};

const IDLE: State = { busy: false, error: null, changes: null };

/** `open`: whether the visitor sees the cart. */
export function useCheckout(open = true): State & { proceed: () => void } {
	const [state, setState] = useState<State>(IDLE);
	const items = useCartItems();
	const { closePanel } = useCartPanel();
	const navigate = useNavigate();

	// biome-ignore lint/correctness/useExhaustiveDependencies: an old answer must not greet the next opening or a changed cart
	useEffect(() => {
		if (!state.busy) setState(IDLE);
	}, [open, items]);

	function goToCheckout(checkoutUrl: string) {
		if (!checkoutUrl.startsWith("/")) {
			window.location.assign(checkoutUrl);
			return;
		}
		closePanel();
		void navigate(checkoutUrl);
	}

	async function proceed() {
		const cart = cartList.read();
		if (cart.length === 0) return setState(IDLE);
		setState({ ...IDLE, busy: true });
		try {
			const answer = await requestCheckout(cart, readText(DISCOUNT_KEY) ?? null);
			// The visitor changed the cart meanwhile, and the answer is about the old one.
			if (cartList.read() !== cart) return void proceed();
			setState(nextState(cart, answer));
		} catch (error) {
			console.error("Checkout failed", error);
			setState({ ...IDLE, error: CHECKOUT_FAILED });
		}
	}

	function nextState(cart: Cart, answer: CheckoutAnswer): State {
		if (!answer.ok) {
			console.error("Checkout refused", answer.error);
			if (answer.problems.length === 0) return { ...IDLE, error: CHECKOUT_FAILED, advice: answer.advice };
			const left = withoutProblems(cart, answer.problems);
			const accept = () => {
				applyToCart({ type: "accept", lines: withoutProblems(cartList.read(), answer.problems) });
				setState(IDLE);
				void proceed();
			};
			const list = changesByProblems(cart, answer.problems);
			return { ...IDLE, changes: { list, totalCents: totalCents(left), accept } };
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
			goToCheckout(checkoutUrl);
		};
		const list = changesByPricing(cart, lines);
		if (answer.refusedCode) {
			writeText(DISCOUNT_KEY, null);
			list.push({ variantId: "", text: refusedCodeText(answer.refusedCode) });
		}
		if (list.length > 0) return { ...IDLE, changes: { list, totalCents: totalCents(lines), accept: go } };
		go();
		return IDLE;
	}

	return { ...state, proceed: () => void proceed() };
}

async function requestCheckout(cart: Cart, discountCode: string | null): Promise<CheckoutAnswer> {
	const sent = await fetchAnswer<Partial<CheckoutAnswer> | null>(href("/checkout"), {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json" },
		body: JSON.stringify({
			lines: cart.map(({ variantId, quantity }) => ({ variantId, quantity })),
			...(discountCode && { discountCode }),
		}),
	});
	if (sent.lost) throw sent.cause;
	if (typeof sent.answer?.ok !== "boolean") throw new Error(`status ${sent.response.status}`);
	return sent.answer as CheckoutAnswer;
}
