// 'Tell me when it's back' for one variant. The form is on the product's page; this page is for browsers without
// JavaScript.

import { data, href } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { lineName } from "#app/features/leads/ordered-line.ts";
import { isContactForPricing } from "#app/features/shop/product.ts";
import { requestStockAlert } from "#app/features/shop/stock/stock-alerts.server.ts";
import { readCatalog } from "#app/features/shop/store/shop.server.ts";
import { type NotifyAnswer, NotifyPage } from "#app/features/shop/ui/product/notify-form.tsx";
import { selectVariant } from "#app/features/shop/variants.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { parseMailbox } from "#app/platform/messages/mailbox.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { Route } from "./+types/notify.ts";

const PER_VISITOR = { name: "stock-alert", points: 20, seconds: 3_600, total: 10_000 };

export const meta: Route.MetaFunction = ({ matches, params }) =>
	pageMeta(
		{
			path: `/product/${params.handle}/notify`,
			title: "Back in stock",
			description: "An email when a product is back in stock.",
			hidden: true,
		},
		matches,
	);

export async function loader({ params, request }: Route.LoaderArgs) {
	const product = await productOrNotFound(params.handle);
	const { variant } = selectVariant(product, new URL(request.url).searchParams);
	if (!variant) throw data(null, { status: 404 });
	return { handle: product.handle, title: product.title, variant: { id: variant.id, title: variant.title } };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const product = await productOrNotFound(params.handle);
	const form = await postedForm(request);
	const typed = String(form.get("email") ?? "").trim();
	const asked = String(form.get("variant") ?? "");
	const { variant, isUnknown } = selectVariant(product, new URLSearchParams(asked ? { variant: asked } : {}));
	const answer = (ok: boolean, message: string, init?: number | ResponseInit) =>
		data<NotifyAnswer>({ ok, message, email: typed.slice(0, 254) }, init);
	const limit = await rateLimit(PER_VISITOR, requestFacts(context).clientAddress);
	if (!limit.ok)
		return answer(
			false,
			"Too many requests came from your network. Please wait an hour.",
			tooManyRequests(limit.retryAfterSeconds),
		);
	if (!variant || isUnknown)
		return answer(false, "We don't sell this version anymore. Choose another one.", 400);
	if (variant.available || isContactForPricing({ title: product.title, price: variant.price }))
		return answer(false, "This version isn't sold out. You can order it now, or ask us.", 400);
	const mailbox = typed.length <= 254 ? parseMailbox(typed) : null;
	if (!mailbox) return answer(false, "Enter an email address like name@example.com", 400);
	await requestStockAlert(
		{ email: mailbox.address, handle: product.handle, variantId: variant.id },
		lineName({ title: product.title, variantTitle: variant.title }),
	);
	return answer(
		true,
		`We sent a link to ${mailbox.address}. Open it to confirm, and we'll email you once when it's back.`,
	);
}

async function productOrNotFound(handle: string) {
	const read = await readCatalog();
	if (!read.ok) throw data(null, { status: 503 });
	const product = read.products.find((one) => one.handle === handle);
	if (!product) throw data(null, { status: 404 });
	return product;
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHeading title="Back in stock" lead="We email you once when it returns." />
			<div className="wrap grid gap-8 py-10 pb-24" data-no-call-button="">
				<NotifyPage {...loaderData} answer={actionData} />
				<BackLink to={href("/product/:handle", { handle: loaderData.handle })}>Back to the product</BackLink>
			</div>
		</>
	);
}
