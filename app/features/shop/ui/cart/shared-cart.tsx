// A cart that somebody shared: shown with today's prices, taken over only on request.
import { href, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { formatCents } from "#app/ui/money.ts";
import { Notice } from "#app/ui/page/notice.tsx";
import { totalCents } from "../../cart/cart-rules.ts";
import { sharedItem } from "../../cart/share-link.ts";
import { productAddress } from "../../product-address.ts";
import { toCents } from "../../store-price.ts";
import { useCartActions } from "./cart-actions.ts";
import { CartTotal, type CookieLine } from "./form-cart.tsx";

type SharedCartProps = {
	title: string;
	lines: readonly CookieLine[];
	/** How many of the shared products are no longer sold. */
	gone: number;
	/** Why each product is in the list, by variant. */
	reasons?: Record<string, string>;
};

export function SharedCart({ title, lines, gone, reasons = {} }: SharedCartProps) {
	const { addAll } = useCartActions();
	const navigate = useNavigate();
	const buyable = lines.filter(({ available }) => available);
	return (
		<section aria-labelledby="shared-cart" className="max-w-3xl border-t-2 border-ink bg-white p-6">
			<h2 id="shared-cart" className="text-subheading">
				{title}
			</h2>
			{gone > 0 && (
				<Notice tone="amber" className="mt-4">
					{gone === 1 ? "One product in this link is" : `${gone} products in this link are`} no longer sold.
				</Notice>
			)}
			<ul className="mt-4 divide-y divide-line border-y border-line">
				{lines.map((line) => (
					<li key={line.variantId} className="flex items-baseline justify-between gap-4 py-3">
						<span className="min-w-0">
							<span className="figures font-semibold">{line.quantity} ×</span>{" "}
							<a className="link link-quiet" href={productAddress(line)}>
								{line.title}
							</a>
							{line.variantTitle && <span className="block text-sm text-slate">{line.variantTitle}</span>}
							{reasons[line.variantId] && (
								<span className="block text-sm text-slate">{reasons[line.variantId]}</span>
							)}
						</span>
						<span className="figures whitespace-nowrap">
							{line.available
								? formatCents((toCents(line.price) ?? 0) * line.quantity, line.currency)
								: "Sold out"}
						</span>
					</li>
				))}
			</ul>
			<div className="mt-4">
				<CartTotal cents={totalCents(buyable)} currency={lines[0]?.currency} />
			</div>
			{buyable.length > 0 && (
				<form
					method="post"
					action={href("/cart")}
					className="mt-5"
					onSubmit={(event) => {
						event.preventDefault();
						addAll(buyable.map(({ available: _, ...line }) => ({ ...line, productId: "" })));
						void navigate(href("/cart"));
					}}
				>
					<input type="hidden" name="intent" value="add-all" />
					{buyable.map((line) => (
						<input key={line.variantId} type="hidden" name="item" value={sharedItem(line)} />
					))}
					<Button type="submit">Add all to cart</Button>
				</form>
			)}
		</section>
	);
}
