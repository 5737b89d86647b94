import { toCents } from "#app/features/leads/store-price.ts";
import { formatCents } from "#app/ui/money.ts";
import { orderKind, orderWords } from "../../orders/order-words.ts";
import type { PricedLine } from "../../store/store.ts";

type OrderSummaryProps = { lines: readonly PricedLine[]; totalCents: number; currency: string };

export function OrderSummary({ lines, totalCents, currency }: OrderSummaryProps) {
	return (
		<section aria-labelledby="order-summary" className="border-t-2 border-ink bg-white p-6">
			<h2 id="order-summary" className="text-subheading">
				Order summary
			</h2>
			<ul className="mt-4 border-t border-line">
				{lines.map(({ variantId, title, variantTitle, quantity, price }) => (
					<li key={variantId} className="flex justify-between gap-4 border-b border-line py-3">
						<span>
							<span className="figures font-semibold">{quantity} ×</span> {title}
							{variantTitle && <span className="block text-sm text-slate">{variantTitle}</span>}
						</span>
						<span className="figures whitespace-nowrap">
							{formatCents((toCents(price) ?? 0) * quantity, currency)}
						</span>
					</li>
				))}
			</ul>
			<p className="mt-4 flex items-baseline justify-between gap-4">
				<span className="font-semibold">Total</span>
				<span className="figures text-subheading font-condensed font-semibold">
					{formatCents(totalCents, currency)}
				</span>
			</p>
			<p className="mt-1 text-sm text-stone first-letter:uppercase">{orderWords[orderKind(lines)].before}.</p>
		</section>
	);
}
