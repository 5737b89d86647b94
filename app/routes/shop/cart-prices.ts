// Today's prices for the browser's cart.
import { checkoutRequest } from "#app/features/shop/orders/checkout-request.ts";
import { currentPrices, takesDiscountCodes } from "#app/features/shop/store/shop.server.ts";
import { postedJson } from "#app/platform/http/posted-form.server.ts";
import type { Route } from "./+types/cart-prices.ts";

export async function action({ request }: Route.ActionArgs) {
	const parsed = checkoutRequest.safeParse(await postedJson(request));
	if (!parsed.success) return Response.json({ error: "We can't read this cart." }, { status: 400 });
	const prices = await currentPrices(parsed.data.lines);
	if (!prices) return Response.json({ error: "The store isn't responding." }, { status: 503 });
	return Response.json({ ...prices, takesDiscountCodes: takesDiscountCodes() });
}
