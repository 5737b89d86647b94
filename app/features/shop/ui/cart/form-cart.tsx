// The cart without JavaScript: every button is a form of its own.
import type { ReactNode } from "react";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { formatCents } from "#app/ui/money.ts";
import { type CartItem, MAX_QUANTITY_PER_ITEM } from "../../cart/cart.ts";
import { totalCents } from "../../cart/cart-rules.ts";
import { seenPrice, shareAddress } from "../../cart/share-link.ts";
import { lineName } from "../../product.ts";
import { productAddress } from "../../product-address.ts";
import { toCents } from "../../store-price.ts";

export type CookieLine = Omit<CartItem, "productId"> & { available: boolean };

type FormCartProps = {
	lines: readonly CookieLine[];
	saved: readonly CookieLine[];
	canUndo: boolean;
	takesDiscountCodes: boolean;
	empty: ReactNode;
};

export function FormCart({ lines, saved, canUndo, takesDiscountCodes, empty }: FormCartProps) {
	const undo = canUndo && (
		<CartForm intent="undo">
			<Button type="submit" variant="secondary">
				Undo
			</Button>
		</CartForm>
	);
	return (
		<>
			{lines.length === 0 ? (
				<>
					{empty}
					{undo}
				</>
			) : (
				<>
					<ul className="divide-y divide-line border-y border-line">
						{lines.map((line) => (
							<FormLine key={line.variantId} line={line} />
						))}
					</ul>
					<CartTotal cents={totalCents(lines)} currency={lines[0]?.currency} />
					<div className="flex flex-wrap items-end gap-3">
						<form method="post" action={href("/checkout")} className="flex flex-wrap items-end gap-3">
							{lines.map((line) => (
								<input key={line.variantId} type="hidden" name="seen" value={seenPrice(line)} />
							))}
							{takesDiscountCodes && (
								<TextField
									label="Discount code"
									optional
									name="discountCode"
									maxLength={40}
									autoComplete="off"
								/>
							)}
							<Button type="submit">Proceed to Checkout</Button>
						</form>
						<CartForm intent="empty">
							<Button type="submit" variant="secondary">
								Empty cart
							</Button>
						</CartForm>
						{undo}
					</div>
					<p className="text-sm">
						<a className="link" href={shareAddress(lines)}>
							Link to this cart
						</a>
					</p>
				</>
			)}
			{saved.length > 0 && (
				<section aria-labelledby="saved">
					<h2 id="saved" className="text-label font-semibold">
						Saved for later
					</h2>
					<ul className="mt-2 divide-y divide-line border-y border-line">
						{saved.map((line) => (
							<li key={line.variantId} className="flex flex-wrap items-center gap-3 py-3">
								<a className="link mr-auto" href={productAddress(line)}>
									{lineName(line)}
								</a>
								<LineButton intent="move" line={line} label="Move to cart" />
								<LineButton intent="remove-saved" line={line} label="Remove" />
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

function FormLine({ line }: { line: CookieLine }) {
	const { variantId, price, quantity, currency, available } = line;
	const name = lineName(line);
	return (
		<li className="grid gap-3 py-5 sm:grid-cols-[1fr_auto_auto_auto] sm:items-end">
			<div className="min-w-0">
				<a className="link font-semibold" href={productAddress(line)}>
					{line.title}
				</a>
				{line.variantTitle && <p className="text-sm text-slate">{line.variantTitle}</p>}
				<p className="figures text-slate">
					{available
						? `${formatCents(toCents(price) ?? 0, currency)} each`
						: "Sold out. Remove it or save it for later to check out."}
				</p>
			</div>
			<CartForm intent="set" variantId={variantId}>
				<TextField
					label={
						<>
							Quantity<span className="sr-only"> of {name}</span>
						</>
					}
					name="quantity"
					type="number"
					min={0}
					max={MAX_QUANTITY_PER_ITEM}
					defaultValue={quantity}
					controlClassName="w-20"
				/>
				<Button type="submit" variant="secondary" size="small">
					Update
				</Button>
			</CartForm>
			<LineButton intent="save" line={line} label="Save for later" />
			<LineButton intent="remove" line={line} label="Remove" />
		</li>
	);
}

const LINE_BUTTON_NAMES: Record<string, (name: string) => string> = {
	save: (name) => `Save for later: ${name}`,
	move: (name) => `Move to cart: ${name}`,
	remove: (name) => `Remove ${name}`,
	"remove-saved": (name) => `Remove ${name} from the saved items`,
};

function LineButton({ intent, line, label }: { intent: string; line: CookieLine; label: string }) {
	return (
		<CartForm intent={intent} variantId={line.variantId}>
			<Button
				type="submit"
				variant="secondary"
				size="small"
				aria-label={LINE_BUTTON_NAMES[intent]?.(lineName(line))}
			>
				{label}
			</Button>
		</CartForm>
	);
}

export function CartForm({
	intent,
	variantId,
	children,
}: {
	intent: string;
	variantId?: string;
	children: ReactNode;
}) {
	return (
		<form method="post" action={href("/cart")} className="flex items-end gap-3">
			<input type="hidden" name="intent" value={intent} />
			{variantId && <input type="hidden" name="variantId" value={variantId} />}
			{children}
		</form>
	);
}

export function CartTotal({
	cents,
	currency,
	isNew = false,
}: {
	cents: number;
	currency?: string;
	isNew?: boolean;
}) {
	return (
		<p className="flex items-baseline justify-between gap-4">
			<span className="font-semibold">{isNew ? "New total" : "Total"}</span>
			<span className="figures text-subheading font-condensed font-semibold">
				{formatCents(cents, currency)}
			</span>
		</p>
	);
}
