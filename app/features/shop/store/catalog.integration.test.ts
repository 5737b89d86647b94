import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { listenForChanges } from "#app/platform/http/page-tags.server.ts";
import { catalogCopies } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { embeddedCatalog } from "../catalog/embedded-catalog.ts";
import type { Product } from "../product.ts";
import { Catalog } from "./catalog.server.ts";
import type { Store } from "./store.ts";

useTestDatabase();

const [cannon] = embeddedCatalog;
let now = 0;
let answers: () => Promise<Product[]>;
let fetches = 0;
const store: Store = {
	name: "remote",
	remote: true,
	takesDiscountCodes: false,
	products: () => {
		fetches += 1;
		return answers();
	},
	startCheckout: () => Promise.reject(new Error("not here")),
	isCompleted: () => Promise.resolve(false),
};
const priced = (price: string): Product[] => (cannon ? [{ ...cannon, price }] : []);
const prices = (read: Awaited<ReturnType<Catalog["read"]>>) =>
	read.ok ? read.products.map(({ price }) => price) : "nothing";

beforeEach(async () => {
	await db().delete(catalogCopies);
	now = Date.UTC(2026, 8, 1);
	fetches = 0;
	answers = async () => priced("1.00");
});

describe("the catalog", () => {
	test("is fetched once for many visitors, and again only after a minute", async () => {
		const catalog = new Catalog(store, () => now);
		await Promise.all(Array.from({ length: 20 }, () => catalog.read()));
		now += 59_000;
		await catalog.read();
		expect(fetches).toBe(1);
	});

	test("is shown stale while the new one is on its way", async () => {
		const catalog = new Catalog(store, () => now);
		await catalog.read();
		now += 61_000;
		let deliver = (_products: Product[]) => {};
		answers = () => new Promise((resolve) => (deliver = resolve));
		expect(prices(await catalog.read())).toEqual(["1.00"]);
		expect(fetches).toBe(2);
		deliver(priced("2.00"));
		await vi.waitFor(async () => expect(prices(await catalog.read())).toEqual(["2.00"]));
	});

	test("waits for today's prices when something is ordered", async () => {
		const catalog = new Catalog(store, () => now);
		await catalog.read();
		now += 61_000;
		answers = async () => priced("2.00");
		expect(prices(await catalog.readForOrder())).toEqual(["2.00"]);
	});

	test("survives an outage of the store, also through a restart", async () => {
		const before = new Catalog(store, () => now);
		await before.read();
		answers = () => Promise.reject(new Error("down"));
		now += 3_600_000;
		expect(prices(await before.read())).toEqual(["1.00"]);
		expect(prices(await before.readForOrder())).toEqual(["1.00"]);
		expect(prices(await new Catalog(store, () => now).read())).toEqual(["1.00"]);
	});

	test("that was never fetched is said to be missing, and comes once the store is back", async () => {
		answers = () => Promise.reject(new Error("down"));
		const catalog = new Catalog(store, () => now);
		expect(await catalog.read()).toEqual({ ok: false });
		answers = async () => priced("1.00");
		now += 5_000;
		expect(prices(await catalog.read())).toEqual(["1.00"]);
	});

	test("of a store that stays silent lets nobody wait, and shows what arrives later", async () => {
		let arrive = (_products: Product[]) => {};
		answers = () => new Promise((resolve) => (arrive = resolve));
		const catalog = new Catalog(store, () => now, 20);
		expect(await catalog.read()).toEqual({ ok: false });
		expect(await catalog.readForOrder()).toEqual({ ok: false });
		expect(fetches).toBe(1);
		arrive(priced("1.00"));
		await vi.waitFor(async () => expect(prices(await catalog.read())).toEqual(["1.00"]));
		now += 61_000;
		expect(prices(await catalog.readForOrder()), "the last copy, while the store is silent").toEqual([
			"1.00",
		]);
	});

	test("asks a struggling store at most every five seconds", async () => {
		answers = () => Promise.reject(new Error("down"));
		const catalog = new Catalog(store, () => now);
		for (let n = 0; n < 10; n++) await catalog.read();
		expect(fetches).toBe(1);
	});

	test("drops the pages that show it when it changed, and only then", async () => {
		const heard: string[] = [];
		let connected = false;
		const feed = listenForChanges((tags) => {
			if (tags) heard.push(...tags);
			else connected = true;
		});
		await vi.waitFor(() => expect(connected).toBe(true));
		const catalog = new Catalog(store, () => now);
		await catalog.read();
		await vi.waitFor(() => expect(heard).toEqual(["catalog"]));
		now += 61_000;
		await catalog.readForOrder();
		answers = async () => priced("2.00");
		now += 61_000;
		await catalog.readForOrder();
		await vi.waitFor(() => expect(heard).toEqual(["catalog", "catalog"]));
		await feed.stop();
	});

	test("never lets a store's HTML through as it is", async () => {
		answers = async () =>
			priced("1.00").map((product) => ({
				...product,
				descriptionHtml: "<p onclick='x()'>Good</p><script>x()</script>",
				metafields: { ...product.metafields, installation_guide: "<iframe src='/'></iframe><b>Dig</b>" },
			}));
		const read = await new Catalog(store, () => now).read();
		const [product] = read.ok ? read.products : [];
		expect(product?.descriptionHtml).toBe("<p>Good</p>");
		expect(product?.metafields.installation_guide).toBe("<b>Dig</b>");
	});
});
