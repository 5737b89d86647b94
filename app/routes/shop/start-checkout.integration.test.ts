import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seenPrice } from "#app/features/shop/cart/share-link.ts";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { requestFactsContext } from "#app/platform/http/request-context.server.ts";
import { log } from "#app/platform/log.server.ts";
import { checkouts } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { FakeShopify, variantId } from "#tests/support/fake-shopify.ts";
import { action, loader } from "./start-checkout.ts";

useTestDatabase();

const hose = { variantId: "ringline-variant-hose-pack", quantity: 1 };

async function call(handler: typeof action | typeof loader, request: Request): Promise<Response> {
	const context = new RouterContextProvider();
	context.set(requestFactsContext, {
		requestId: "test",
		clientAddress: "203.0.113.9",
		isTls: false,
		log,
	});
	const args = { request, context, params: {}, url: new URL(request.url), pattern: "/checkout" };
	return (await handler(args as never)) as Response;
}

function post(body: string, type = "application/json"): Promise<Response> {
	const headers = { "Content-Type": type };
	return call(action, new Request("http://localhost/checkout", { method: "POST", headers, body }));
}

describe("a cart that makes no sense is a 4xx and creates nothing", () => {
	test.each([
		["malformed JSON", "{"],
		["no lines", "{}"],
		["an empty cart", '{"lines":[]}'],
		["a list", "[]"],
		["a negative quantity", JSON.stringify({ lines: [{ ...hose, quantity: -1 }] })],
		["a quantity of zero", JSON.stringify({ lines: [{ ...hose, quantity: 0 }] })],
		["a fraction", JSON.stringify({ lines: [{ ...hose, quantity: 1.5 }] })],
		["a huge quantity", JSON.stringify({ lines: [{ ...hose, quantity: 1e9 }] })],
		["a quantity of 999", JSON.stringify({ lines: [{ ...hose, quantity: 999 }] })],
		["a quantity in text", JSON.stringify({ lines: [{ ...hose, quantity: "1" }] })],
		["a price of its own", JSON.stringify({ lines: [{ ...hose, price: "0.01" }] })],
		["a total of its own", JSON.stringify({ lines: [hose], total: 1 })],
		["the same variant twice", JSON.stringify({ lines: [hose, hose] })],
		[
			"200 lines",
			JSON.stringify({ lines: Array.from({ length: 200 }, (_, n) => ({ variantId: `v${n}`, quantity: 1 })) }),
		],
		["an unknown variant", JSON.stringify({ lines: [{ variantId: "v0", quantity: 1 }] })],
	])("%s", async (_name, body) => {
		const response = await post(body);
		expect(response.status).toBeGreaterThanOrEqual(400);
		expect(response.status).toBeLessThan(500);
		expect(await response.json()).toMatchObject({ ok: false, error: expect.any(String) });
		expect(await db().select().from(checkouts)).toEqual([]);
	});

	test("a form with a made-up quantity", async () => {
		const response = await post("variantId=x&quantity=-3", "application/x-www-form-urlencoded");
		expect(response.status).toBe(400);
	});
});

describe("without JavaScript", () => {
	const send = (form: Record<string, string>) =>
		post(new URLSearchParams(form).toString(), "application/x-www-form-urlencoded");

	test("one item leads to its checkout", async () => {
		const response = await send({ handle: "hose-pack", variantId: hose.variantId, quantity: "1" });
		expect(response.status).toBe(303);
		expect(response.headers.get("Location")).toMatch(/^\/checkout\/[\w-]{32}$/);
	});

	test("a product without a variant leads back with the reason", async () => {
		const response = await send({ handle: "network-redundancy-kit", variantId: "", quantity: "1" });
		expect(response.headers.get("Location")).toBe("/product/network-redundancy-kit");
		expect(response.headers.get("Set-Cookie")).toContain("ringline_toast=");
	});
});

