import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { overrideEnv } from "#app/platform/env.server.ts";
import { FakeShopify, variantId } from "#tests/support/fake-shopify.ts";
import { shopifyStore } from "./shopify.server.ts";
import { callShopify } from "./shopify-api.server.ts";
import type { PricedLine, Store } from "./store.ts";

let shopify: FakeShopify;
let store: Store;

beforeAll(async () => {
	shopify = new FakeShopify();
	await shopify.start();
	overrideEnv({ SHOPIFY_API_URL: shopify.url });
	store = shopifyStore({ url: shopify.url, token: "0123456789abcdef", timeoutMs: 300, backOffMs: 5 });
});
beforeEach(() => {
	shopify.received.length = 0;
	shopify.mishaps = [];
	shopify.outage = null;
	shopify.userErrors = [];
	shopify.products = [
		{ handle: "pump", title: "Pump", price: "4200.0" },
		{ handle: "hose", price: "19.99" },
	];
});
afterAll(() => shopify.stop());

function line(handle: string, quantity = 1): PricedLine {
	return { variantId: variantId(handle), quantity, handle, title: handle, price: "1.00", currency: "USD" };
}
const buyer = { address: "203.0.113.9" };

describe("products", () => {
	test("all of 620 arrive, in order, each once", async () => {
		shopify.products = Array.from({ length: 620 }, (_, n) => ({ handle: `p${n}` }));
		const products = await store.products();
		expect(products.map(({ handle }) => handle)).toEqual(shopify.products.map(({ handle }) => handle));
	});

	test("arrive in our own shape", async () => {
		shopify.products = [
			{
				handle: "pump",
				title: "Pump",
				price: "4200.0",
				pictures: 2,
				metafields: {
					features: '["Fast", "Strong, quiet"]',
					specifications: "Flow: 120 GPM\nWeight: 196 lb",
					installation_guide: "<p>Dig</p>",
				},
				pdfFile: "https://cdn.shopify.com/s/files/pump.pdf",
			},
		];
		expect(await store.products()).toEqual([
			{
				id: "gid://shopify/Product/pump",
				handle: "pump",
				title: "Pump",
				description: "About Pump",
				descriptionHtml: "<p>About Pump</p>",
				group: "other",
				price: "4200.00",
				currency: "USD",
				available: true,
				variantId: variantId("pump"),
				options: [],
				variants: [
					{
						id: variantId("pump"),
						title: "",
						values: [],
						price: "4200.00",
						available: true,
						image: null,
						sku: "pump",
					},
				],
				facts: {
					box: [],
					needs: [],
					worksWith: [],
					delivery: null,
					warranty: null,
					prop65: null,
					carb: null,
				},
				image: "https://cdn.shopify.com/s/files/pump-0.jpg",
				images: [0, 1].map((n) => ({
					url: `https://cdn.shopify.com/s/files/pump-${n}.jpg`,
					altText: "Pump",
					width: 2000,
					height: 1500,
				})),
				metafields: {
					features: "Fast,Strong; quiet",
					pdf_spec_url: "https://cdn.shopify.com/s/files/pump.pdf",
					specifications: "Flow: 120 GPM\nWeight: 196 lb",
					installation_guide: "<p>Dig</p>",
				},
			},
		]);
	});

	test("without metafields, variant or picture are products all the same", async () => {
		shopify.products = [{ handle: "bare", variant: false, pictures: 0, available: false }];
		const [bare] = await store.products();
		expect(bare).toMatchObject({ variantId: null, image: null, available: false });
		expect(Object.values(bare?.metafields ?? {})).toEqual([null, null, null, null]);
	});

	test("come with every option and variant, however many there are", async () => {
		const variants = Array.from({ length: 230 }, (_, n) => ({ values: [`${n} ft`], price: `${n}.5` }));
		shopify.products = [{ handle: "hose", productType: "Hoses", options: ["Length"], variants }];
		const [hose] = await store.products();
		expect(hose).toMatchObject({ group: "pump", options: [{ name: "Length" }] });
		expect(hose?.variants).toHaveLength(230);
		expect(hose?.variants[229]).toMatchObject({
			id: variantId("hose", ["229 ft"]),
			title: "229 ft",
			price: "229.50",
		});
	});

	test("tell what is in the box, what they need and how they are delivered", async () => {
		shopify.products = [
			{
				handle: "pump",
				metafields: {
					in_the_box: '["Pump","Key"]',
					needs: "hose\nwye",
					delivery: "freight",
					lead_time: "2 weeks",
					prop65: "WARNING: …",
				},
			},
		];
		expect((await store.products())[0]?.facts).toMatchObject({
			box: ["Pump", "Key"],
			needs: ["hose", "wye"],
			delivery: { kind: "freight", leadTime: "2 weeks" },
			prop65: "WARNING: …",
		});
	});

	test("a data sheet whose address runs a script is left out", async () => {
		shopify.products = [{ handle: "x", metafields: { pdf_spec_url: "javascript:alert(1)" } }];
		expect((await store.products())[0]?.metafields.pdf_spec_url).toBeNull();
	});
});

