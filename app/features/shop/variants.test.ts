import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { embeddedCatalog } from "./catalog/embedded-catalog.ts";
import { priceOrder } from "./pricing.ts";
import type { Product, Variant } from "./product.ts";
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

	test("values that do not go with the others say what they change, and sold-out ones are marked", () => {
		const { variant } = select("Mount=Trailer+skid&Inlet=2.5+in+NH");
		if (!variant) throw new Error("no variant");
		const [mount, inlet] = optionChoices(cannon, variant);
		expect(inlet?.choices[1]).toMatchObject({
			search: "?Mount=Ground+post&Inlet=2+in+NPT",
			changes: [{ option: "Mount", from: "Trailer skid", to: "Ground post" }],
		});
		expect(mount?.choices.find(({ isSelected }) => isSelected)?.value).toBe("Trailer skid");
		expect(mount?.choices[1]).toMatchObject({ search: "?Mount=Roof+bracket&Inlet=2.5+in+NH", changes: [] });
		const roof = select("Mount=Roof+bracket").variant;
		if (!roof) throw new Error("no variant");
		expect(optionChoices(cannon, roof)[1]?.choices[1]).toMatchObject({ changes: [], available: false });
	});

	test("a value that no variant has leads nowhere", () => {
		const options = [{ name: "Mount", values: ["Ground post", "Boat"] }];
		const [first] = cannon.variants;
		if (!first) throw new Error("no variant");
		const only = { ...cannon, options, variants: [{ ...first, values: ["Ground post"] }] };
		expect(optionChoices(only, only.variants[0] ?? first)[0]?.choices[1]?.search).toBeNull();
	});

	test("from every variant, every other one can be reached by clicks, whatever a store makes", () => {
		const value = fc.constantFrom("S", "M", "L", "variant", "a&b=c");
		const matrix = fc.integer({ min: 1, max: 4 }).chain((width) =>
			fc.record({
				// One option may be called like the parameter of the address, and two may share a name.
				names: fc.array(fc.constantFrom("Size", "Color", "Length", "variant"), {
					minLength: width,
					maxLength: width,
				}),
				rows: fc.uniqueArray(fc.array(value, { minLength: width, maxLength: width }), {
					minLength: 1,
					maxLength: 8,
					selector: (row) => row.join("\n"),
				}),
				inStock: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
			}),
		);
		fc.assert(
			fc.property(matrix, ({ names, rows, inStock }) => {
				const product = productOf(names, rows, inStock);
				for (const start of product.variants)
					expect(reachable(product, start).size).toBe(product.variants.length);
			}),
			{ numRuns: 100 },
		);
	});
});

function productOf(names: string[], rows: string[][], inStock: boolean[]) {
	const variants = rows.map((values, at) => ({
		...(cannon.variants[0] as Variant),
		id: `id-${at}`,
		values,
		available: inStock[at] ?? true,
	}));
	const options = names.map((name, at) => ({
		name,
		values: [...new Set(rows.map((row) => row[at] ?? ""))],
	}));
	return { options, variants, variantId: variants[0]?.id ?? null };
}

/** Follows every link, as a visitor could. */
function reachable(product: ReturnType<typeof productOf>, start: Variant): Set<Variant> {
	const reached = new Set([start]);
	// A set that grows while it is walked is walked to its new end.
	for (const here of reached)
		for (const { choices } of optionChoices(product, here))
			for (const { search, value } of choices) {
				const { variant, isUnknown } = selectVariant(product, new URLSearchParams(search ?? ""));
				if (!variant?.values.includes(value) || isUnknown) throw new Error(`${search} is not ${value}`);
				reached.add(variant);
			}
	return reached;
}

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
