// One line of the cart, on its page and in its panel. Every button is a form that the cart page answers; with JavaScript
// the browser's own cart changes instead.

import { Minus, Plus, Trash2 } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { href, Link } from "react-router";
import { contact } from "#app/features/company/company.ts";
import { contactAddress } from "#app/features/leads/contact-page.ts";
import { lineName } from "#app/features/leads/ordered-line.ts";
import { toCents } from "#app/features/leads/store-price.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatCents } from "#app/ui/money.ts";
import { MAX_QUANTITY_PER_ITEM, type ShownItem } from "../../cart/cart.ts";
import { needsQuote, PROBLEM_TEXTS } from "../../cart/cart-changes.ts";
import { inquiryAbout } from "../../product.ts";
import { productAddress } from "../../product-address.ts";
import { thumbnail } from "../../product-picture.ts";
import type { CartActions, LineChange } from "./cart-actions.ts";

type LineProps = {
	item: ShownItem;
	/** Null without JavaScript. */
	actions: CartActions | null;
};

export function CartLine({ item, actions, justAdded = false }: LineProps & { justAdded?: boolean }) {
	const { variantId, title, quantity, currency } = item;
	const name = lineName(item);
	const cents = toCents(item.price) ?? 0;
	return (
		<li
			className="cart-line -mx-6 grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 px-6 py-5"
			data-added={justAdded}
		>
			{item.image ? (
				<img
					src={thumbnail(item.image)}
					alt=""
					width={88}
					height={66}
					className="h-16.5 w-22 rounded-md bg-ash object-cover"
				/>
			) : (
				<span className="h-16.5 w-22 rounded-md bg-ash" />
			)}
			<div className="min-w-0">
				<p className="leading-snug font-semibold">
					{item.handle ? (
						<Link className="link link-quiet" to={productAddress(item)} onClick={actions?.closePanel}>
							{title}
						</Link>
					) : (
						title
					)}
				</p>
				{item.variantTitle && <p className="text-sm text-slate wrap-anywhere">{item.variantTitle}</p>}
				<p className="figures text-sm text-slate">
					{formatCents(cents, currency)}
					{quantity > 1 && (
						<>
							{" "}
							each,{" "}
							<strong className="font-semibold text-ink">{formatCents(cents * quantity, currency)}</strong>
						</>
					)}
				</p>
				{item.problem && <p className="mt-1 text-sm text-slate">{PROBLEM_TEXTS[item.problem]}</p>}
				{needsQuote(item.problem) && <QuoteLink item={item} actions={actions} />}
			</div>
			<div className="col-start-2 flex items-end justify-between">
				{actions ? <Stepper item={item} actions={actions} /> : <QuantityForm item={item} />}
				<CartForm change={{ type: "remove", variantId }} item={item} actions={actions}>
					<button
						type="submit"
						aria-label={`Remove ${name}`}
						className="grid size-11 place-items-center rounded-md text-slate hover:bg-ash hover:text-error"
					>
						<Icon of={Trash2} className="size-4.5" />
					</button>
				</CartForm>
			</div>
			<CartForm
				change={{ type: "save", variantId }}
				item={item}
				actions={actions}
				className="col-start-2 -mt-2"
			>
				<button
					type="submit"
					className="link min-h-8 text-sm pointer-coarse:min-h-11"
					aria-label={`Save for later: ${name}`}
				>
					Save for later
				</button>
			</CartForm>
			{quantity >= MAX_QUANTITY_PER_ITEM && (
				<p role="status" className="col-start-2 text-sm text-slate">
					{MAX_QUANTITY_PER_ITEM} is the most you can order online. For more, call us at{" "}
					{contact.businessPhone}.
				</p>
			)}
		</li>
	);
}

function Stepper({ item, actions }: { item: ShownItem; actions: CartActions }) {
	const { variantId, quantity } = item;
	const name = lineName(item);
	const step = (to: number) => ({
		onClick: () => actions.press({ type: "set", variantId, quantity: to }, item),
	});
	return (
		<div className="flex items-center rounded-md border border-edge">
			<Step {...step(quantity - 1)} aria-label={`Decrease quantity of ${name}`}>
				<Icon of={Minus} className="size-4" />
			</Step>
			<span className="figures min-w-9 text-center font-semibold">
				<span className="sr-only">Quantity </span>
				{quantity}
			</span>
			<Step
				{...step(quantity + 1)}
				aria-label={`Increase quantity of ${name}`}
				disabled={quantity >= MAX_QUANTITY_PER_ITEM}
			>
				<Icon of={Plus} className="size-4" />
			</Step>
		</div>
	);
}

