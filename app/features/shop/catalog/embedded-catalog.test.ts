import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { toCents } from "#app/features/leads/store-price.ts";
import { isContactForPricing, keyFeatures, type Product, priceText, specificationLines } from "../product.ts";
import { productData, sharingPicture } from "../product-data.ts";
import { safeHtml } from "../product-html.server.ts";
import { imagesFor, smallImage } from "../product-picture.ts";
import { catalogEntries, embeddedCatalog } from "./embedded-catalog.ts";
import { type CatalogEntry, productOf } from "./entry.ts";
import { serviceHandles } from "./service-handles.ts";

const file = (url: string) => new URL(`../../../../public${url}`, import.meta.url);
const byHandle = (handle: string): Product => {
	const product = embeddedCatalog.find((candidate) => candidate.handle === handle);
	if (!product) throw new Error(`no ${handle}`);
	return product;
};

describe("the embedded catalog", () => {
	test("offers a full range, every product once", () => {
		expect(embeddedCatalog.length).toBeGreaterThanOrEqual(14);
		expect(new Set(embeddedCatalog.map(({ handle }) => handle)).size).toBe(embeddedCatalog.length);
		expect(embeddedCatalog.filter(({ images }) => images.length > 1).length).toBeGreaterThan(5);
	});

	test.each(embeddedCatalog.map((product) => [product.handle, product] as const))(
		"%s has its pictures, data sheet, features, specifications and guide",
		(_handle, product) => {
			for (const { url } of product.images) expect(existsSync(file(url)), url).toBe(true);
			expect(existsSync(file(sharingPicture(product, "") ?? ""))).toBe(true);
			const sheet = readFileSync(file(product.metafields.pdf_spec_url ?? ""));
			expect(sheet.subarray(0, 5).toString()).toBe("%PDF-");
			expect(keyFeatures(product).length).toBeGreaterThan(2);
			expect(specificationLines(product).length).toBeGreaterThan(2);
			expect(toCents(product.price)).not.toBeNull();
			// The sanitizer must not change our own descriptions.
			expect(safeHtml(product.descriptionHtml)).toBe(product.descriptionHtml);
			expect(safeHtml(product.metafields.installation_guide ?? "")).toBe(
				product.metafields.installation_guide,
			);
		},
	);

	test("sells the quarterly maintenance add-on at $275", () => {
		expect(priceText(byHandle("quarterly-maintenance-add-on"))).toBe("$275.00");
	});

	test("holds one of every special case", () => {
		expect(embeddedCatalog.filter(isContactForPricing).map(({ handle }) => handle)).toEqual([
			"typhoon-800-ridge-cannon",
			"pump-shed",
		]);
		expect(embeddedCatalog.some(({ available }) => !available)).toBe(true);
	});

	test("ships no product without a variant: it could never be bought", () => {
		expect(embeddedCatalog.filter(({ variantId }) => !variantId).map(({ handle }) => handle)).toEqual([]);
		const ids = embeddedCatalog.flatMap(({ variants }) => variants.map(({ id }) => id));
		expect(new Set(ids).size).toBe(ids.length);
		for (const { options, variants } of embeddedCatalog)
			for (const { values } of variants)
				expect(values.every((value, at) => options[at]?.values.includes(value))).toBe(true);
	});

	test.each(
		catalogEntries.filter(({ looksDifferBy }) => looksDifferBy).map((entry) => [entry.handle, entry]),
	)("every version of %s shows its own picture, or says what the pictures show", (_handle, entry) => {
		const { variants, images } = productOf(entry as CatalogEntry);
		const usual = (entry as CatalogEntry).variants?.[0]?.values ?? [];
		for (const { values, image, pictured } of variants) {
			if (image) expect(images.map(smallImage)).toContain(image);
			else if (pictured) expect(usual).toContain(pictured);
			else expect(values.some((value) => usual.includes(value))).toBe(true);
		}
	});

	test("a picture rendered under the name of a version becomes that version's picture", () => {
		const tank = catalogEntries.find(({ handle }) => handle === "water-tank-5000");
		if (!tank) throw new Error("no tank");
		// There is a picture 'water-tank-5000-detail'.
		const { variants, images } = productOf({
			...tank,
			looksDifferBy: "View",
			options: [{ name: "View", values: ["Whole", "Detail", "Far"] }],
			variants: [{ values: ["Whole"] }, { values: ["Detail"] }, { values: ["Far"] }],
		});
		expect(variants.map(({ image, pictured }) => [image, pictured])).toEqual([
			[null, undefined],
			["/pictures/products/water-tank-5000-detail-400.webp", undefined],
			[null, "Whole"],
		]);
		const shown = imagesFor({ title: tank.title, images }, variants[1] ?? null);
		expect(shown[0]?.picture?.path).toBe("/pictures/products/water-tank-5000-detail");
		expect(shown).toHaveLength(images.length);
	});

	test("no product shows the home page's picture as its own", () => {
		for (const { images } of embeddedCatalog)
			for (const { url } of images) expect(url).not.toContain("/pictures/home/");
	});

	test("names only products that exist as needed or fitting", () => {
		for (const { facts } of embeddedCatalog)
			for (const handle of [...facts.needs, ...facts.worksWith]) byHandle(handle);
	});

	test("sells the services of the pricing page at its prices", () => {
		const cents = (handle: string) => byHandle(handle).variants.map(({ price }) => Number(price));
		expect(cents("standard-wildfire-assessment")).toEqual([599, 1_099]);
		expect(cents("suppression-system-planning")).toEqual([2_450]);
		const [small, large] = [
			cents("hoa-extended-parcel-report").slice(0, 4),
			cents("hoa-extended-parcel-report").slice(4),
		];
		for (const price of small) expect(price >= 5_099 && price <= 10_099).toBe(true);
		for (const price of large) expect(price >= 10_099 && price <= 15_099).toBe(true);
		for (const handle of Object.values(serviceHandles)) expect(byHandle(handle).group).toBe("service");
	});

	test("writes American English", () => {
		const text = JSON.stringify(embeddedCatalog);
		expect(
			text.match(/galvanis|aluminium|colour|storey|metre|stabilis|autumn|practise|motoris|e-mail/gi),
		).toBeNull();
	});
});

