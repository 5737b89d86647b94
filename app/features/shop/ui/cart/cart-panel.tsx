// The slide-out cart, and the small one beside the page after something was put in. Loaded when first opened: import it
// through lazy-cart-panel.tsx.
import { type ReactNode, useEffect } from "react";
import { href, Link } from "react-router";
import { EmptyRings } from "#app/ui/artwork/rings.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/overlays/close-button.tsx";
import { SidePanel } from "#app/ui/overlays/side-panel.tsx";
import { totalItems } from "../../cart/cart.ts";
import { useCheckout } from "../orders/use-checkout.ts";
import { useCart } from "./cart-actions.ts";
import { CartForm, CartLine, SavedItems } from "./cart-line.tsx";
import "./cart-panel.css";
import { CartSummary, PriceChanges } from "./cart-summary.tsx";
import { useCurrentPrices } from "./use-current-prices.ts";

export type CartPanelProps = {
	open: boolean;
	/** The variant that was just put in. */
	added: string | null;
	/** Beside the page instead of over it: the next Add to Cart works at once. */
	small: boolean;
};

export function CartPanel({ open, added, small }: CartPanelProps) {
	const { lines, saved, actions } = useCart();
	const checkout = useCheckout(open);
	const { changes, takesDiscountCodes, problemOf } = useCurrentPrices(open && !small);
	const title = `Shopping Cart (${totalItems(lines)})`;
	const close = actions.closePanel;
	const footer = lines.length > 0 && (
		<div className="grid gap-4">
			<CartSummary {...{ lines, changes, checkout }} takesDiscountCodes={takesDiscountCodes && !small} />
			{small ? (
				<Button variant="secondary" size="small" onClick={actions.openPanel}>
					View cart
				</Button>
			) : (
				<div className="flex flex-wrap items-center justify-between gap-x-4">
					<Link className="link text-sm" to={href("/cart")} onClick={close}>
						Cart page and share link
					</Link>
					<CartForm change={{ type: "empty" }} actions={actions}>
						<Button type="submit" variant="ghost" size="small">
							Empty cart
						</Button>
					</CartForm>
				</div>
			)}
		</div>
	);
	if (small) {
		const item = lines.find(({ variantId }) => variantId === added);
		return (
			<SmallPanel open={open && lines.length > 0} title={title} close={close} footer={footer}>
				{item && <CartLine item={item} justAdded actions={actions} />}
			</SmallPanel>
		);
	}
	return (
		<SidePanel open={open} onOpenChange={(next) => !next && close()} title={title} footer={footer}>
			{lines.length === 0 ? (
				<EmptyCart close={close} />
			) : (
				<ul className="-my-5 divide-y divide-line">
					{lines.map((item) => (
						<CartLine
							key={item.variantId}
							item={item}
							justAdded={item.variantId === added}
							actions={actions}
						/>
					))}
				</ul>
			)}
			{/* Everything may have been set aside, and then the footer that says so is not there. */}
			{lines.length === 0 && <PriceChanges changes={changes} />}
			<SavedItems items={saved.map(problemOf)} actions={actions} />
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
