// The buyer's page about an order, behind the signed link in their mail.
import { data } from "react-router";
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { dayAndTime } from "#app/features/company/dates.ts";
import { privateMeta } from "#app/features/company/pages/private-meta.ts";
import { findOrder } from "#app/features/shop/orders/order-page.server.ts";
import { OrderProgress } from "#app/features/shop/ui/orders/order-progress.tsx";
import { OrderSummary } from "#app/features/shop/ui/orders/order-summary.tsx";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { Route } from "./+types/order.ts";

const VIEWS = { name: "order-page", points: 300, seconds: 600 };

export const meta: Route.MetaFunction = () => privateMeta("Your order");

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const limit = await rateLimit(VIEWS, requestFacts(context).clientAddress);
	if (!limit.ok) throw data(null, tooManyRequests(limit.retryAfterSeconds));
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const order = await findOrder(params.reference, token);
	if (!order) throw data(null, { status: 404 });
	const steps = order.steps.map(({ at, ...step }) => ({ ...step, at: dayAndTime(at) }));
	return data({ ...order, steps }, { headers: { "Cache-Control": "private, no-store" } });
}

export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
	return (
		<>
			<PageHeading title={`Order ${order.reference}`} lead={order.promisedBy ?? undefined} />
			<div className="wrap grid gap-x-16 gap-y-10 py-10 pb-24 lg:grid-cols-[7fr_5fr] lg:py-14">
				<div>
					<OrderProgress kind={order.kind} status={order.status} steps={order.steps} />
					<p className="measure mt-8 text-slate">
						Need to change something? Call{" "}
						<a className="link whitespace-nowrap" href={telephoneHref(contact.businessPhone)}>
							{contact.businessPhone}
						</a>{" "}
						and mention {order.reference}.
					</p>
				</div>
				<OrderSummary lines={order.lines} totalCents={order.totalCents} currency={order.currency} />
			</div>
		</>
	);
}
