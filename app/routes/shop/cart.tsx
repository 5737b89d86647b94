// The cart page. Without JavaScript it shows the cookie's cart and every button is a form. With JavaScript it shows the
// browser's cart, which takes over the cookie's.
import { data, href, redirect } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { backPath } from "#app/features/shop/back-path.ts";
import { MAX_QUANTITY_PER_ITEM } from "#app/features/shop/cart/cart.ts";
import {
	type CookieCartChange,
	changeCookieCart,
	describeLines,
	emptyCookieCart,
	loadCookieCart,
} from "#app/features/shop/cart/cart-cookie.server.ts";
import { readSharedItems } from "#app/features/shop/cart/share-link.ts";
import { STORE_AWAY } from "#app/features/shop/orders/checkout-texts.ts";
import { findVariant } from "#app/features/shop/pricing.ts";
import { isContactForPricing, type Product } from "#app/features/shop/product.ts";
import { readCatalog, takesDiscountCodes } from "#app/features/shop/store/shop.server.ts";
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
	if (form.get("intent") === "forget")
		return redirect(href("/cart"), {
			status: 303,
			headers: { "Set-Cookie": await emptyCookieCart(request) },
		});
	const change = changeIn(form);
	if (!change) throw data(null, { status: 400 });
	const read = await readCatalog();
	if ("variantId" in change && !read.ok) return refused(STORE_AWAY);
	const title = "variantId" in change && read.ok ? titleOf(change, read.products) : null;
	if ("variantId" in change && title === null) return refused("Product variant not available");
	const changed = await changeCookieCart(request, change);
	if (!changed.ok)
		return refused(
			changed.reason === "full"
				? "Your cart is full. Please check out first, or call us."
				: `Your cart can hold up to ${MAX_QUANTITY_PER_ITEM} of one product. For more, please call us.`,
		);
	const toast = {
		add: { title: "Added to cart", text: `${title} has been added to your cart` },
		"add-all": { title: "Added to cart", text: "Everything on the list has been added to your cart" },
		set: { title: "Cart updated" },
		remove: { title: "Removed", text: `${title} is no longer in your cart` },
		save: { title: "Saved for later", text: `${title} is now below your cart` },
		move: { title: "Moved to cart", text: `${title} is back in your cart` },
		"remove-saved": { title: "Removed", text: `${title} is no longer saved` },
		empty: { title: "Cart emptied" },
		undo: { title: "Cart restored" },
	}[change.type];
	const response = await redirectWithToast(request, href("/cart"), toast);
	response.headers.append("Set-Cookie", changed.header);
	return response;

	function refused(text: string) {
		const back = backPath(String(form.get("handle") ?? ""));
		return redirectWithToast(request, back, { title: "Error", text, tone: "destructive" });
	}
}

function changeIn(form: FormData): CookieCartChange | null {
	const type = String(form.get("intent") ?? "add");
	if (type === "empty" || type === "undo") return { type };
	if (type === "add-all") {
		const lines = readSharedItems(form.getAll("item"));
		return lines.length > 0 ? { type, lines } : null;
	}
	const variantId = String(form.get("variantId") ?? form.get("variant") ?? "").slice(0, 200);
	if (type === "remove" || type === "save" || type === "move" || type === "remove-saved")
		return { type, variantId };
	const quantity = String(form.get("quantity") ?? "1").trim();
	if ((type !== "add" && type !== "set") || !/^\d{1,4}$/.test(quantity)) return null;
	return { type, variantId, quantity: Number(quantity) };
}

/** Null when there is no such variant, or when somebody tries to add one that cannot be bought. */
function titleOf(change: { type: string; variantId: string }, products: readonly Product[]): string | null {
	const found = findVariant(products, change.variantId);
	if (!found) return null;
	const { title } = found.product;
	const isBuyable = found.variant.available && !isContactForPricing({ title, price: found.variant.price });
	return change.type === "add" && !isBuyable ? null : title;
}

export default function Page({ loaderData: { cart, shared, takesDiscountCodes } }: Route.ComponentProps) {
	return (
		<>
			<PageHeading title={page.title} />
			<div className="wrap grid gap-10 py-10 pb-24">
				{shared && <SharedCart title="Someone shared this cart with you" {...shared} />}
				<CartPage {...cart} takesDiscountCodes={takesDiscountCodes} />
			</div>
		</>
	);
}
