// Today's prices for the browser's cart.
import { checkoutRequest } from "#app/features/shop/orders/checkout-request.ts";
import { currentPrices, takesDiscountCodes } from "#app/features/shop/store/shop.server.ts";
import type { Route } from "./+types/cart-prices.ts";

export async function action({ request }: Route.ActionArgs) {
	const parsed = checkoutRequest.safeParse(await request.json().catch(() => null));
	if (!parsed.success) return Response.json({ error: "This is not a cart we can read." }, { status: 400 });
	const prices = await currentPrices(parsed.data.lines);
	if (!prices) return Response.json({ error: "The store does not answer." }, { status: 503 });
	return Response.json({ ...prices, takesDiscountCodes: takesDiscountCodes() });
}
