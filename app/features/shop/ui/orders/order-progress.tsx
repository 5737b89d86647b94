import { Badge } from "#app/ui/badge.tsx";
import { type OrderStatus, orderStatus, statusesAhead } from "../../orders/order-status.ts";
import type { OrderKind } from "../../orders/order-words.ts";

type OrderProgressProps = {
	kind: OrderKind;
	status: OrderStatus;
	steps: readonly { status: OrderStatus; text: string; at: string }[];
};

export function OrderProgress({ kind, status, steps }: OrderProgressProps) {
	const { name, badge } = orderStatus(status);
	return (
		<section aria-labelledby="order-status">
			<div className="flex items-center gap-3">
				<h2 id="order-status" className="text-subheading">
					Status
				</h2>
				<Badge tone={badge}>{name[kind]}</Badge>
			</div>
			<ol className="mt-4 border-t border-line">
				{steps.map((step) => (
					<li key={`${step.status} ${step.at} ${step.text}`} className="border-b border-line py-4">
						<p className="flex flex-wrap items-baseline justify-between gap-x-4">
							<span className="font-semibold">{orderStatus(step.status).name[kind]}</span>
							<span className="figures text-sm text-stone">{step.at}</span>
						</p>
						<p className="mt-1 text-slate">{step.text}</p>
					</li>
				))}
				{statusesAhead(status).map((next) => (
					<li key={next} className="border-b border-line py-4 text-stone">
						{orderStatus(next).name[kind]}
						<span className="sr-only">, still ahead</span>
					</li>
				))}
			</ol>
		</section>
	);
}
