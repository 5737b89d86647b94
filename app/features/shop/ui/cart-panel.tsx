// The slide-out cart, and the small one beside the page after something was put in. Loaded when first opened: import it
// through lazy-cart-panel.tsx.
import { type ReactNode, useEffect } from "react";
import { href } from "react-router";
import { EmptyRings } from "#app/ui/artwork/rings.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SidePanel } from "#app/ui/side-panel.tsx";
import { formatCents } from "../format-cents.ts";
import { CartLine } from "./cart-line.tsx";
import "./cart-panel.css";
import { useCart } from "./cart-actions.ts";
import { useCheckout } from "./use-checkout.ts";

export type CartPanelProps = {
	open: boolean;
	/** The variant that was just put in. */
	added: string | null;
	/** Beside the page instead of over it: the next Add to Cart works at once. */
	small: boolean;
};

export function CartPanel({ open, added, small }: CartPanelProps) {
	const cart = useCart();
	const checkout = useCheckout();
	const { reset } = checkout;
	// biome-ignore lint/correctness/useExhaustiveDependencies: an old message must not greet the next opening or a changed cart
	useEffect(() => {
		if (!checkout.busy) reset();
	}, [open, cart.items]);
	const currency = cart.items[0]?.currency;
	const title = `Shopping Cart (${cart.totalItems})`;
	const total = checkout.changes?.totalCents ?? cart.totalCents;
	const footer = cart.items.length > 0 && (
		<div className="grid gap-4">
			<Outcome {...checkout} />
			<p className="flex items-baseline justify-between gap-4">
				<span className="font-semibold">{checkout.changes ? "New total" : "Total"}</span>
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
					<p className="text-sm text-stone">We confirm delivery and tax with you by phone.</p>
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
				{item && <CartLine item={item} justAdded change={cart.change} close={cart.closePanel} />}
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
						<CartLine
							key={item.variantId}
							item={item}
							justAdded={item.variantId === added}
							change={cart.change}
							close={cart.closePanel}
						/>
					))}
				</ul>
			)}
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

/** Takes neither the focus nor the page: whoever shops on may leave it alone. */
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

function Outcome({ error, changes }: Pick<ReturnType<typeof useCheckout>, "error" | "changes">) {
	if (error) return <Notice tone="error">{error}</Notice>;
	if (!changes) return null;
	return (
		<div role="alert">
			<Notice tone="amber" title="Prices or stock changed since you added this">
				<ul className="mt-1 grid gap-1">
					{changes.list.map(({ text }) => (
						<li key={text} className="first-letter:uppercase">
							{text}.
						</li>
					))}
				</ul>
				<Button size="small" className="mt-3" onClick={changes.accept}>
					Accept and continue
				</Button>
			</Notice>
		</div>
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
