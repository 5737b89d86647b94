// The cart page. Without JavaScript it shows the cookie's cart and every button is a form. With JavaScript it shows the
// browser's cart, which takes over the cookie's.
import { data, href } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { MAX_CART_LINES } from "#app/features/shop/cart/cart.ts";
import {
	changeCookieCart,
	forgetCookieCart,
	loadCookieCart,
} from "#app/features/shop/cart/cart-cookie.server.ts";
import type { CartChange } from "#app/features/shop/cart/cart-rules.ts";
import { readSharedItems } from "#app/features/shop/cart/share-link.ts";
import { STORE_AWAY } from "#app/features/shop/orders/checkout-answer.ts";
import { describeLines } from "#app/features/shop/pricing.ts";
import { backPath } from "#app/features/shop/product-address.ts";
import { currentPrices, readCatalog, takesDiscountCodes } from "#app/features/shop/store/shop.server.ts";
import type { OrderLine } from "#app/features/shop/store/store.ts";
import { CartPage } from "#app/features/shop/ui/cart/cart-page.tsx";
import { SharedCart } from "#app/features/shop/ui/cart/shared-cart.tsx";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { Route } from "./+types/cart.ts";

const page = {
	path: "/cart",
	title: "Your cart",
	description: "The items in your cart.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export async function loader({ request }: Route.LoaderArgs) {
	const shared = readSharedItems(new URL(request.url).searchParams.getAll("item"));
	const read = await readCatalog();
	const lines = read.ok ? describeLines(shared, read.products) : [];
	return data(
		{
			cart: await loadCookieCart(request),
			takesDiscountCodes: takesDiscountCodes(),
			shared: shared.length > 0 ? { lines, gone: read.ok ? shared.length - lines.length : 0 } : null,
		},
		{ headers: { "Cache-Control": "private, no-store" } },
	);
}

export async function action({ request }: Route.ActionArgs) {
	const form = await postedForm(request);
	const intent = String(form.get("intent") ?? "add");
	// With JavaScript: what the browser's own cart holds may have another price by now, or be gone.
	if (intent === "prices") {
		const prices = await currentPrices(readSharedItems(form.getAll("item"), 2 * MAX_CART_LINES));
		return data(prices && { ...prices, takesDiscountCodes: takesDiscountCodes() }, prices ? 200 : 503);
	}
	if (intent === "forget") return data(null, { headers: { "Set-Cookie": await forgetCookieCart(request) } });
	const change = changeIn(intent, form);
	if (!change) throw data(null, { status: 400 });
	const wanted =
		change.type === "add" ? change.lines : "variantId" in change ? [{ ...change, quantity: 1 }] : [];
	let title = "Everything on the list";
	if (wanted.length > 0) {
		const read = await readCatalog();
		if (!read.ok) return refused(STORE_AWAY);
		const lines = describeLines(wanted, read.products);
		const enters = change.type === "add" || change.type === "move";
		if (lines.length < wanted.length || (enters && lines.some(({ problem }) => problem)))
			return refused(
				lines.some(({ problem }) => problem === "contract")
					? "Our crew builds this under a written contract. Please request a quote."
					: "Product variant not available",
			);
		if (lines.length === 1 && lines[0]) title = lines[0].title;
	}
	const changed = await changeCookieCart(request, change);
	if (!changed.ok) return refused(changed.problem);
	const response = await redirectWithToast(request, href("/cart"), TOASTS[change.type](title));
	response.headers.append("Set-Cookie", changed.header);
	return response;

	function refused(text: string) {
		const back = backPath(String(form.get("handle") ?? ""));
		return redirectWithToast(request, back, { title: "Error", text, tone: "destructive" });
	}
}

type PostedChange = Exclude<CartChange<OrderLine>, { type: "restore" | "subtract" }> | { type: "undo" };

const TOASTS: Record<PostedChange["type"], (name: string) => { title: string; text?: string }> = {
	add: (name) => ({ title: "Added to cart", text: `${name} has been added to your cart` }),
	set: () => ({ title: "Cart updated" }),
	remove: (name) => ({ title: "Removed", text: `${name} is no longer in your cart` }),
	save: (name) => ({ title: "Saved for later", text: `${name} is now below your cart` }),
	move: (name) => ({ title: "Moved to cart", text: `${name} is back in your cart` }),
	"remove-saved": (name) => ({ title: "Removed", text: `${name} is no longer saved` }),
	empty: () => ({ title: "Cart emptied" }),
	undo: () => ({ title: "Cart restored" }),
};

function changeIn(type: string, form: FormData): PostedChange | null {
	if (type === "empty" || type === "undo") return { type };
	if (type === "add-all") {
		const lines = readSharedItems(form.getAll("item"));
		return lines.length > 0 ? { type: "add", lines } : null;
	}
	const variantId = String(form.get("variantId") ?? form.get("variant") ?? "").slice(0, 200);
	if (type === "remove" || type === "save" || type === "move" || type === "remove-saved")
		return { type, variantId };
	const posted = String(form.get("quantity") ?? "1").trim();
	if (!/^\d{1,4}$/.test(posted)) return null;
	const quantity = Number(posted);
	if (type === "set") return { type, variantId, quantity };
	return type === "add" && quantity > 0 ? { type, lines: [{ variantId, quantity }] } : null;
}

export default function Page({ loaderData: { cart, shared, takesDiscountCodes } }: Route.ComponentProps) {
	return (
		<>
			<PageHeading title={page.title} />
			<div className="wrap grid gap-10 py-10 pb-24">
				{shared && <SharedCart title="Someone shared this cart with you" {...shared} />}
				<CartPage cart={cart} takesDiscountCodes={takesDiscountCodes} />
			</div>
		</>
	);
}