describe("with a shop on Shopify", () => {
	const shopify = new FakeShopify();
	beforeAll(async () => {
		await shopify.start();
		shopify.products = [
			{ handle: "pump", title: "Pump", price: "4200.0" },
			{ handle: "typhoon", title: "Typhoon 3", price: "9000.0" },
		];
		overrideEnv({
			SHOPIFY_STORE_DOMAIN: "store.example",
			SHOPIFY_STOREFRONT_TOKEN: "token",
			SHOPIFY_API_URL: shopify.url,
		});
	});
	afterAll(async () => {
		overrideEnv({ SHOPIFY_STORE_DOMAIN: undefined, SHOPIFY_STOREFRONT_TOKEN: undefined });
		await shopify.stop();
	});

	test("the cart panel gets the address of Shopify's checkout, and its prices", async () => {
		const response = await post(JSON.stringify({ lines: [{ variantId: variantId("pump"), quantity: 2 }] }));
		expect(response.status).toBe(201);
		const answer = await response.json();
		expect(answer).toMatchObject({
			ok: true,
			checkoutUrl: expect.stringMatching(/^https:\/\/store\.example\//),
			lines: [{ title: "Pump", price: "4200.00", quantity: 2 }],
		});
		expect(shopify.received.at(-1)?.headers["shopify-storefront-buyer-ip"]).toBe("203.0.113.9");
		const state = () =>
			call(loader, new Request(`http://localhost/checkout?id=${encodeURIComponent(answer.checkoutId)}`));
		expect(await (await state()).json()).toEqual({ completed: false });
		shopify.completedCarts.add(answer.checkoutId);
		expect(await (await state()).json()).toEqual({ completed: true });
	});

	test("hours later, when the address has expired, the same cart gets one that works", async () => {
		shopify.checkoutOrigin = shopify.origin;
		const proceed = async () =>
			(await post(JSON.stringify({ lines: [{ variantId: variantId("pump"), quantity: 1 }] }))).json();
		const first = await proceed();
		expect((await fetch(first.checkoutUrl)).status).toBe(200);
		shopify.expireCheckouts();
		expect((await fetch(first.checkoutUrl)).status).toBe(410);
		const asked = `http://localhost/checkout?id=${encodeURIComponent(first.checkoutId)}`;
		const state = await call(loader, new Request(asked));
		expect(await state.json(), "so the visitor's cart is not emptied").toEqual({ completed: false });
		const again = await proceed();
		expect(again.checkoutUrl).not.toBe(first.checkoutUrl);
		expect((await fetch(again.checkoutUrl)).status).toBe(200);
		shopify.checkoutOrigin = "https://store.example";
	});

	test("a form is led on by a page, because our policy lets no form leave", async () => {
		const form = new URLSearchParams({ handle: "pump", variantId: variantId("pump"), quantity: "1" });
		const response = await post(form.toString(), "application/x-www-form-urlencoded");
		expect(await response.text()).toContain('content="0;url=https://store.example/cart/c/');
	});

	test.each([
		["a price", { price: "4200.0" }, { seen: "4100.00" }, "Pump now costs $4,200.00 instead of $4,100.00."],
		["a stock", { stock: 1 }, { quantity: "3" }, "Pump: only 1 left, and you have 3 in your cart."],
		["a code", {}, { discountCode: "SPRING" }, "The code SPRING doesn&#39;t apply to this cart."],
	])("without JavaScript, %s that differs is shown before the till", async (_what, product, typed, said) => {
		const before = shopify.products;
		shopify.products = before.map((one) => (one.handle === "pump" ? { ...one, ...product } : one));
		const { seen = "4200.00", ...others }: Record<string, string> = typed;
		const form = new URLSearchParams({
			...{ handle: "pump", variantId: variantId("pump"), quantity: "1", ...others },
			seen: seenPrice({ variantId: variantId("pump"), price: seen }),
		});
		const html = await (await post(form.toString(), "application/x-www-form-urlencoded")).text();
		shopify.products = before;
		expect(html).toContain(said);
		expect(html).toContain("Accept and continue");
		expect(html).not.toContain("http-equiv");
	});

	test("what is sold by talking never reaches Shopify", async () => {
		const carts = () => shopify.received.filter(({ operation }) => operation === "CreateCart").length;
		const before = carts();
		const response = await post(
			JSON.stringify({ lines: [{ variantId: variantId("typhoon"), quantity: 1 }] }),
		);
		expect(response.status).toBe(409);
		expect(carts()).toBe(before);
	});

	test("an outage is the spec's sentence, and no checkout", async () => {
		shopify.outage = { status: 500 };
		const response = await post(JSON.stringify({ lines: [{ variantId: variantId("pump"), quantity: 1 }] }));
		expect(response.status).toBe(502);
		const { error, advice } = await response.json();
		expect(error).toBe("There was an error creating your checkout. Please try again.");
		expect(advice).toMatch(/^Our store isn't responding right now\. .*\(213\)/);
	});
});
