import { useEffect, useSyncExternalStore } from "react";
import { href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { type CartItem, MAX_QUANTITY_PER_ITEM } from "../cart/cart.ts";
import { totalCents } from "../cart/cart-rules.ts";
import { formatCents } from "../format-cents.ts";
import { toCents } from "../money.ts";
import { applyToCart, useCart } from "./cart-actions.ts";
import { CartLine } from "./cart-line.tsx";

type CookieLine = Omit<CartItem, "productId"> & { available: boolean };
type CartPageProps = { lines: readonly CookieLine[]; canUndo: boolean };

export function CartPage({ lines, canUndo }: CartPageProps) {
	const alive = useSyncExternalStore(never, yes, no);
	const cart = useCart();
	useEffect(() => {
		if (lines.length === 0) return;
		// From now on this browser's own cart counts; the cookie must not bring back what is removed there.
		applyToCart({
			type: "restore",
			items: lines.map(({ available: _, ...line }) => ({ ...line, productId: "" })),
		});
		const body = new URLSearchParams({ intent: "empty" });
		fetch(href("/cart"), { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
	}, [lines]);
	if (!alive) return <FormCart lines={lines} canUndo={canUndo} />;
	if (cart.items.length === 0) return <EmptyCart />;
	return (
		<div className="grid max-w-3xl gap-6">
			<ul className="divide-y divide-line border-y border-line px-6">
				{cart.items.map((item) => (
					<CartLine
						key={item.variantId}
						item={item}
						justAdded={false}
						change={cart.change}
						close={cart.closePanel}
					/>
				))}
			</ul>
			<Total cents={cart.totalCents} />
			<div className="flex flex-wrap gap-3">
				<Button onClick={cart.openPanel}>Check out</Button>
				<Button variant="secondary" onClick={cart.empty}>
					Empty cart
				</Button>
			</div>
		</div>
	);
}

/** Every button is a form of its own. */
function FormCart({ lines, canUndo }: CartPageProps) {
	const undo = canUndo && (
		<CartForm intent="undo">
			<Button type="submit" variant="secondary">
				Undo
			</Button>
		</CartForm>
	);
	if (lines.length === 0)
		return (
			<div className="grid justify-items-start gap-5">
				<EmptyCart />
				{undo}
			</div>
		);
	return (
		<div className="grid max-w-3xl gap-6">
			<ul className="divide-y divide-line border-y border-line">
				{lines.map(({ variantId, handle, title, price, quantity, currency, available }) => (
					<li key={variantId} className="grid gap-3 py-5 sm:grid-cols-[1fr_auto_auto] sm:items-end">
						<div className="min-w-0">
							<a className="link font-semibold" href={href("/product/:handle", { handle })}>
								{title}
							</a>
							<p className="figures text-slate">
								{available
									? `${formatCents(toCents(price) ?? 0, currency)} each`
									: "Sold out. Remove it to check out."}
							</p>
						</div>
						<CartForm intent="set" variantId={variantId}>
							<Field
								label={
									<>
										Quantity<span className="sr-only"> of {title}</span>
									</>
								}
							>
								{(control) => (
									<Input
										{...control}
										name="quantity"
										type="number"
										min={0}
										max={MAX_QUANTITY_PER_ITEM}
										defaultValue={quantity}
										className="w-20"
									/>
								)}
							</Field>
							<Button type="submit" variant="secondary" size="small">
								Update
							</Button>
						</CartForm>
						<CartForm intent="remove" variantId={variantId}>
							<Button type="submit" variant="secondary" size="small" aria-label={`Remove ${title}`}>
								Remove
							</Button>
						</CartForm>
					</li>
				))}
			</ul>
			<Total cents={totalCents(lines.map((line) => ({ ...line, productId: "" })))} />
			<div className="flex flex-wrap gap-3">
				<form method="post" action={href("/checkout")}>
					<Button type="submit">Proceed to Checkout</Button>
				</form>
				<CartForm intent="empty">
					<Button type="submit" variant="secondary">
						Empty cart
					</Button>
				</CartForm>
				{undo}
			</div>
		</div>
	);
}

function CartForm({
	intent,
	variantId,
	children,
}: {
	intent: string;
	variantId?: string;
	children: React.ReactNode;
}) {
	return (
		<form method="post" action={href("/cart")} className="flex items-end gap-3">
			<input type="hidden" name="intent" value={intent} />
			{variantId && <input type="hidden" name="variantId" value={variantId} />}
			{children}
		</form>
	);
}

function Total({ cents }: { cents: number }) {
	return (
		<p className="flex items-baseline justify-between gap-4">
			<span className="font-semibold">Total</span>
			<span className="figures text-subheading font-condensed font-semibold">{formatCents(cents)}</span>
		</p>
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

const never = () => () => {};
const yes = () => true;
const no = () => false;
