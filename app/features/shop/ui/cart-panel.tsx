// The slide-out cart. Loaded when it is first opened: import it through lazy-cart-panel.tsx.
import { useEffect } from "react";
import { href } from "react-router";
import { EmptyRings } from "#app/ui/artwork/rings.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SidePanel } from "#app/ui/side-panel.tsx";
import { formatCents } from "../money.ts";
import { CartLine } from "./cart-line.tsx";
import "./cart-panel.css";
import { useCart } from "./cart-context.ts";
import { useCheckout } from "./use-checkout.ts";

export type CartPanelProps = { open: boolean /** The variant that was just put in. */; added: string | null };

export function CartPanel({ open, added }: CartPanelProps) {
	const cart = useCart();
	const checkout = useCheckout();
	const { reset } = checkout;
	// biome-ignore lint/correctness/useExhaustiveDependencies: an old message must not greet the next opening or a changed cart
	useEffect(() => {
		if (!checkout.busy) reset();
	}, [open, cart.items]);
	const currency = cart.items[0]?.currency;
	return (
		<SidePanel
			open={open}
			onOpenChange={(next) => !next && cart.closePanel()}
			title={`Shopping Cart (${cart.totalItems})`}
			footer={
				cart.items.length > 0 && (
					<div className="grid gap-4">
						<Outcome {...checkout} />
						<p className="flex items-baseline justify-between gap-4">
							<span className="font-semibold">Total</span>
							<span className="figures text-subheading font-condensed font-semibold">
								{formatCents(cart.totalCents, currency)}
							</span>
						</p>
						{checkout.changes ? null : (
							<Button busy={checkout.busy} className="w-full" onClick={checkout.proceed}>
								{checkout.busy ? "Creating Checkout..." : "Proceed to Checkout"}
							</Button>
						)}
						<p className="text-sm text-stone">Delivery and tax are settled at checkout.</p>
					</div>
				)
			}
		>
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

function Outcome({ error, changes }: Pick<ReturnType<typeof useCheckout>, "error" | "changes">) {
	if (error) return <Notice tone="error">{error}</Notice>;
	if (!changes) return null;
	return (
		<div role="alert">
			<Notice tone="amber" title="Something changed since you looked">
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
			<p className="text-slate">Cannons, pumps, hoses and sensors wait in the shop.</p>
			<ButtonLink variant="secondary" to={href("/shop")} onClick={close}>
				Go to the shop
			</ButtonLink>
		</div>
	);
}
