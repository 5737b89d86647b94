import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { deliveries, recipientMessages, stockAlerts } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { FakeShopify, variantId } from "#tests/support/fake-shopify.ts";
import { refreshCatalog } from "../store/shop.server.ts";
import {
	confirmStockAlert,
	findStockAlert,
	removeStockAlert,
	requestStockAlert,
	sendStockAlerts,
} from "./stock-alerts.server.ts";

useTestDatabase();
const shopify = new FakeShopify();
const small = variantId("tank", ["Small"]);

function tank(available: boolean) {
	const variants = [
		{ values: ["Small"], available },
		{ values: ["Large"], available: false },
	];
	return [{ handle: "tank", title: "Tank", options: ["Size"], variants }];
}

beforeAll(async () => {
	await shopify.start();
	shopify.products = tank(false);
	overrideEnv({
		SHOPIFY_STORE_DOMAIN: "store.example",
		SHOPIFY_STOREFRONT_TOKEN: "token",
		SHOPIFY_API_URL: shopify.url,
	});
});
afterAll(async () => {
	overrideEnv({ SHOPIFY_STORE_DOMAIN: undefined, SHOPIFY_STOREFRONT_TOKEN: undefined });
	await stopJobs();
	await shopify.stop();
});
beforeEach(async () => {
	await db().delete(deliveries);
	await db().delete(stockAlerts);
	await db().delete(recipientMessages);
	shopify.products = tank(false);
	await refreshCatalog();
});

const ask = (email = "ada@mail.example", variant = small) =>
	requestStockAlert({ email, handle: "tank", variantId: variant }, "Tank (Small)");
const mails = () => db().select().from(deliveries).orderBy(deliveries.createdAt);

async function linkOf(): Promise<{ id: string; token: string }> {
	const [mail] = await mails();
	const search = /\/stock-alert\?(\S+)/.exec(mail?.bodyText ?? "")?.[1];
	const params = new URLSearchParams(search);
	return { id: params.get("id") ?? "", token: params.get("token") ?? "" };
}

describe("back in stock", () => {
	test("only a confirmed address is told, once, and is then forgotten", async () => {
		await ask();
		await ask("never@confirmed.example");
		const { id, token } = await linkOf();
		expect(await findStockAlert(id, token)).toMatchObject({ name: "Tank (Small)", confirmedAt: null });
		await confirmStockAlert(id);
		expect(await sendStockAlerts(), "still sold out").toBe(0);
		shopify.products = tank(true);
		await refreshCatalog();
		expect(await sendStockAlerts()).toBe(1);
		expect(await sendStockAlerts(), "only once").toBe(0);
		const sent = (await mails()).filter(({ purpose }) => purpose === "stock-alert");
		expect(sent).toMatchObject([{ recipient: "ada@mail.example", subject: "Tank (Small) is back in stock" }]);
		expect(sent[0]?.bodyText).toContain(`/product/tank?variant=${encodeURIComponent(small)}`);
		expect(await findStockAlert(id, token)).toBeNull();
	});

	test("somebody who waits for another variant hears nothing", async () => {
		await ask("ada@mail.example", variantId("tank", ["Large"]));
		await confirmStockAlert((await linkOf()).id);
		shopify.products = tank(true);
		await refreshCatalog();
		expect(await sendStockAlerts()).toBe(0);
	});

	test("asking twice is one alert; asking all day is five mails at most", async () => {
		for (let n = 0; n < 8; n++) await ask("Ada@mail.example");
		expect(await db().select().from(stockAlerts)).toHaveLength(1);
		expect((await mails()).filter(({ status }) => status === "queued")).toHaveLength(5);
	});

	test("a wrong link opens nothing, and an address can be removed", async () => {
		await ask();
		const { id, token } = await linkOf();
		expect(await findStockAlert(id, `${token}x`)).toBeNull();
		expect(await findStockAlert("not-an-id", token)).toBeNull();
		await removeStockAlert(id);
		expect(await findStockAlert(id, token)).toBeNull();
	});

	test("an address that is never confirmed is forgotten after a week", async () => {
		await ask();
		await db()
			.update(stockAlerts)
			.set({ createdAt: new Date(Date.now() - 8 * 86_400_000) });
		await sendStockAlerts();
		expect(await db().select().from(stockAlerts)).toEqual([]);
	});
});
