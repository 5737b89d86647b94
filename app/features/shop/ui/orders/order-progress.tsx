import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { type OrderStatus, orderStatusNames } from "../../orders/order-status.ts";

type OrderProgressProps = {
	status: OrderStatus;
	steps: readonly { status: OrderStatus; text: string; at: string }[];
};

const TONES: Record<OrderStatus, BadgeTone> = {
	received: "water",
	confirmed: "water",
	scheduled: "water",
	delivered: "sage",
	canceled: "amber",
};

/** The remaining steps of an open order. */
const AHEAD: readonly OrderStatus[] = ["confirmed", "scheduled", "delivered"];

export function OrderProgress({ status, steps }: OrderProgressProps) {
	const ahead = status === "canceled" ? [] : AHEAD.slice(AHEAD.indexOf(status) + 1);
	return (
		<section aria-labelledby="order-status">
			<div className="flex items-center gap-3">
				<h2 id="order-status" className="text-subheading">
					Status
				</h2>
				<Badge tone={TONES[status]}>{orderStatusNames[status]}</Badge>
			</div>
			<ol className="mt-4 border-t border-line">
				{steps.map((step) => (
					<li key={`${step.status} ${step.at} ${step.text}`} className="border-b border-line py-4">
						<p className="flex flex-wrap items-baseline justify-between gap-x-4">
							<span className="font-semibold">{orderStatusNames[step.status]}</span>
							<span className="figures text-sm text-stone">{step.at}</span>
						</p>
						<p className="mt-1 text-slate">{step.text}</p>
					</li>
				))}
				{ahead.map((next) => (
					<li key={next} className="border-b border-line py-4 text-stone">
						{orderStatusNames[next]}
						<span className="sr-only">, still ahead</span>
					</li>
				))}
			</ol>
		</section>
	);
}
