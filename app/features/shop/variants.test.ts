import { describe, expect, test } from "vitest";
import { embeddedCatalog } from "./catalog/embedded-catalog.ts";
import { priceOrder } from "./pricing.ts";
import type { Product } from "./product.ts";
import { optionChoices, selectVariant } from "./variants.ts";

const cannon = embeddedCatalog.find(({ handle }) => handle === "mini-water-cannon") as Product;
const select = (search: string) => selectVariant(cannon, new URLSearchParams(search));

describe("choosing a variant", () => {
	test("without a choice, the first one that can be bought", () => {
		expect(select("")).toMatchObject({ variant: { id: cannon.variantId }, isUnknown: false });
	});

	test("by its id, whole or as the number of a Shopify id", () => {
		const other = cannon.variants[2];
		expect(select(`variant=${other?.id}`).variant).toBe(other);
		const [variant] = cannon.variants;
		const shopify = {
			...cannon,
			variants: [{ ...variant, id: "gid://shopify/ProductVariant/42" }],
		} as Product;
		expect(selectVariant(shopify, new URLSearchParams("variant=42")).isUnknown).toBe(false);
	});

	test("by option names, also by one of them", () => {
		expect(select("Mount=Roof+bracket&Inlet=2.5+in+NH").variant?.price).toBe("4090.00");
		expect(select("Inlet=2+in+NPT").variant?.values).toEqual(["Ground post", "2 in NPT"]);
	});

	test("an unknown id or combination shows the usual one and says so", () => {
		expect(select("variant=gone")).toMatchObject({ variant: { id: cannon.variantId }, isUnknown: true });
		expect(select("Mount=Trailer+skid&Inlet=2+in+NPT").isUnknown).toBe(true);
	});

	test("values that do not go with the others are marked, and sold-out ones too", () => {
		const { variant } = select("Mount=Trailer+skid&Inlet=2.5+in+NH");
		if (!variant) throw new Error("no variant");
		const [mount, inlet] = optionChoices(cannon, variant);
		expect(inlet?.choices.map(({ exists }) => exists)).toEqual([true, false]);
		expect(mount?.choices.find(({ isSelected }) => isSelected)?.value).toBe("Trailer skid");
		expect(mount?.choices[1]?.search).toBe("?Mount=Roof+bracket&Inlet=2.5+in+NH");
		const roof = select("Mount=Roof+bracket").variant;
		if (!roof) throw new Error("no variant");
		expect(optionChoices(cannon, roof)[1]?.choices[1]).toMatchObject({ exists: true, available: false });
	});
});

test("an order is priced by variant, and a sold-out variant is refused by itself", () => {
	const [first, , roof, soldOut] = cannon.variants;
	const order = (id = "") => priceOrder([{ variantId: id, quantity: 2 }], embeddedCatalog);
	expect(order(roof?.id)).toMatchObject({
		ok: true,
		lines: [{ title: "Mini Water Cannon", variantTitle: "Roof bracket, 2.5 in NH", price: "4090.00" }],
	});
	expect(order(first?.id)).toMatchObject({ ok: true, lines: [{ price: "3850.00" }] });
	expect(order(soldOut?.id)).toMatchObject({ ok: false, problems: [{ reason: "unavailable" }] });
});
