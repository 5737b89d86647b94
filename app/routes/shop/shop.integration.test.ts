import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { catalogCopies } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { FakeShopify } from "#tests/support/fake-shopify.ts";
import { loader as productLoader } from "./product.tsx";
import { loader as shopLoader } from "./shop.tsx";

useTestDatabase();
const shopify = new FakeShopify();
beforeAll(async () => {
	await shopify.start();
	shopify.products = [{ handle: "pump", title: "Pump" }];
	overrideEnv({
		SHOPIFY_STORE_DOMAIN: "store.example",
		SHOPIFY_STOREFRONT_TOKEN: "first",
		SHOPIFY_API_URL: shopify.url,
	});
});
afterAll(() => shopify.stop());

const shop = () => shopLoader({ request: new Request("http://localhost/shop") } as never);
const product = (handle: string) => productLoader({ params: { handle } } as never);

test("without a catalog the pages say so with 503, and an outage later is invisible", async () => {
	// An error that is not retried, so the response comes immediately.
	shopify.outage = { status: 403 };
	expect(await shop()).toMatchObject({ data: { result: null }, init: { status: 503 } });
	expect(await product("pump")).toMatchObject({ data: { product: null }, init: { status: 503 } });

	shopify.outage = null;
	// Another token is another shop, so the failure is not remembered.
	overrideEnv({ SHOPIFY_STOREFRONT_TOKEN: "second" });
	expect(await shop()).toMatchObject({ data: { result: { products: [{ handle: "pump" }] } } });
	shopify.outage = { status: 403 };
	overrideEnv({ SHOPIFY_STOREFRONT_TOKEN: "third" });
	expect(await shop()).toMatchObject({ data: { result: { products: [{ handle: "pump" }] } } });
	await expect(product("nothing")).rejects.toMatchObject({ init: { status: 404 } });
});

test("a store that accepts the connection and stays silent: an answer within seconds", async () => {
	await db().delete(catalogCopies);
	shopify.outage = "hang";
	overrideEnv({ SHOPIFY_STOREFRONT_TOKEN: "silent" });
	const before = Date.now();
	expect(await shop()).toMatchObject({ data: { result: null }, init: { status: 503 } });
	expect(Date.now() - before).toBeLessThan(8_000);
}, 15_000);
