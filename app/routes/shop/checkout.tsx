import type { SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useEffect } from "react";
import { data, href, redirect } from "react-router";
import { contact } from "#app/features/company/company.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { changeCookieCart } from "#app/features/shop/cart/cart-cookie.server.ts";
import { orderDetails } from "#app/features/shop/orders/order-details.ts";
import { orderKind, orderWords } from "#app/features/shop/orders/order-words.ts";
import { findCheckout, placeOrder } from "#app/features/shop/orders/orders.server.ts";
import { useCartPanel } from "#app/features/shop/ui/cart/cart-context.ts";
import { OrderConfirmation } from "#app/features/shop/ui/orders/order-confirmation.tsx";
import { ORDER_DRAFT_KEY, OrderForm } from "#app/features/shop/ui/orders/order-form.tsx";
import { OrderSummary } from "#app/features/shop/ui/orders/order-summary.tsx";
import { rememberCheckout } from "#app/features/shop/ui/orders/pending-checkout.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { writeText } from "#app/ui/begun/device-store.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { LostAnswerHandle } from "../lost-answer-texts.ts";
import type { Route } from "./+types/checkout.ts";

const FinishedCheckout = lazyPart(
	async () => (await import("#app/features/shop/ui/orders/left-checkout.tsx")).FinishedCheckout,
);

const NOT_STORED = `We couldn't save your order request. Please send it again, or call ${contact.businessPhone}.`;
const TOO_MANY = "Too many orders came from your network. Please wait a few minutes and send it again.";
/** Counted before anything is parsed. */
const POST_LIMIT = { name: "order-posts", points: 120, seconds: 3600 };
const ORDERS = { name: "order", points: 30, seconds: 3600, total: 20_000 };

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
	pageMeta(
		{
			path: `/checkout/${params.id}`,
			title: loaderData?.checkout.reference ? "Order request received" : "Checkout",
			description: "Your order request: summary and contact details.",
			hidden: true,
		},
		matches,
	);

export const handle: LostAnswerHandle = {
	lostAnswers: {
		sending: {
			"/checkout/:id": {
				title: "Order not sent",
				text: `The connection was lost. Please send it again, or call ${contact.businessPhone}. Sending it again won't create a second order.`,
				tone: "destructive",
			},
		},
	},
};

export async function loader({ params }: Route.LoaderArgs) {
	return { checkout: await checkoutOrNotFound(params.id), constraint: getZodConstraint(orderDetails) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const checkout = await checkoutOrNotFound(params.id);
	const here = href("/checkout/:id", { id: checkout.id });
	// Sent twice: the order exists, and the page says so.
	if (checkout.reference) return redirect(here, 303);
	const { clientAddress, log } = requestFacts(context);
	const flooded = await rateLimit(POST_LIMIT, clientAddress);
	if (!flooded.ok) return answer(undefined, tooManyRequests(flooded.retryAfterSeconds), TOO_MANY);
	const submission = parseWithZod(await postedForm(request), { schema: orderDetails });
	if (submission.status !== "success") return answer(submission.reply(), 400);
	const limit = await rateLimit(ORDERS, clientAddress);
	if (!limit.ok) return answer(submission.reply(), tooManyRequests(limit.retryAfterSeconds), TOO_MANY);
	try {
		await placeOrder(checkout, submission.value);
	} catch (error) {
		log.error({ error: String(error) }, "order not stored");
		return answer(submission.reply(), 503, NOT_STORED);
	}
	const rest = await changeCookieCart(request, { type: "subtract", lines: checkout.lines });
	return redirect(here, { status: 303, headers: rest.ok ? { "Set-Cookie": rest.header } : {} });
}

/** The form with everything that was typed. */
function answer(
	result: SubmissionResult<string[]> | undefined,
	init: number | ResponseInit,
	problem?: string,
) {
	return data({ result, problem }, init);
}

async function checkoutOrNotFound(id: string) {
	const checkout = await findCheckout(id);
	if (!checkout) throw data(null, { status: 404 });
	return checkout;
}

export default function CheckoutPage({
	loaderData: { checkout, constraint },
	actionData,
}: Route.ComponentProps) {
	const { reference } = checkout;
	const kind = orderKind(checkout.lines);
	const completed = reference !== null;
	const { closePanel } = useCartPanel();
	useEffect(() => {
		closePanel();
		if (!completed) return rememberCheckout(checkout.id, checkout.lines);
		writeText(ORDER_DRAFT_KEY, null, "tab");
	}, [completed, checkout.id, checkout.lines, closePanel]);
	return (
		<>
			{completed && <FinishedCheckout id={checkout.id} />}
			<PageHeading
				title={reference ? "Order request received" : "Checkout"}
				lead={reference ? "Thank you. We have your order request and will call you." : orderWords[kind].ask}
			/>
			<div className="wrap grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[7fr_5fr] lg:py-14">
				{/* On a phone the summary comes before the form, but after the reference number. */}
				<div className={reference ? "order-last" : "lg:order-last"}>
					<div className="lg:sticky lg:top-24">
						<OrderSummary {...checkout} />
					</div>
				</div>
				{reference ? (
					<OrderConfirmation {...checkout} reference={reference} />
				) : (
					<OrderForm
						kind={kind}
						result={actionData?.result}
						problem={actionData?.problem}
						constraint={constraint}
					/>
				)}
			</div>
		</>
	);
}