describe("contact for pricing", () => {
	test.each([
		["TYPHOON 9", "100.00", true],
		["The typhoon's nozzle", "100.00", true],
		["Hose", "0", true],
		["Hose", "0.00", true],
		["Hose", "not a price", true],
		["Hose", "0.01", false],
	])("%s at %s: %s", (title, price, expected) => {
		expect(isContactForPricing({ title, price })).toBe(expected);
	});
});

test("a list of features is parted by its commas, not by those in numbers", () => {
	const features = "Covers over 20,000 sq ft, Fast ,,Strong";
	expect(keyFeatures({ metafields: { ...byHandle("hose-pack").metafields, features } })).toEqual([
		"Covers over 20,000 sq ft",
		"Fast",
		"Strong",
	]);
});

test("search engines get an offer with its price, and none for what is sold by talking", () => {
	expect(productData(byHandle("large-fire-pump"), "https://ringline.example")).toMatchObject({
		"@type": "Product",
		image: [expect.stringMatching(/^https:.*large-fire-pump\.(jpg|svg)$/), expect.anything()],
		offers: { price: "14500.00", priceCurrency: "USD", availability: "https://schema.org/OutOfStock" },
	});
	const cannon = byHandle("mini-water-cannon");
	expect(productData(cannon, "https://ringline.example").offers).toHaveLength(cannon.variants.length);
	expect(productData(byHandle("pump-shed"), "https://ringline.example")).not.toHaveProperty("offers");
});

test("flows follow from the nozzles that are named with them: GPM = 29.7 × inches² × √PSI", () => {
	const checked = catalogEntries.filter((entry) => {
		const text = JSON.stringify(productOf(entry)).replaceAll("&nbsp;", " ");
		const [, least, most = least, psi] =
			/Flow: (?:up to )?(\d+)(?: to (\d+))? GPM at (\d+) PSI/.exec(text) ?? [];
		const bores = [...text.matchAll(/(\d+)\/(\d+)(?: in)?(?=(?: and \d+\/\d+ in)? nozzles?| in nozzle)/g)];
		if (!psi || bores.length === 0) return false;
		const flows = bores.map(
			([, above, below]) => 29.7 * (Number(above) / Number(below)) ** 2 * Math.sqrt(Number(psi)),
		);
		for (const flow of [Number(least), Number(most)])
			expect(
				flows.some((one) => Math.abs(one - flow) / flow < 0.1),
				`${productOf(entry).handle}: ${flow} GPM, nozzles give ${flows.map(Math.round).join(" and ")}`,
			).toBe(true);
		return true;
	});
	expect(checked.length).toBeGreaterThanOrEqual(2);
});
