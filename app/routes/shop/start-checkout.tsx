// Starts a checkout for the lines of a form: the cart's, or those of 'Order Now'. Our own checkout follows at once. What
// has to be accepted first, or went wrong, is shown by the cart, and without JavaScript by this page.
import { data, href, redirect } from "react-router";
import { z } from "zod";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { MAX_CART_LINES, MAX_QUANTITY_PER_ITEM } from "#app/features/shop/cart/cart.ts";
import { changesAtCheckout } from "#app/features/shop/cart/cart-changes.ts";
import { cookieCart } from "#app/features/shop/cart/cart-cookie.server.ts";
import { totalCents } from "#app/features/shop/cart/cart-rules.ts";
import { readSeenPrices, readSharedItems, shareAddress } from "#app/features/shop/cart/share-link.ts";
import {
	CHECKOUT_FAILED,
	type CheckoutAnswer,
	STORE_AWAY,
} from "#app/features/shop/orders/checkout-answer.ts";
import { describeLines, priceLines } from "#app/features/shop/pricing.ts";
import { backPath } from "#app/features/shop/product-address.ts";
import { isCheckoutCompleted, readCatalog, startCheckout } from "#app/features/shop/store/shop.server.ts";
import type { LineProblem, OrderExtras, OrderLine, PricedLine } from "#app/features/shop/store/store.ts";
import { CartTotal, CheckoutOutcome } from "#app/features/shop/ui/cart/cart-summary.tsx";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { Route } from "./+types/start-checkout.ts";

const TOO_MANY = "Too many checkouts. Please wait a few minutes.";
const STARTS = { name: "checkout-start", points: 60, seconds: 600, total: 50_000 };
const QUESTIONS = { name: "checkout-state", points: 300, seconds: 600 };

/** Variants and quantities. Prices are looked up: one that was sent is only what the visitor saw. */
const checkoutRequest = z.strictObject({
	lines: z
		.array(
			z.strictObject({
				variantId: z.string().min(1).max(200),
				quantity: z.number().int().min(1).max(MAX_QUANTITY_PER_ITEM),
			}),
		)
		.min(1)
		.max(MAX_CART_LINES)
		.refine((lines) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length, {
			error: "Each variant can appear on only one line.",
		}),
	discountCode: z
		.string()
		.trim()
		.regex(/^[\w-]{1,40}$/)
		.optional(),
});

const page = { path: "/checkout", title: "Checkout", description: "The way to the checkout.", hidden: true };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

/** Tells a returning browser whether its checkout was completed, so that it can empty the cart. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const id = new URL(request.url).searchParams.get("id");
	if (!id || id.length > 300) return data({ completed: null });
	const limit = await rateLimit(QUESTIONS, requestFacts(context).clientAddress);
	if (!limit.ok) return data({ completed: null }, tooManyRequests(limit.retryAfterSeconds));
	try {
		return data({ completed: (await isCheckoutCompleted(id)) ? id : null });
	} catch (error) {
		requestFacts(context).log.warn({ error: String(error) }, "checkout state unknown");
		return data({ completed: null }, { status: 503 });
	}
}

/** Asked once per return; no form changes the answer. */
export const shouldRevalidate = () => false;