function Step(props: ComponentProps<"button">) {
	return (
		<button
			{...props}
			type="button"
			className="grid size-11 place-items-center hover:bg-ash disabled:text-edge"
		/>
	);
}

/** Without JavaScript a number is quicker than a page load per step. */
function QuantityForm({ item }: { item: ShownItem }) {
	return (
		<CartForm
			change={{ type: "set", variantId: item.variantId }}
			item={item}
			actions={null}
			className="flex items-end gap-3"
		>
			<TextField
				label={
					<>
						Quantity<span className="sr-only"> of {lineName(item)}</span>
					</>
				}
				name="quantity"
				type="number"
				min={0}
				max={MAX_QUANTITY_PER_ITEM}
				defaultValue={item.quantity}
				controlClassName="w-20"
			/>
			<Button type="submit" variant="secondary">
				Update
			</Button>
		</CartForm>
	);
}

export function SavedItems({ items, actions }: { items: readonly ShownItem[]; actions: CartActions | null }) {
	if (items.length === 0) return null;
	return (
		<section aria-label="Saved for later" className="mt-8">
			<h3 className="text-label font-semibold">Saved for later</h3>
			<ul className="mt-2 divide-y divide-line border-y border-line">
				{items.map((item) => (
					<SavedItem key={item.variantId} item={item} actions={actions} />
				))}
			</ul>
		</section>
	);
}

function SavedItem({ item, actions }: LineProps) {
	const { variantId, problem } = item;
	const name = lineName(item);
	return (
		<li className="py-3">
			<div className="flex items-baseline justify-between gap-4">
				<Link className="link link-quiet min-w-0" to={productAddress(item)} onClick={actions?.closePanel}>
					{name}
				</Link>
				<span className="figures whitespace-nowrap text-slate">
					{problem === "unavailable" ? "Sold out" : formatCents(toCents(item.price) ?? 0, item.currency)}
				</span>
			</div>
			{problem === "contract" && <p className="mt-1 text-sm text-slate">Built by our crew, by contract</p>}
			<div className="mt-1 flex gap-2">
				{needsQuote(problem) ? (
					<QuoteLink item={item} actions={actions} />
				) : (
					<CartForm change={{ type: "move", variantId }} item={item} actions={actions}>
						<Button type="submit" variant="secondary" size="small" aria-label={`Move to cart: ${name}`}>
							Move to cart
						</Button>
					</CartForm>
				)}
				<CartForm change={{ type: "remove-saved", variantId }} item={item} actions={actions}>
					<Button
						type="submit"
						variant="ghost"
						size="small"
						aria-label={`Remove ${name} from the saved items`}
					>
						Remove
					</Button>
				</CartForm>
			</div>
		</li>
	);
}

/** To the contact form, with the product named. */
export function QuoteLink({ item, actions }: LineProps) {
	const { topic, message } = inquiryAbout(item);
	return (
		<Link className="link text-sm" to={contactAddress(topic, message)} onClick={actions?.closePanel}>
			Request a quote<span className="sr-only"> for {lineName(item)}</span>
		</Link>
	);
}

type CartFormProps = {
	change: Omit<LineChange, "quantity"> | { type: "empty" | "undo" };
	item?: ShownItem;
	actions: CartActions | null;
	className?: string;
	children: ReactNode;
};

/** A quantity comes from a field inside. Undo has a form only without JavaScript. */
export function CartForm({ change, item, actions, className, children }: CartFormProps) {
	return (
		<form
			method="post"
			action={href("/cart")}
			className={className}
			onSubmit={
				actions
					? (event) => {
							event.preventDefault();
							actions.press(change as LineChange, item);
						}
					: undefined
			}
		>
			<input type="hidden" name="intent" value={change.type} />
			{"variantId" in change && <input type="hidden" name="variantId" value={change.variantId} />}
			{children}
		</form>
	);
}
