import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeCookieCart, loadCookieCart } from "#app/features/shop/cart/cart-cookie.server.ts";
import { seenPrice } from "#app/features/shop/cart/share-link.ts";
import type { CheckoutAnswer } from "#app/features/shop/orders/checkout-answer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { requestFactsContext } from "#app/platform/http/request-context.server.ts";
import { log } from "#app/platform/log.server.ts";
import { checkouts } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { FakeShopify, variantId } from "#tests/support/fake-shopify.ts";
import Page, { action, loader } from "./start-checkout.tsx";

useTestDatabase();

const hose = "ringline-variant-hose-pack";
const tank = "ringline-variant-water-tank-5000";

function context() {
	const provider = new RouterContextProvider();
	provider.set(requestFactsContext, { requestId: "test", clientAddress: "203.0.113.9", isTls: false, log });
	return provider;
}

type Fields = Record<string, string> | [string, string][];

/** The answer to the cart's form or to 'Order Now', and the page that shows it. */
async function send(fields: Fields, cookie = "") {
	const request = new Request("http://localhost/checkout", {
		method: "POST",
		headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: cookie },
		body: new URLSearchParams(fields).toString(),
	});
	const answer = (await action({ request, context: context(), params: {} } as never)) as
		| Response
		| { data: CheckoutAnswer & { back: string }; init: ResponseInit | null };
	if (answer instanceof Response)
		return { status: answer.status, location: answer.headers.get("Location"), headers: answer.headers };
	const page = createElement(Page, { actionData: answer.data } as never);
	const html = renderToString(createElement(MemoryRouter, null, page));
	return { status: answer.init?.status, value: answer.data, html };
}

const item = (variantId: string, quantity: number | string = 1): [string, string] => [
	"item",
	`${quantity}x${variantId}`,
];

async function isCompleted(id: string): Promise<boolean> {
	const request = new Request(`http://localhost/checkout?id=${encodeURIComponent(id)}`);
	const { data } = await loader({ request, context: context(), params: {} } as never);
	return data.completed === id;
}

describe("a cart that makes no sense is a 4xx and creates nothing", () => {
	test.each<[string, Fields]>([
		["no lines", []],
		["a negative quantity", [item(hose, -1)]],
		["a quantity of zero", [item(hose, 0)]],
		["a fraction", [item(hose, "1.5")]],
		["a huge quantity", [item(hose, 1e9)]],
		["a quantity of 999", [item(hose, 999)]],
		["one good line and a bad one", [item(hose), item(hose, "x")]],
		["the same variant twice", [item(hose), item(hose)]],
		["200 lines", Array.from({ length: 200 }, (_, n) => item(`v${n}`))],
		["an unknown variant", [item("v0")]],
		["a made-up quantity of one product", { variantId: hose, quantity: "-3" }],
		["a discount code that is none", [item(hose), ["discountCode", "a b"]]],
	])("%s", async (_name, fields) => {
		const { status, value } = await send(fields);
		expect(status).toBeGreaterThanOrEqual(400);
		expect(status).toBeLessThan(500);
		expect(value?.error ?? value?.changes[0]).toMatch(/\w/);
		expect(await db().select().from(checkouts)).toEqual([]);
	});

	test("a price that was sent is never charged", async () => {
		const { value } = await send([item(hose), ["seen", seenPrice({ variantId: hose, price: "0.01" })]]);
		expect(value).toMatchObject({
			changes: ["Hose Pack, 200 ft now costs $429.00 instead of $0.01"],
			lines: [{ price: "429.00" }],
		});
	});
});