export async function action({ request, context }: Route.ActionArgs) {
	const form = await postedForm(request);
	const text = (name: string) => String(form.get(name) ?? "");
	const back = backPath(text("handle"));
	const refuse = (error: string, init: number | ResponseInit, advice?: string) =>
		answer({ checkout: null, lines: [], problems: [], changes: [], error, advice }, back, init);
	if (form.has("variantId") && !text("variantId"))
		return redirectWithToast(request, back, {
			title: "Error",
			text: "Product variant not available",
			tone: "destructive",
		});
	const lines = await linesIn(form, request);
	if (lines?.length === 0) return refuse("Your cart is empty", 400);
	const discountCode = text("discountCode").trim() || undefined;
	const parsed = checkoutRequest.safeParse({ lines, discountCode });
	if (!lines || !parsed.success) return refuse("We can't read this order.", 400);
	const { clientAddress, log } = requestFacts(context);
	const limit = await rateLimit(STARTS, clientAddress);
	if (!limit.ok) return refuse(TOO_MANY, tooManyRequests(limit.retryAfterSeconds), TOO_MANY);
	// Read before the store is asked, because its answer may bring a newer copy.
	const catalog = await readCatalog();
	const products = catalog.ok ? catalog.products : [];
	const seen = readSeenPrices(form.getAll("seen"));
	const cart = describeLines(lines, products).map((line) => ({
		...line,
		price: seen.get(line.variantId) ?? line.price,
	}));
	const started = await startCheckout(parsed.data.lines, { address: clientAddress }, extrasOf(parsed.data));
	if (!started.ok && started.reason === "failed") {
		log.error({ detail: started.detail }, "checkout not created");
		return refuse(CHECKOUT_FAILED, 502, started.isAway ? STORE_AWAY : undefined);
	}
	const { problems, lines: ordered } = started.ok
		? { problems: missingFrom(started.lines, lines), lines: started.lines }
		: { problems: started.problems, lines: orderedWithout(started.problems, lines) };
	const changes = changesAtCheckout(cart, { lines: ordered, problems });
	const isCodeRefused = started.ok && started.refusedCode !== undefined;
	if (isCodeRefused) changes.push(`the code ${started.refusedCode} doesn't apply to this cart`);
	const gone = problems.filter(({ variantId }) => !cart.some((line) => line.variantId === variantId));
	if (gone.length > 0)
		changes.push(`${gone.length === 1 ? "one product is" : `${gone.length} products are`} no longer sold`);
	const checkout = started.ok ? { id: started.checkoutId, url: started.checkoutUrl } : null;
	if (checkout?.url.startsWith("/") && changes.length === 0) return redirect(checkout.url, 303);
	return answer({ checkout, lines: ordered, problems, changes, isCodeRefused }, back, checkout ? 200 : 409);

	function orderedWithout(refused: readonly LineProblem[], asked: readonly OrderLine[]): PricedLine[] {
		const rest = asked.filter((line) => !refused.some(({ variantId }) => variantId === line.variantId));
		return priceLines(rest, products).priced;
	}
}

function answer(value: CheckoutAnswer, back: string, init: number | ResponseInit) {
	return data({ ...value, back }, init);
}

/** The lines of the form, else the one product of 'Order Now', else the cookie's cart. Null when they make no sense. */
async function linesIn(form: FormData, request: Request): Promise<readonly OrderLine[] | null> {
	const items = form.getAll("item");
	if (items.length > 0) {
		const lines = readSharedItems(items, MAX_CART_LINES);
		return lines.length === items.length ? lines : null;
	}
	if (!form.has("variantId")) return (await cookieCart(request)).lines;
	const quantity = String(form.get("quantity") ?? "");
	return [
		{
			variantId: String(form.get("variantId")),
			quantity: /^\d{1,3}$/.test(quantity) ? Number(quantity) : Number.NaN,
		},
	];
}

function missingFrom(sold: readonly OrderLine[], asked: readonly OrderLine[]): LineProblem[] {
	return asked
		.filter(({ variantId }) => !sold.some((line) => line.variantId === variantId))
		.map(({ variantId }) => ({ variantId, title: null, reason: "unavailable" }));
}

/** The store's staff see where the order came from, and can open the same cart. */
function extrasOf({ lines, discountCode }: z.infer<typeof checkoutRequest>): OrderExtras {
	return {
		discountCode,
		attributes: [
			{ key: "Ordered on", value: new URL(publicUrl()).host },
			{ key: "Cart link", value: `${publicUrl()}${shareAddress(lines)}`.slice(0, 2_000) },
		],
	};
}

export default function StartCheckoutPage({ actionData }: Route.ComponentProps) {
	const { checkout, changes = [], lines = [], back = href("/cart") } = actionData ?? {};
	const mayGoOn = checkout && changes.length === 0;
	return (
		<>
			<PageHeading title="Checkout" />
			<div className="wrap grid max-w-3xl gap-6 py-10 pb-24">
				{actionData && <CheckoutOutcome answer={actionData} />}
				{changes.length > 0 && <CartTotal cents={totalCents(lines)} currency={lines[0]?.currency} isNew />}
				{/* Our content security policy forbids forms from ending on another site, even by redirect. */}
				{mayGoOn && (
					<>
						<meta httpEquiv="refresh" content={`0;url=${checkout.url}`} />
						<a className="link" href={checkout.url}>
							Continue to checkout
						</a>
					</>
				)}
				<BackLink to={back}>{back === href("/cart") ? "Back to your cart" : "Back to the product"}</BackLink>
			</div>
		</>
	);
}
