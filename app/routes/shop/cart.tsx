// The cart page. Without JavaScript it shows the cookie's cart and every button is a form. With JavaScript it shows the
// browser's cart, which takes over the cookie's.

import { data, href } from "react-router";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { backPath } from "#app/features/shop/back-path.ts";
import { MAX_QUANTITY_PER_ITEM } from "#app/features/shop/cart/cart.ts";
import {
	type CookieCartChange,
	changeCookieCart,
	loadCookieCart,
} from "#app/features/shop/cart/cart-cookie.server.ts";
import { readCatalog } from "#app/features/shop/store/shop.server.ts";
import { CartPage } from "#app/features/shop/ui/cart-page.tsx";
import { postedForm } from "#app/platform/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/toasts.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/cart.ts";

const page = {
	path: "/cart",
	title: "Your cart",
	description: "What you have put in your cart.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export async function loader({ request }: Route.LoaderArgs) {
	return data(await loadCookieCart(request), { headers: { "Cache-Control": "private, no-store" } });
}

export async function action({ request }: Route.ActionArgs) {
	const form = await postedForm(request);
	const change = changeIn(form);
	if (!change) throw data(null, { status: 400 });
	const title = "variantId" in change ? await titleOf(change.variantId) : null;
	if ("variantId" in change && title === null) return refused("Product variant not available");
	const changed = await changeCookieCart(request, change);
	if (!changed.ok)
		return refused(
			changed.reason === "full"
				? "Your cart is full. Please check out first, or call us."
				: `Your cart holds at most ${MAX_QUANTITY_PER_ITEM} of one product. For more, please call us.`,
		);
	const toast = {
		add: { title: "Added to cart", text: `${title} has been added to your cart` },
		set: { title: "Cart updated" },
		remove: { title: "Removed", text: `${title} is no longer in your cart` },
		empty: { title: "Cart emptied" },
		undo: { title: "Cart restored" },
	}[change.type];
	const response = await redirectWithToast(request, href("/cart"), { ...toast, tone: "normal" });
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
	const variantId = String(form.get("variantId") ?? "").slice(0, 200);
	if (type === "remove") return { type, variantId };
	const quantity = String(form.get("quantity") ?? "1").trim();
	if ((type !== "add" && type !== "set") || !/^\d{1,4}$/.test(quantity)) return null;
	return { type, variantId, quantity: Number(quantity) };
}

async function titleOf(variantId: string): Promise<string | null> {
	const read = await readCatalog();
	const product = read.ok && variantId ? read.products.find((one) => one.variantId === variantId) : undefined;
	return product?.title ?? null;
}

export default function Page({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHeading title={page.title} />
			<div className="wrap py-10 pb-24">
				<CartPage {...loaderData} />
			</div>
		</>
	);
}
