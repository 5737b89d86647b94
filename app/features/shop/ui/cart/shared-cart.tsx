// A cart that somebody shared, or a planned system: shown with today's prices, taken over only on request. What our crew
// builds is listed apart, because it needs a written contract.

import { href, useNavigate } from "react-router";
import { contactAddress } from "#app/features/leads/contact-page.ts";
import { lineName } from "#app/features/leads/ordered-line.ts";
import { toCents } from "#app/features/leads/store-price.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { formatCents } from "#app/ui/money.ts";
import { Notice } from "#app/ui/page/notice.tsx";
import type { ShownItem } from "../../cart/cart.ts";
import { needsQuote } from "../../cart/cart-changes.ts";
import { totalCents } from "../../cart/cart-rules.ts";
import { sharedItem } from "../../cart/share-link.ts";
import { productAddress } from "../../product-address.ts";
import { useCartActions } from "./cart-actions.ts";
import { CartTotal } from "./cart-summary.tsx";

type SharedCartProps = {
	title: string;
	lines: readonly ShownItem[];
	/** How many of the shared products are no longer sold. */
	gone: number;
	/** Why each product is in the list, by variant. */
	reasons?: Record<string, string>;
};

export function SharedCart({ title, lines, gone, reasons = {} }: SharedCartProps) {
	const { addAll } = useCartActions();
	const navigate = useNavigate();
	const built = lines.filter(({ problem }) => needsQuote(problem));
	const needsContract = built.some(({ problem }) => problem === "contract");
	const goods = lines.filter(({ problem }) => !needsQuote(problem));
	const buyable = goods.filter(({ problem }) => !problem);
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
			<Lines lines={goods} reasons={reasons} />
			{buyable.length > 0 && (
				<>
					<div className="mt-4">
						<CartTotal cents={totalCents(buyable)} currency={buyable[0]?.currency} />
					</div>
					<form
						method="post"
						action={href("/cart")}
						className="mt-5"
						onSubmit={(event) => {
							event.preventDefault();
							addAll(buyable.map(({ problem: _, ...line }) => line));
							void navigate(href("/cart"));
						}}
					>
						<input type="hidden" name="intent" value="add-all" />
						{buyable.map((line) => (
							<input key={line.variantId} type="hidden" name="item" value={sharedItem(line)} />
						))}
						<Button type="submit">Add all to cart</Button>
					</form>
				</>
			)}
			{built.length > 0 && (
				<>
					<h3 className="text-label mt-8 font-semibold">
						{needsContract ? "Built by our crew" : "Priced on request"}
					</h3>
					{needsContract && (
						<p className="mt-1 text-slate">
							This needs a written contract, so it isn't sold through the cart. The quote says the final
							price.
						</p>
					)}
					<Lines lines={built} reasons={reasons} />
					<ButtonLink variant="secondary" className="mt-5" to={quoteAddress(built)}>
						Request a quote
					</ButtonLink>
				</>
			)}
		</section>
	);
}

function Lines({ lines, reasons }: { lines: readonly ShownItem[]; reasons: Record<string, string> }) {
	if (lines.length === 0) return null;
	return (
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
					<span className="figures whitespace-nowrap">{priceOf(line)}</span>
				</li>
			))}
		</ul>
	);
}

function priceOf({ problem, price, quantity, currency }: ShownItem): string {
	if (problem === "unavailable") return "Sold out";
	if (problem === "contact-for-pricing") return "Price on request";
	return formatCents((toCents(price) ?? 0) * quantity, currency);
}

/** The contact form, with everything that is to be built named. */
function quoteAddress(built: readonly ShownItem[]): string {
	const names = built.map((line) => `${line.quantity} x ${lineName(line)}`).join(", ");
	return contactAddress(
		`Quote: ${names}`.slice(0, 120),
		`Please send me a quote and a written contract for: ${names}.`,
	);
}
