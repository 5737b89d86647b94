import { Minus, Plus, Trash2 } from "lucide";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { contact } from "#app/features/company/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatCents } from "#app/ui/money.ts";
import { type CartItem, MAX_QUANTITY_PER_ITEM } from "../../cart/cart.ts";
import { lineName } from "../../product.ts";
import { productAddress } from "../../product-address.ts";
import { thumbnail } from "../../product-picture.ts";
import { toCents } from "../../store-price.ts";
import type { CartActions } from "./cart-actions.ts";

type CartLineProps = {
	item: CartItem;
	justAdded: boolean;
	actions: Pick<CartActions, "change" | "remove" | "saveForLater" | "closePanel">;
};

export function CartLine({ item, justAdded, actions }: CartLineProps) {
	const { variantId, title, quantity, currency } = item;
	const name = lineName(item);
	const cents = toCents(item.price) ?? 0;
	const setQuantity = (next: number) => {
		if (next < 1) actions.remove(item);
		else actions.change({ type: "set-quantity", variantId, quantity: next });
	};
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
						<Link className="link link-quiet" to={productAddress(item)} onClick={actions.closePanel}>
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
			</div>
			<div className="col-start-2 flex items-center justify-between">
				<div className="flex items-center rounded-md border border-edge">
					<Step label={`Decrease quantity of ${name}`} onClick={() => setQuantity(quantity - 1)}>
						<Icon of={Minus} className="size-4" />
					</Step>
					<span className="figures min-w-9 text-center font-semibold">
						<span className="sr-only">Quantity </span>
						{quantity}
					</span>
					<Step
						label={`Increase quantity of ${name}`}
						disabled={quantity >= MAX_QUANTITY_PER_ITEM}
						onClick={() => setQuantity(quantity + 1)}
					>
						<Icon of={Plus} className="size-4" />
					</Step>
				</div>
				<button
					type="button"
					aria-label={`Remove ${name}`}
					className="grid size-11 place-items-center rounded-md text-slate hover:bg-ash hover:text-error"
					onClick={() => actions.remove(item)}
				>
					<Icon of={Trash2} className="size-4.5" />
				</button>
			</div>
			<p className="col-start-2 -mt-2">
				<button
					type="button"
					className="link min-h-8 text-sm pointer-coarse:min-h-11"
					aria-label={`Save for later: ${name}`}
					onClick={() => actions.saveForLater(item)}
				>
					Save for later
				</button>
			</p>
			{quantity >= MAX_QUANTITY_PER_ITEM && (
				<p role="status" className="col-start-2 text-sm text-slate">
					{MAX_QUANTITY_PER_ITEM} is the most you can order online. For more, call us at{" "}
					{contact.businessPhone}.
				</p>
			)}
		</li>
	);
}

function Step({ label, ...rest }: ComponentProps<"button"> & { label: string }) {
	return (
		<button
			{...rest}
			type="button"
			aria-label={label}
			className="grid size-11 place-items-center hover:bg-ash disabled:text-edge"
		/>
	);
}
