// The cart's own page. Without JavaScript every button is a form; with it, the browser's cart takes over.
import { useEffect } from "react";
import { href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { CartItem } from "../../cart/cart.ts";
import { changeCart } from "../../cart/cart-rules.ts";
import { STORE_AWAY } from "../../orders/checkout-texts.ts";
import { useCheckout } from "../orders/use-checkout.ts";
import { applyToCart, useCart } from "./cart-actions.ts";
import { CartLine } from "./cart-line.tsx";
import { CheckoutOutcome, DiscountField, PriceChanges } from "./cart-notices.tsx";
import { savedList } from "./cart-storage.ts";
import { CartTotal, type CookieLine, FormCart } from "./form-cart.tsx";
import { SavedItems } from "./saved-items.tsx";
import { ShareCart } from "./share-cart.tsx";
import { useCurrentPrices } from "./use-current-prices.ts";

type CartPageProps = {
	lines: readonly CookieLine[];
	saved: readonly CookieLine[];
	canUndo: boolean;
	gone: number;
	isHidden: boolean;
	takesDiscountCodes: boolean;
};

export function CartPage(props: CartPageProps) {
	const hydrated = useHydrated();
	const { lines, saved, gone } = props;
	useEffect(() => {
		if (lines.length + saved.length === 0) return;
		// From now on this browser's own cart counts; the cookie must not bring back what is removed there.
		// "restore" adds nothing twice when the request below is lost and the cookie comes again.
		applyToCart({ type: "restore", items: lines.map(toItem) });
		savedList.store(changeCart(savedList.read(), { type: "restore", items: saved.map(toItem) }));
		const body = new URLSearchParams({ intent: "forget" });
		fetch(href("/cart"), { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
	}, [lines, saved]);
	return (
		<div className="grid max-w-3xl gap-6">
			{gone > 0 && (
				<Notice tone="amber">
					{gone === 1 ? "One product in your cart is" : `${gone} products in your cart are`} no longer sold.
				</Notice>
			)}
			{hydrated ? (
				<BrowserCart />
			) : (
				<FormCart {...props} empty={props.isHidden ? <HiddenCart /> : <EmptyCart />} />
			)}
		</div>
	);
}

function BrowserCart() {
	const cart = useCart();
	const checkout = useCheckout();
	const prices = useCurrentPrices(true);
	const isEmpty = cart.items.length === 0;
	return (
		<>
			{!checkout.changes && <PriceChanges changes={prices.changes} />}
			{isEmpty ? (
				<EmptyCart />
			) : (
				<>
					<ul className="divide-y divide-line border-y border-line px-6">
						{cart.items.map((item) => (
							<CartLine key={item.variantId} item={item} justAdded={false} actions={cart} />
						))}
					</ul>
					<CartTotal
						cents={checkout.changes?.totalCents ?? cart.totalCents}
						currency={cart.items[0]?.currency}
						isNew={checkout.changes !== null || prices.changes.length > 0}
					/>
					{prices.takesDiscountCodes && <DiscountField />}
					<CheckoutOutcome {...checkout} />
					<div className="flex flex-wrap gap-3">
						{!checkout.changes && (
							<Button busy={checkout.busy} onClick={checkout.proceed}>
								{checkout.busy ? "Creating Checkout..." : "Proceed to Checkout"}
							</Button>
						)}
						<Button variant="secondary" onClick={cart.empty}>
							Empty cart
						</Button>
					</div>
					<ShareCart lines={cart.items} />
				</>
			)}
			<SavedItems items={cart.saved} actions={cart} />
		</>
	);
}

function HiddenCart() {
	return (
		<Notice tone="error" title="We can't show your cart right now">
			{STORE_AWAY} Your cart is kept.
		</Notice>
	);
}

function EmptyCart() {
	return (
		<div className="grid justify-items-start gap-5">
			<p className="text-label font-condensed font-semibold">Your cart is empty</p>
			<ButtonLink variant="secondary" to={href("/shop")}>
				Go to the shop
			</ButtonLink>
		</div>
	);
}

function toItem({ available: _, ...line }: CookieLine): CartItem {
	return { ...line, productId: "" };
}
