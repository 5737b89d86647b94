// Goes from the browser's cart to the checkout, and asks the visitor to accept changes since they saw the cart.
import { useEffect, useRef, useState } from "react";
import { href, useFetcher, useNavigate } from "react-router";
import { readText, writeText } from "#app/ui/begun/device-store.ts";
import type { CartItem } from "../../cart/cart.ts";
import { withAccepted } from "../../cart/cart-changes.ts";
import { seenPrice, sharedItem } from "../../cart/share-link.ts";
import { CHECKOUT_FAILED, type CheckoutAnswer } from "../../orders/checkout-answer.ts";
import { useCartLines } from "../cart/cart-context.ts";
import { cartLines, DISCOUNT_KEY, readCart, storeCart } from "../cart/cart-storage.ts";
import { rememberCheckout } from "./pending-checkout.ts";

export type CheckoutState = {
	isBusy: boolean;
	/** An error, or changes to accept. */
	answer: CheckoutAnswer | undefined;
	proceed: () => void;
	accept: () => void;
};

const LOST: CheckoutAnswer = { checkout: null, lines: [], problems: [], changes: [], error: CHECKOUT_FAILED };

type Shown = { answer: CheckoutAnswer; about: readonly CartItem[] };

/** `open`: whether the visitor sees the cart. */
export function useCheckout(open = true): CheckoutState {
	const { submit, state, data } = useFetcher<CheckoutAnswer | null>();
	const navigate = useNavigate();
	const lines = useCartLines();
	const asked = useRef<readonly CartItem[] | null>(null);
	const read = useRef<CheckoutAnswer | null>(null);
	const [shown, setShown] = useState<Shown | null>(null);

	function proceed() {
		const current = cartLines.read();
		setShown(null);
		if (current.length === 0) return;
		asked.current = current;
		const form = new URLSearchParams();
		for (const line of current) {
			form.append("item", sharedItem(line));
			form.append("seen", seenPrice(line));
		}
		const code = readText(DISCOUNT_KEY);
		if (code) form.set("discountCode", code);
		void submit(form, { method: "post", action: href("/checkout"), defaultShouldRevalidate: false });
	}

	function goOn({ checkout, lines: ordered }: CheckoutAnswer) {
		if (!checkout) return proceed();
		rememberCheckout(checkout.id, ordered);
		if (checkout.url.startsWith("/")) void navigate(checkout.url);
		else window.location.assign(checkout.url);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once per answer and per change of the cart
	useEffect(() => {
		const about = asked.current;
		if (!about) return;
		// The visitor changed the cart meanwhile: the question is asked again, and the answer to the first is dropped.
		if (about !== lines) return proceed();
		// After a redirect to our own checkout the fetcher still has what it had before.
		if (state !== "idle" || data === undefined || (data && data === read.current)) return;
		asked.current = null;
		read.current = data;
		const answer = data ?? LOST;
		if (!answer.error && answer.changes.length === 0) return goOn(answer);
		// The visitor is told that a code does not count; it must not stop every further try.
		if (answer.isCodeRefused) writeText(DISCOUNT_KEY, null);
		setShown({ answer, about });
	}, [state, data, lines]);

	// An old answer must not greet the next opening.
	useEffect(() => {
		if (open) return;
		asked.current = null;
		setShown(null);
	}, [open]);

	// An offer ends when the cart it was made for changes.
	const answer = shown?.about === lines ? shown.answer : undefined;
	return {
		isBusy: state !== "idle",
		answer,
		proceed,
		accept() {
			if (!answer) return;
			storeCart(withAccepted(readCart(), answer));
			goOn(answer);
		},
	};
}
