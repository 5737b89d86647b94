// The slide-out cart, and the small one beside the page after something was put in. Loaded when first opened: import it
// through lazy-cart-panel.tsx.
import { type ReactNode, useEffect } from "react";
import { href, Link } from "react-router";
import { EmptyRings } from "#app/ui/artwork/rings.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { formatCents } from "#app/ui/money.ts";
import { CloseButton } from "#app/ui/overlays/close-button.tsx";
import { SidePanel } from "#app/ui/overlays/side-panel.tsx";
import { CartLine } from "./cart-line.tsx";
import "./cart-panel.css";
import { useCheckout } from "../orders/use-checkout.ts";
import { useCart } from "./cart-actions.ts";
import { CheckoutOutcome, DiscountField, PriceChanges } from "./cart-notices.tsx";
import { SavedItems } from "./saved-items.tsx";
import { useCurrentPrices } from "./use-current-prices.ts";

export type CartPanelProps = {
	open: boolean;
	/** The variant that was just put in. */
	added: string | null;
	/** Beside the page instead of over it: the next Add to Cart works at once. */
	small: boolean;
};

export function CartPanel({ open, added, small }: CartPanelProps) {
	const cart = useCart();
	const checkout = useCheckout(open);
	const prices = useCurrentPrices(open && !small);
	const currency = cart.items[0]?.currency;
	const title = `Shopping Cart (${cart.totalItems})`;
	const total = checkout.changes?.totalCents ?? cart.totalCents;
	const footer = cart.items.length > 0 && (
		<div className="grid gap-4">
			{!checkout.changes && <PriceChanges changes={prices.changes} />}
			<CheckoutOutcome {...checkout} />
			{prices.takesDiscountCodes && !small && <DiscountField />}
			<p className="flex items-baseline justify-between gap-4">
				<span className="font-semibold">
					{checkout.changes || prices.changes.length > 0 ? "New total" : "Total"}
				</span>
				<span className="figures text-subheading font-condensed font-semibold">
					{formatCents(total, currency)}
				</span>
			</p>
			{checkout.changes ? null : (
				<Button busy={checkout.busy} className="w-full" onClick={checkout.proceed}>
					{checkout.busy ? "Creating Checkout..." : "Proceed to Checkout"}
				</Button>
			)}
			{small ? (
				<Button variant="secondary" size="small" onClick={cart.openPanel}>
					View cart
				</Button>
			) : (
				<div className="flex flex-wrap items-center justify-between gap-x-4">
					<Link className="link text-sm" to={href("/cart")} onClick={cart.closePanel}>
						Cart page and share link
					</Link>
					<Button variant="ghost" size="small" onClick={cart.empty}>
						Empty cart
					</Button>
				</div>
			)}
		</div>
	);
	if (small) {
		const item = cart.items.find(({ variantId }) => variantId === added);
		return (
			<SmallPanel open={open && cart.items.length > 0} title={title} close={cart.closePanel} footer={footer}>
				{item && <CartLine item={item} justAdded actions={cart} />}
			</SmallPanel>
		);
	}
	return (
		<SidePanel open={open} onOpenChange={(next) => !next && cart.closePanel()} title={title} footer={footer}>
			{cart.items.length === 0 ? (
				<EmptyCart close={cart.closePanel} />
			) : (
				<ul className="-my-5 divide-y divide-line">
					{cart.items.map((item) => (
						<CartLine key={item.variantId} item={item} justAdded={item.variantId === added} actions={cart} />
					))}
				</ul>
			)}
			{/* Everything may have been set aside, and then the footer that says so is not there. */}
			{cart.items.length === 0 && <PriceChanges changes={prices.changes} />}
			<SavedItems items={cart.saved} actions={cart} />
		</SidePanel>
	);
}

type SmallPanelProps = {
	open: boolean;
	title: string;
	close: () => void;
	footer: ReactNode;
	children: ReactNode;
};

/** Not modal and takes no focus, so that visitors can keep shopping. */
function SmallPanel({ open, title, close, footer, children }: SmallPanelProps) {
	useEffect(() => {
		if (!open) return;
		const onKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
		window.addEventListener("keydown", onKey);
		return () => window.removeEventListener("keydown", onKey);
	}, [open, close]);
	if (!open) return null;
	return (
		<section role="dialog" aria-label={title} className="cart-small">
			<div className="flex items-center justify-between gap-6">
				<h2 className="text-label font-semibold">{title}</h2>
				<CloseButton onClick={close} />
			</div>
			<ul>{children}</ul>
			{footer}
		</section>
	);
}

function EmptyCart({ close }: { close: () => void }) {
	return (
		<div className="grid justify-items-start gap-5 py-6">
			<EmptyRings className="w-64 max-w-full" />
			<p className="text-label font-condensed font-semibold">Your cart is empty</p>
			<p className="text-slate">Find cannons, pumps, hoses and sensors in the shop.</p>
			<ButtonLink variant="secondary" to={href("/shop")} onClick={close}>
				Go to the shop
			</ButtonLink>
		</div>
	);
}
