// Starts a checkout. The cart panel sends JSON; without JavaScript the cart page posts a form and the cookie has the
// cart.
import { data, href, redirect } from "react-router";
import { backPath } from "#app/features/shop/back-path.ts";
import { changesByPricing, refusedCodeText } from "#app/features/shop/cart/cart-changes.ts";
import { cookieCart, describeLines } from "#app/features/shop/cart/cart-cookie.server.ts";
import { totalCents } from "#app/features/shop/cart/cart-rules.ts";
import { readSeenPrices, shareAddress } from "#app/features/shop/cart/share-link.ts";
import { type CheckoutRequest, checkoutRequest } from "#app/features/shop/orders/checkout-request.ts";
import { CHECKOUT_FAILED, STORE_AWAY } from "#app/features/shop/orders/checkout-texts.ts";
import { changedOrderPage, continuePage } from "#app/features/shop/orders/continue-page.ts";
import { isCheckoutCompleted, readCatalog, startCheckout } from "#app/features/shop/store/shop.server.ts";
import type { OrderExtras, OrderLine, PricedLine, StartedCheckout } from "#app/features/shop/store/store.ts";
import { postedForm, postedJson } from "#app/platform/http/posted-form.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { formatCents } from "#app/ui/money.ts";
import type { Route } from "./+types/start-checkout.ts";

const TOO_MANY = "Too many checkouts. Please wait a few minutes.";
const STARTS = { name: "checkout-start", points: 60, seconds: 600, total: 50_000 };
const QUESTIONS = { name: "checkout-state", points: 300, seconds: 600 };

/** Tells a returning browser whether its checkout was completed, so that it can empty the cart. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const id = new URL(request.url).searchParams.get("id");
	if (!id) return redirect(href("/shop"));
	const limit = await rateLimit(QUESTIONS, requestFacts(context).clientAddress);
	if (!limit.ok) return Response.json({ completed: false }, tooManyRequests(limit.retryAfterSeconds));
	try {
		return Response.json({ completed: id.length <= 300 && (await isCheckoutCompleted(id)) });
	} catch (error) {
		requestFacts(context).log.warn({ error: String(error) }, "checkout state unknown");
		return Response.json({ completed: false }, { status: 503 });
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== "POST") throw data(null, { status: 405, headers: { Allow: "GET, POST" } });
	const isForm = !request.headers.get("Content-Type")?.includes("json");
	return isForm ? fromForm(request, context) : fromPanel(request, context);
}

async function fromPanel(request: Request, context: Route.ActionArgs["context"]): Promise<Response> {
	const parsed = checkoutRequest.safeParse(await postedJson(request));
	if (!parsed.success) return refuse(400, "We can't read this cart.");
	const { clientAddress, log } = requestFacts(context);
	const limit = await rateLimit(STARTS, clientAddress);
	if (!limit.ok) return refuse(429, TOO_MANY, tooManyRequests(limit.retryAfterSeconds).headers, TOO_MANY);
	const started = await startCheckout(parsed.data.lines, { address: clientAddress }, extrasOf(parsed.data));
	if (started.ok) return Response.json(started, { status: 201 });
	if (started.reason === "refused")
		return Response.json(
			{ ok: false, problems: started.problems, error: "Part of this cart can't be ordered right now." },
			{ status: 409 },
		);
	log.error({ detail: started.detail }, "checkout not created");
	return refuse(502, CHECKOUT_FAILED, undefined, started.isAway ? STORE_AWAY : undefined);
}

async function fromForm(request: Request, context: Route.ActionArgs["context"]): Promise<Response> {
	const form = await postedForm(request);
	const text = (name: string) => String(form.get(name) ?? "");
	const error = (message: string) =>
		redirectWithToast(request, backPath(text("handle")), {
			title: "Error",
			text: message,
			tone: "destructive",
		});
	if (form.has("variantId") && !text("variantId")) return error("Product variant not available");
	const quantity = /^\d{1,3}$/.test(text("quantity")) ? Number(text("quantity")) : Number.NaN;
	const lines = form.has("variantId")
		? [{ variantId: text("variantId"), quantity }]
		: await cookieCart(request);
	if (lines.length === 0) return error("Your cart is empty");
	const discountCode = text("discountCode").trim() || undefined;
	const parsed = checkoutRequest.safeParse({ lines, discountCode });
	if (!parsed.success) return new Response("We can't read this order.\n", { status: 400 });
	const { clientAddress, log } = requestFacts(context);
	const limit = await rateLimit(STARTS, clientAddress);
	if (!limit.ok) return new Response(`${TOO_MANY}\n`, tooManyRequests(limit.retryAfterSeconds));
	const started = await startCheckout(parsed.data.lines, { address: clientAddress }, extrasOf(parsed.data));
	if (!started.ok) {
		if (started.reason === "failed") log.error({ detail: started.detail }, "checkout not created");
		return error(
			started.reason === "refused"
				? `${started.problems[0]?.title ?? "This product"} can't be ordered online right now.`
				: started.isAway
					? `${CHECKOUT_FAILED} ${STORE_AWAY}`
					: CHECKOUT_FAILED,
		);
	}
	const changes = await changesSinceSeen(parsed.data.lines, form, started);
	if (changes.length > 0)
		return htmlPage(changedOrderPage(started.checkoutUrl, changes, orderTotal(started.lines)));
	if (started.checkoutUrl.startsWith("/")) return redirect(started.checkoutUrl, 303);
	return htmlPage(continuePage(started.checkoutUrl));
}

/** What the store charges or has, where it differs from what the page with the button showed. */
async function changesSinceSeen(
	asked: readonly OrderLine[],
	form: FormData,
	{ lines, refusedCode }: Extract<StartedCheckout, { ok: true }>,
): Promise<string[]> {
	const seen = readSeenPrices(form.getAll("seen"));
	const catalog = await readCatalog();
	const cart = describeLines(asked, catalog.ok ? catalog.products : []).map((line) => ({
		...line,
		productId: "",
		price: seen.get(line.variantId) ?? line.price,
	}));
	return [
		...changesByPricing(cart, lines).map(({ text }) => text),
		...(refusedCode ? [refusedCodeText(refusedCode)] : []),
	];
}

function orderTotal(lines: readonly PricedLine[]): string {
	return formatCents(totalCents(lines), lines[0]?.currency);
}

function htmlPage(html: string): Response {
	return new Response(html, {
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
		},
	});
}

/** The store's staff see where the order came from, and can open the same cart. */
function extrasOf({ lines, discountCode }: CheckoutRequest): OrderExtras {
	return {
		discountCode,
		attributes: [
			{ key: "Ordered on", value: new URL(publicUrl()).host },
			{ key: "Cart link", value: `${publicUrl()}${shareAddress(lines)}`.slice(0, 2_000) },
		],
	};
}

function refuse(status: number, error: string, headers?: HeadersInit, advice?: string): Response {
	return Response.json({ ok: false, problems: [], error, advice }, { status, headers });
}
