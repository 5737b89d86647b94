// Shopify says that a product changed. The body is not used: the signature proves the sender, and the catalog is fetched
// again.
import { createHmac, timingSafeEqual } from "node:crypto";
import { refreshCatalog } from "#app/features/shop/store/shop.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { Route } from "./+types/shopify-webhook.ts";

export async function action({ request }: Route.ActionArgs) {
	const secret = env().SHOPIFY_WEBHOOK_SECRET;
	if (!secret) return new Response("Not found\n", { status: 404 });
	const body = Buffer.from(await request.arrayBuffer());
	const signature = Buffer.from(request.headers.get("X-Shopify-Hmac-Sha256") ?? "", "base64");
	const expected = createHmac("sha256", secret).update(body).digest();
	if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
		return new Response("The signature is wrong.\n", { status: 401 });
	// Shopify waits five seconds at most, and a large catalog takes longer.
	void refreshCatalog();
	return new Response(null, { status: 200 });
}
