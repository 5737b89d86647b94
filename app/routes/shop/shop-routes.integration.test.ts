// The shop's forms without a browser: the cart in its cookie, back in stock, the configurator and Shopify's webhook.
import { createHmac } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { requestFactsContext } from "#app/platform/http/request-context.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { stockAlerts } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { FakeShopify } from "#tests/support/fake-shopify.ts";
import { loader as buildLoader } from "./build-system.tsx";
import { action as cartAction, loader as cartLoader } from "./cart.tsx";
import { action as notifyAction } from "./notify.tsx";
import { loader as shopLoader } from "./shop.tsx";
import { action as webhookAction } from "./shopify-webhook.ts";

useTestDatabase();
afterAll(() => stopJobs());

function context() {
	const provider = new RouterContextProvider();
	provider.set(requestFactsContext, { requestId: "t", clientAddress: "203.0.113.9", isTls: false, log });
	return provider;
}

function formRequest(path: string, fields: [string, string][], cookie = ""): Request {
	return new Request(`http://localhost${path}`, {
		method: "POST",
		headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: cookie },
		body: new URLSearchParams(fields).toString(),
	});
}

describe("the cart without JavaScript", () => {
	let cookie = "";
	async function post(fields: Record<string, string> | [string, string][]): Promise<Response> {
		const entries = Array.isArray(fields) ? fields : Object.entries(fields);
		const answer = (await cartAction({
			request: formRequest("/cart", entries, cookie),
		} as never)) as Response;
		const set = answer.headers.getSetCookie().find((one) => one.startsWith("ringline_cart="));
		if (set) cookie = set.split(";")[0] ?? "";
		return answer;
	}
	async function shown(path = "/cart") {
		const request = new Request(`http://localhost${path}`, { headers: { Cookie: cookie } });
		return (await cartLoader({ request } as never)).data;
	}
	afterEach(() => {
		cookie = "";
	});
	const hose = "ringline-variant-hose-pack";
	const roof = "ringline-variant-mini-water-cannon-roof-bracket-2-5-in-nh";

	test("holds variants at their own price, saves for later, and every step can be undone", async () => {
		await post({ variantId: hose, quantity: "2" });
		await post({ variantId: roof, quantity: "1" });
		expect((await shown()).cart.lines).toMatchObject([
			{ title: "Hose Pack, 200 ft", quantity: 2, price: "429.00" },
			{ variantTitle: "Roof bracket, 2.5 in NH", price: "4090.00" },
		]);
		await post({ intent: "save", variantId: hose });
		expect((await shown()).cart).toMatchObject({ lines: [{ variantId: roof }], saved: [{ quantity: 2 }] });
		await post({ intent: "undo" });
		expect((await shown()).cart).toMatchObject({
			lines: [{ variantId: hose }, { variantId: roof }],
			saved: [],
		});
		await post({ intent: "save", variantId: hose });
		await post({ variantId: hose, quantity: "3" });
		await post({ intent: "save", variantId: hose });
		expect((await shown()).cart.saved).toMatchObject([{ variantId: hose, quantity: 5 }]);
		await post({ variantId: hose, quantity: "1" });
		await post({ intent: "move", variantId: hose });
		expect((await shown()).cart).toMatchObject({ lines: [{}, { variantId: hose, quantity: 6 }], saved: [] });
		await post({ intent: "empty" });
		expect((await shown()).cart).toMatchObject({ lines: [], canUndo: true });
		await post({ intent: "undo" });
		expect((await shown()).cart.lines).toHaveLength(2);
	});

	test("a shared cart is shown with today's prices and changes nothing until it is taken over", async () => {
		const path = `/cart?item=3x${hose}&item=1xgone`;
		expect((await shown(path)).shared).toMatchObject({ lines: [{ quantity: 3, price: "429.00" }], gone: 1 });
		expect((await shown()).cart.lines).toEqual([]);
		await post([
			["intent", "add-all"],
			["item", `3x${hose}`],
			["item", `1x${roof}`],
		]);
		expect((await shown()).cart.lines).toMatchObject([{ quantity: 3 }, { quantity: 1 }]);
	});

	test("what is unknown, sold out or sold on request is refused with a sentence", async () => {
		for (const variantId of [
			"gone",
			"ringline-variant-large-fire-pump",
			"ringline-variant-pump-shed",
			"ringline-variant-water-tank-5000",
		]) {
			const answer = await post({ variantId, quantity: "1" });
			expect(answer.headers.getSetCookie().join()).toContain("ringline_toast=");
		}
		expect((await shown()).cart.lines).toEqual([]);
	});

	test("never outgrows what a browser keeps", async () => {
		const { products } = (await shopLoader({ request: new Request("http://localhost/shop") } as never)).data
			.result ?? { products: [] };
		for (const { variantId } of products) await post({ variantId: variantId ?? "", quantity: "1" });
		await post({ intent: "empty" });
		await post({ intent: "undo" });
		expect((await shown()).cart.lines.length).toBeGreaterThan(15);
		expect(cookie.length).toBeLessThan(4_000);
	});
});

