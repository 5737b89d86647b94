import { expect, test } from "vitest";
import { embeddedCatalog } from "./catalog/embedded-catalog.ts";
import { linkedProducts } from "./related-products.ts";

test.each(embeddedCatalog)("$title leads to four more products, each shown once", (product) => {
	const { needs, worksWith, more } = linkedProducts(product, embeddedCatalog);
	const shown = [product, ...needs, ...worksWith, ...more].map(({ handle }) => handle);
	expect(more).toHaveLength(4);
	expect(new Set(shown).size).toBe(shown.length);
});

test("products of the same kind come first", () => {
	const cannon = embeddedCatalog.find(({ handle }) => handle === "mini-water-cannon");
	if (!cannon) throw new Error("no cannon");
	expect(
		linkedProducts(cannon, embeddedCatalog)
			.more.slice(0, 2)
			.map(({ handle }) => handle),
	).toEqual(["mini-pro-oscillating-cannon", "typhoon-800-ridge-cannon"]);
});
