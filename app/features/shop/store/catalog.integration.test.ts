import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { listenForChanges } from "#app/platform/page-tags.server.ts";
import { catalogCopies } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { embeddedCatalogue } from "../catalog/embedded-catalog.ts";
import type { Product } from "../product.ts";
import { Catalogue } from "./catalog.server.ts";
import type { Store } from "./store.ts";

useTestDatabase();

const [cannon] = embeddedCatalogue;
let now = 0;
let answers: () => Promise<Product[]>;
let fetches = 0;
const store: Store = {
	name: "remote",
	remote: true,
	products: () => {
		fetches += 1;
		return answers();
	},
	startCheckout: () => Promise.reject(new Error("not here")),
	isCompleted: () => Promise.resolve(false),
};
const priced = (price: string): Product[] => (cannon ? [{ ...cannon, price }] : []);
const prices = (read: Awaited<ReturnType<Catalogue["read"]>>) =>
	read.ok ? read.products.map(({ price }) => price) : "nothing";

beforeEach(async () => {
	await db().delete(catalogCopies);
	now = Date.UTC(2026, 8, 1);
	fetches = 0;
	answers = async () => priced("1.00");
});

describe("the catalogue", () => {
	test("is fetched once for many visitors, and again only after a minute", async () => {
		const catalogue = new Catalogue(store, () => now);
		await Promise.all(Array.from({ length: 20 }, () => catalogue.read()));
		now += 59_000;
		await catalogue.read();
		expect(fetches).toBe(1);
	});

	test("is shown stale while the new one is on its way", async () => {
		const catalogue = new Catalogue(store, () => now);
		await catalogue.read();
		now += 61_000;
		let deliver = (_products: Product[]) => {};
		answers = () => new Promise((resolve) => (deliver = resolve));
		expect(prices(await catalogue.read())).toEqual(["1.00"]);
		expect(fetches).toBe(2);
		deliver(priced("2.00"));
		await vi.waitFor(async () => expect(prices(await catalogue.read())).toEqual(["2.00"]));
	});

	test("waits for today's prices when something is ordered", async () => {
		const catalogue = new Catalogue(store, () => now);
		await catalogue.read();
		now += 61_000;
		answers = async () => priced("2.00");
		expect(prices(await catalogue.readForOrder())).toEqual(["2.00"]);
	});

	test("survives an outage of the store, also through a restart", async () => {
		const before = new Catalogue(store, () => now);
		await before.read();
		answers = () => Promise.reject(new Error("down"));
		now += 3_600_000;
		expect(prices(await before.read())).toEqual(["1.00"]);
		expect(prices(await before.readForOrder())).toEqual(["1.00"]);
		expect(prices(await new Catalogue(store, () => now).read())).toEqual(["1.00"]);
	});

	test("that was never fetched is said to be missing, and comes once the store is back", async () => {
		answers = () => Promise.reject(new Error("down"));
		const catalogue = new Catalogue(store, () => now);
		expect(await catalogue.read()).toEqual({ ok: false });
		answers = async () => priced("1.00");
		now += 5_000;
		expect(prices(await catalogue.read())).toEqual(["1.00"]);
	});

	test("asks a struggling store at most every five seconds", async () => {
		answers = () => Promise.reject(new Error("down"));
		const catalogue = new Catalogue(store, () => now);
		for (let n = 0; n < 10; n++) await catalogue.read();
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
		const catalogue = new Catalogue(store, () => now);
		await catalogue.read();
		await vi.waitFor(() => expect(heard).toEqual(["catalogue"]));
		now += 61_000;
		await catalogue.readForOrder();
		answers = async () => priced("2.00");
		now += 61_000;
		await catalogue.readForOrder();
		await vi.waitFor(() => expect(heard).toEqual(["catalogue", "catalogue"]));
		await feed.stop();
	});

	test("never lets a store's HTML through as it is", async () => {
		answers = async () =>
			priced("1.00").map((product) => ({
				...product,
				descriptionHtml: "<p onclick='x()'>Good</p><script>x()</script>",
				metafields: { ...product.metafields, installation_guide: "<iframe src='/'></iframe><b>Dig</b>" },
			}));
		const read = await new Catalogue(store, () => now).read();
		const [product] = read.ok ? read.products : [];
		expect(product?.descriptionHtml).toBe("<p>Good</p>");
		expect(product?.metafields.installation_guide).toBe("<b>Dig</b>");
	});
});