describe("at our own checkout", () => {
	test("the lines of the cart lead there", async () => {
		const { status, location } = await send([item(hose, 2), item("ringline-variant-gated-wye-kit")]);
		expect(status).toBe(303);
		expect(location).toMatch(/^\/checkout\/[\w-]{32}$/);
	});

	test("one product leads there", async () => {
		const { location } = await send({ handle: "hose-pack", variantId: hose, quantity: "1" });
		expect(location).toMatch(/^\/checkout\/[\w-]{32}$/);
	});

	test("a product without a variant leads back with the reason", async () => {
		const { location, headers } = await send({
			handle: "network-redundancy-kit",
			variantId: "",
			quantity: "1",
		});
		expect(location).toBe("/product/network-redundancy-kit");
		expect(headers?.get("Set-Cookie")).toContain("ringline_toast=");
	});

	test.each([tank, "ringline-variant-pump-shed", "ringline-variant-typhoon-800-ridge-cannon"])(
		"what a crew builds is never ordered, and the rest can go on: %s",
		async (variantId) => {
			const before = await db().$count(checkouts);
			const { status, value, html } = await send([item(variantId), item(hose)]);
			expect(status).toBe(409);
			expect(value).toMatchObject({ checkout: null, lines: [{ variantId: hose }] });
			expect(value?.changes[0]).toMatch(/quote.* It won't be part of your order$/);
			expect(html).toContain("Accept and continue");
			expect(html).toContain(`value="1x${hose}"`);
			expect(await db().$count(checkouts)).toBe(before);
		},
	);

	test("in a cookie from before, it stays there with a sentence while the rest is ordered", async () => {
		let cookie = "";
		const put = async (change: Parameters<typeof changeCookieCart>[1]) => {
			const changed = await changeCookieCart(cartRequest(), change);
			if (changed.ok) cookie = changed.header.split(";")[0] ?? "";
		};
		const cartRequest = () => new Request("http://localhost/cart", { headers: { Cookie: cookie } });
		await put({ type: "add", lines: [tank, hose].map((variantId) => ({ variantId, quantity: 1 })) });
		expect((await loadCookieCart(cartRequest())).lines).toMatchObject([
			{ variantId: tank, problem: "contract" },
			{ variantId: hose, problem: null },
		]);
		expect((await send([], cookie)).value?.changes).toEqual([
			"Water Tank, 5,000 Gallons (Galvanized) is built by our crew under a written contract, so please ask for a quote. It won't be part of your order",
		]);
		await put({ type: "subtract", lines: [{ variantId: hose, quantity: 1 }] });
		expect((await loadCookieCart(cartRequest())).lines).toMatchObject([{ variantId: tank }]);
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

	test("the cart gets the address of Shopify's checkout, and its prices", async () => {
		const { status, value } = await send([item(variantId("pump"), 2)]);
		expect(status).toBe(200);
		expect(value).toMatchObject({
			checkout: { url: expect.stringMatching(/^https:\/\/store\.example\//) },
			lines: [{ title: "Pump", price: "4200.00", quantity: 2 }],
			changes: [],
		});
		expect(shopify.received.at(-1)?.headers["shopify-storefront-buyer-ip"]).toBe("203.0.113.9");
		const id = value?.checkout?.id ?? "";
		expect(await isCompleted(id)).toBe(false);
		shopify.completedCarts.add(id);
		expect(await isCompleted(id)).toBe(true);
	});

	test("hours later, when the address has expired, the same cart gets one that works", async () => {
		shopify.checkoutOrigin = shopify.origin;
		const proceed = async () =>
			(await send([item(variantId("pump"))])).value?.checkout ?? { id: "", url: "" };
		const first = await proceed();
		expect((await fetch(first.url)).status).toBe(200);
		shopify.expireCheckouts();
		expect((await fetch(first.url)).status).toBe(410);
		expect(await isCompleted(first.id), "so the visitor's cart is not emptied").toBe(false);
		const again = await proceed();
		expect(again.url).not.toBe(first.url);
		expect((await fetch(again.url)).status).toBe(200);
		shopify.checkoutOrigin = "https://store.example";
	});

	test("without JavaScript a page leads on, because our policy lets no form leave", async () => {
		const { html } = await send({ handle: "pump", variantId: variantId("pump"), quantity: "1" });
		expect(html).toContain('content="0;url=https://store.example/cart/c/');
	});

	test.each([
		["a price", { price: "4200.0" }, { seen: "4100.00" }, "Pump now costs $4,200.00 instead of $4,100.00."],
		["a stock", { stock: 1 }, { quantity: "3" }, "Pump: only 1 left, and you have 3 in your cart."],
		["a code", {}, { discountCode: "SPRING" }, "the code SPRING doesn&#x27;t apply to this cart."],
	])("without JavaScript, %s that differs is shown before the till", async (_what, product, typed, said) => {
		const before = shopify.products;
		shopify.products = before.map((one) => (one.handle === "pump" ? { ...one, ...product } : one));
		const { seen = "4200.00", ...others }: Record<string, string> = typed;
		const { html } = await send({
			...{ handle: "pump", variantId: variantId("pump"), quantity: "1", ...others },
			seen: seenPrice({ variantId: variantId("pump"), price: seen }),
		});
		shopify.products = before;
		expect(html?.replaceAll("<!-- -->", "")).toContain(said);
		expect(html).toContain("Accept and continue");
		expect(html?.toLowerCase()).not.toContain("http-equiv");
	});

	test("what is sold by talking never reaches Shopify", async () => {
		const carts = () => shopify.received.filter(({ operation }) => operation === "CreateCart").length;
		const before = carts();
		expect((await send([item(variantId("typhoon"))])).status).toBe(409);
		expect(carts()).toBe(before);
	});

	test("an outage is the spec's sentence, and no checkout", async () => {
		shopify.outage = { status: 500 };
		const { status, value } = await send([item(variantId("pump"))]);
		expect(status).toBe(502);
		expect(value?.error).toBe("There was an error creating your checkout. Please try again.");
		expect(value?.advice).toMatch(/^Our store isn't responding right now\. .*\(213\)/);
	});
});