test("the open cart asks for today's prices", async () => {
	const request = formRequest("/cart", [
		["intent", "prices"],
		["item", "1xringline-variant-hose-pack"],
		["item", "1xringline-variant-large-fire-pump"],
		["item", "2xringline-variant-water-tank-5000"],
	]);
	expect(await cartAction({ request } as never)).toMatchObject({
		data: {
			priced: [{ price: "429.00" }],
			problems: [{ reason: "unavailable" }, { reason: "contract" }],
			takesDiscountCodes: false,
		},
	});
});

describe("back in stock", () => {
	const ask = async (fields: Record<string, string>, handle = "large-fire-pump") => {
		const request = formRequest(`/product/${handle}/notify`, Object.entries(fields));
		return notifyAction({ request, params: { handle }, context: context() } as never);
	};

	test("asks for a confirmation first", async () => {
		const answer = await ask({ email: "ada@mail.example", variant: "ringline-variant-large-fire-pump" });
		expect(answer.data).toMatchObject({ ok: true, message: expect.stringContaining("Open it to confirm") });
		expect(await db().select().from(stockAlerts)).toMatchObject([
			{ email: "ada@mail.example", confirmedAt: null },
		]);
	});

	test.each([
		["an address that is none", { email: "ada", variant: "ringline-variant-large-fire-pump" }],
		["a variant that is none", { email: "ada@mail.example", variant: "gone" }],
	])("%s is told", async (_name, fields) => {
		expect(await ask(fields)).toMatchObject({ data: { ok: false }, init: { status: 400 } });
	});

	test("what is in stock needs no alert", async () => {
		const answer = await ask({ email: "ada@mail.example" }, "hose-pack");
		expect(answer).toMatchObject({ data: { ok: false }, init: { status: 400 } });
	});
});

describe("build my system", () => {
	const build = async (search: string) =>
		buildLoader({ request: new Request(`http://localhost/build-my-system?${search}`) } as never);

	test("lists parts that can be bought, with a reason each", async () => {
		const { plan } = (await build("lot=52,000&pool=18000&pump=none&start=automatic")).data;
		expect(plan).toMatchObject({ cannons: 3, gpm: 150, gone: 0 });
		for (const line of plan?.lines ?? []) {
			expect(line.problem ?? "contract", line.title).toBe("contract");
			expect(plan?.reasons[line.variantId]).toMatch(/\w/);
		}
	});

	test("a lot without a size is asked for again", async () => {
		expect(await build("lot=large&pool=")).toMatchObject({
			data: { errors: { lot: expect.any(String) }, plan: null },
			init: { status: 400 },
		});
	});
});

describe("with a shop on Shopify", () => {
	const shopify = new FakeShopify();
	afterAll(async () => {
		overrideEnv({ SHOPIFY_STORE_DOMAIN: undefined, SHOPIFY_STOREFRONT_TOKEN: undefined });
		await shopify.stop();
	});
	const titles = async () => {
		const { data } = await shopLoader({ request: new Request("http://localhost/shop") } as never);
		return data.result?.products.map(({ title }) => title);
	};
	const webhook = async (signature: string, body: string) =>
		(await webhookAction({
			request: new Request("http://localhost/webhooks/shopify", {
				method: "POST",
				headers: { "X-Shopify-Hmac-Sha256": signature },
				body,
			}),
		} as never)) as Response;

	test("a signed webhook shows a changed product at once; without the signature nothing happens", async () => {
		await shopify.start();
		shopify.products = [{ handle: "pump", title: "Pump" }];
		overrideEnv({
			SHOPIFY_STORE_DOMAIN: "store.example",
			SHOPIFY_STOREFRONT_TOKEN: "webhook",
			SHOPIFY_API_URL: shopify.url,
			SHOPIFY_WEBHOOK_SECRET: "hush",
		});
		expect(await titles()).toEqual(["Pump"]);
		shopify.products = [{ handle: "pump", title: "Better Pump" }];
		const body = JSON.stringify({ id: 1, title: "Better Pump" });
		const signature = createHmac("sha256", "hush").update(body).digest("base64");
		const asked = shopify.received.length;
		expect((await webhook("", body)).status).toBe(401);
		expect((await webhook(signature, `${body} `)).status).toBe(401);
		expect(shopify.received).toHaveLength(asked);
		expect((await webhook(signature, body)).status).toBe(200);
		await vi.waitFor(async () => expect(await titles()).toEqual(["Better Pump"]));
		overrideEnv({ SHOPIFY_WEBHOOK_SECRET: undefined });
		expect((await webhook(signature, body)).status).toBe(404);
	});
});
