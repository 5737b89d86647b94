// The cart's own page. Without JavaScript it shows the cookie's cart; with it, the browser's own cart takes that over.
import { useEffect, useState } from "react";
import { href, useFetcher } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { CartItem, ShownItem } from "../../cart/cart.ts";
import type { CookieCart } from "../../cart/cart-cookie.server.ts";
import { shareAddress } from "../../cart/share-link.ts";
import { STORE_AWAY } from "../../orders/checkout-answer.ts";
import type { OrderLine } from "../../store/store.ts";
import { useCheckout } from "../orders/use-checkout.ts";
import { applyToCart, type CartActions, useCart } from "./cart-actions.ts";
import { CartForm, CartLine, SavedItems } from "./cart-line.tsx";
import { CartSummary, PriceChanges } from "./cart-summary.tsx";
import { useCurrentPrices } from "./use-current-prices.ts";

type CartPageProps = { cart: CookieCart; takesDiscountCodes: boolean };

export function CartPage({ cart, takesDiscountCodes }: CartPageProps) {
	const hydrated = useHydrated();
	useHandOver(cart);
	const { gone, lines, saved } = cart;
	return (
		<div className="grid max-w-3xl gap-6">
			{gone > 0 && (
				<Notice tone="amber">
					{gone === 1 ? "One product in your cart is" : `${gone} products in your cart are`} no longer sold.
				</Notice>
			)}
			{hydrated ? (
				<BrowserCart takesDiscountCodes={takesDiscountCodes} />
			) : (
				<Contents
					{...{ lines, saved, takesDiscountCodes, canUndo: cart.canUndo }}
					empty={cart.isHidden ? <HiddenCart /> : <EmptyCart />}
				/>
			)}
		</div>
	);
}

/** From the cookie to the browser's own cart, which alone counts from then on. */
function useHandOver({ lines, saved }: CookieCart): void {
	const { submit } = useFetcher();
	useEffect(() => {
		if (lines.length + saved.length === 0) return;
		// When the request below is lost and the cookie comes again, nothing is added twice.
		applyToCart({ type: "restore", cart: { lines: lines.map(toItem), saved: saved.map(toItem) } });
		void submit({ intent: "forget" }, { method: "post", action: href("/cart") });
	}, [lines, saved, submit]);
}

function toItem({ problem: _, ...item }: ShownItem): CartItem {
	return item;
}

function BrowserCart({ takesDiscountCodes }: { takesDiscountCodes: boolean }) {
	const { lines, saved, actions } = useCart();
	const checkout = useCheckout();
	const prices = useCurrentPrices(true);
	return (
		<Contents
			{...{ lines, actions, checkout, takesDiscountCodes }}
			saved={saved.map(prices.problemOf)}
			changes={prices.changes}
			empty={<EmptyCart />}
		/>
	);
}

type ContentsProps = {
	lines: readonly ShownItem[];
	saved: readonly ShownItem[];
	changes?: readonly string[];
	takesDiscountCodes: boolean;
	/** Without JavaScript: messages have a button for it otherwise. */
	canUndo?: boolean;
	actions?: CartActions;
	checkout?: ReturnType<typeof useCheckout>;
	empty: React.ReactNode;
};

function Contents(props: ContentsProps) {
	const { lines, saved, changes = [], takesDiscountCodes, canUndo, actions = null, checkout = null } = props;
	const undo = canUndo && (
		<CartForm change={{ type: "undo" }} actions={null}>
			<Button type="submit" variant="secondary">
				Undo
			</Button>
		</CartForm>
	);
	return (
		<>
			{lines.length === 0 ? (
				<>
					<PriceChanges changes={changes} />
					{props.empty}
					{undo}
				</>
			) : (
				<>
					<ul className="divide-y divide-line border-y border-line px-6">
						{lines.map((item) => (
							<CartLine key={item.variantId} item={item} actions={actions} />
						))}
					</ul>
					<CartSummary {...{ lines, changes, takesDiscountCodes, checkout }} />
					<div className="flex flex-wrap gap-3">
						<CartForm change={{ type: "empty" }} actions={actions}>
							<Button type="submit" variant="secondary">
								Empty cart
							</Button>
						</CartForm>
						{undo}
					</div>
					<ShareCart lines={lines} canCopy={actions !== null} />
				</>
			)}
			<SavedItems items={saved} actions={actions} />
		</>
	);
}

/** The link itself works without JavaScript; the button copies it. */
function ShareCart({ lines, canCopy }: { lines: readonly OrderLine[]; canCopy: boolean }) {
	const [copied, setCopied] = useState<boolean | null>(null);
	const address = shareAddress(lines);
	async function copy() {
		try {
			await navigator.clipboard.writeText(new URL(address, window.location.href).href);
			setCopied(true);
		} catch {
			setCopied(false);
		}
	}
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
			<a className="link" href={address}>
				Link to this cart
			</a>
			{canCopy && (
				<Button variant="ghost" size="small" onClick={copy}>
					Copy link
				</Button>
			)}
			<span role="status" className="text-slate">
				{copied === true && "Copied."}
				{copied === false && "Copying isn't allowed here. Press and hold the link instead."}
			</span>
		</div>
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