describe("when Shopify is troubled", () => {
	const throttled = { status: 429, headers: { "Retry-After": "0" } };
	const throttledInBody = {
		status: 200,
		body: JSON.stringify({ errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }] }),
	};

	test("throttled questions are asked again after a pause", async () => {
		shopify.mishaps = [throttled, throttledInBody];
		expect(await store.products()).toHaveLength(2);
		expect(shopify.received).toHaveLength(3);
	});

	test("throttling that does not end is given up", async () => {
		shopify.outage = throttled;
		await expect(store.products()).rejects.toThrow("throttled");
		expect(shopify.received).toHaveLength(4);
	});

	test("a time-out and a broken answer are survived", async () => {
		shopify.mishaps = ["half", { status: 200, body: "<html>" }, { status: 503 }];
		expect(await store.products()).toHaveLength(2);
		shopify.mishaps = ["hang"];
		expect(await store.products()).toHaveLength(2);
	});

	test("an error in the question itself is told at once", async () => {
		shopify.mishaps = [
			{ status: 200, body: JSON.stringify({ errors: [{ message: "Field does not exist" }] }) },
		];
		await expect(store.products()).rejects.toThrow("Field does not exist");
		expect(shopify.received).toHaveLength(1);
	});
});

describe("checkout", () => {
	test("gives Shopify's address, its prices, and tells it the buyer's network address", async () => {
		const started = await store.startCheckout([line("pump", 2), line("hose")], buyer);
		expect(started).toMatchObject({
			ok: true,
			checkoutUrl: expect.stringMatching(/^https:\/\/store\.example\/cart\/c\//),
			lines: [
				{ variantId: variantId("pump"), quantity: 2, price: "4200.00" },
				{ variantId: variantId("hose"), quantity: 1, price: "19.99" },
			],
		});
		const [received] = shopify.received;
		expect(received?.headers["shopify-storefront-buyer-ip"]).toBe("203.0.113.9");
		expect(received?.headers["x-shopify-storefront-access-token"]).toBe("0123456789abcdef");
		expect(received?.variables).toEqual({
			input: {
				lines: [
					{ merchandiseId: variantId("pump"), quantity: 2 },
					{ merchandiseId: variantId("hose"), quantity: 1 },
				],
			},
		});
	});

	test("a private token travels in its own header", async () => {
		await shopifyStore({ url: shopify.url, token: "shpat_secret" }).startCheckout([line("pump")], buyer);
		expect(shopify.received[0]?.headers["shopify-storefront-private-token"]).toBe("shpat_secret");
	});

	test("reports what Shopify took instead of what was asked for", async () => {
		shopify.products = [
			{ handle: "pump", stock: 1 },
			{ handle: "hose", stock: 0 },
		];
		const started = await store.startCheckout([line("pump", 3), line("hose")], buyer);
		expect(started.ok && started.lines.map(({ handle, quantity }) => [handle, quantity])).toEqual([
			["pump", 1],
		]);
	});

	test("carries the discount code and where the order came from", async () => {
		shopify.discountCodes = new Set(["SPRING"]);
		const attributes = [{ key: "Ordered on", value: "ringline.example" }];
		const started = await store.startCheckout([line("pump")], buyer, { discountCode: "SPRING", attributes });
		expect(started).not.toHaveProperty("refusedCode");
		expect(shopify.received[0]?.variables).toMatchObject({
			input: { discountCodes: ["SPRING"], attributes },
		});
		const other = await store.startCheckout([line("pump")], buyer, { discountCode: "WINTER" });
		expect(other).toMatchObject({ ok: true, refusedCode: "WINTER" });
	});

	test.each([
		["MAXIMUM_EXCEEDED", ["input", "lines", "0", "quantity"], "refused"],
		["MERCHANDISE_NOT_APPLICABLE", ["input", "lines", "0", "merchandiseId"], "refused"],
		["MINIMUM_NOT_MET", ["input", "lines", "0", "quantity"], "refused"],
		["CART_TOO_LARGE", ["input", "lines"], "failed"],
		["SERVICE_UNAVAILABLE", ["input"], "failed"],
		["VALIDATION_CUSTOM", ["cart"], "failed"],
	])("a no with %s is told as such, and no checkout starts", async (code, field, reason) => {
		shopify.userErrors = [{ code, field, message: "No." }];
		expect(await store.startCheckout([line("pump")], buyer)).toMatchObject({ ok: false, reason });
	});

	test("half an answer to a cart is no checkout, and not asked twice", async () => {
		shopify.mishaps = ["half"];
		expect(await store.startCheckout([line("pump")], buyer)).toMatchObject({ ok: false, reason: "failed" });
		expect(shopify.received).toHaveLength(1);
	});

	test("refuses when nothing of it is left", async () => {
		shopify.products = [{ handle: "hose", stock: 0 }];
		expect(await store.startCheckout([line("hose")], buyer)).toEqual({
			ok: false,
			reason: "refused",
			problems: [{ variantId: variantId("hose"), title: "hose", reason: "unavailable" }],
		});
	});

	test("names the line that a user error is about", async () => {
		const field = ["input", "lines", "1", "merchandiseId"];
		shopify.userErrors = [{ code: "INVALID", field, message: "The merchandise does not exist." }];
		expect(await store.startCheckout([line("pump"), line("hose")], buyer)).toMatchObject({
			ok: false,
			reason: "refused",
			problems: [{ variantId: variantId("hose") }],
		});
	});

	test("fails as a whole when the error names no line, or Shopify is away", async () => {
		shopify.userErrors = [{ code: "INVALID", field: ["input"], message: "No." }];
		expect(await store.startCheckout([line("pump")], buyer)).toMatchObject({ ok: false, reason: "failed" });
		shopify.outage = { status: 500 };
		expect(await store.startCheckout([line("pump")], buyer)).toMatchObject({ ok: false, reason: "failed" });
	});

	test("a cart is not created twice because its answer was slow", async () => {
		shopify.mishaps = ["hang"];
		expect(await store.startCheckout([line("pump")], buyer)).toMatchObject({ ok: false, reason: "failed" });
		expect(shopify.received).toHaveLength(1);
	});

	test("is completed when the cart is gone", async () => {
		const started = await store.startCheckout([line("pump")], buyer);
		if (!started.ok) throw new Error("not started");
		expect(await store.isCompleted(started.checkoutId)).toBe(false);
		shopify.completedCarts.add(started.checkoutId);
		expect(await store.isCompleted(started.checkoutId)).toBe(true);
		expect(await store.isCompleted("something else")).toBe(false);
	});
});

test("a call ends in its time, however long the store stays silent or asks to wait", async () => {
	const call = () =>
		callShopify(
			{ url: shopify.url, token: "token", timeoutMs: 60_000 },
			"query CartState { shop { name } }",
			{},
			{ repeatable: true, totalMs: 200 },
		);
	shopify.outage = "hang";
	await expect(call()).rejects.toThrow(/timeout/i);
	shopify.outage = { status: 429, headers: { "Retry-After": "60" } };
	await expect(call()).rejects.toThrow("throttled");
});
