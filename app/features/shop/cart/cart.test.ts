import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalDollars } from "#app/ui/decimal-price.ts";
import { formatCents } from "#app/ui/money.ts";
import type { ListedProduct } from "../listed-product.ts";
import { toCents } from "../store-price.ts";
import {
	type Cart,
	type CartItem,
	MAX_CART_LINES,
	MAX_QUANTITY_PER_ITEM,
	parseStoredCart,
	totalItems,
} from "./cart.ts";
import { changesByPricing, changesByProblems, withCurrentPrices, withoutProblems } from "./cart-changes.ts";
import { changeCart, findQuantityProblem, toCartItem, totalCents } from "./cart-rules.ts";
import { readSharedItems, shareAddress } from "./share-link.ts";

const hose: Omit<CartItem, "quantity"> = {
	variantId: "v-hose",
	productId: "p-hose",
	handle: "hose",
	title: "Hose",
	image: "/products/hose.svg",
	price: "19.99",
	currency: "USD",
};
const pump = {
	...hose,
	variantId: "v-pump",
	productId: "p-pump",
	handle: "pump",
	title: "Pump",
	price: "4200.00",
};

function cartOf(...items: [Omit<CartItem, "quantity">, number][]): Cart {
	return items.map(([item, quantity]) => ({ ...item, quantity }));
}

describe("the cart", () => {
	test("adds a new item once, and raises the quantity of one that is there", () => {
		let cart = changeCart([], { type: "add", item: hose });
		cart = changeCart(cart, { type: "add", item: pump });
		cart = changeCart(cart, { type: "add", item: hose });
		expect(cart.map((item) => [item.variantId, item.quantity])).toEqual([
			["v-hose", 2],
			["v-pump", 1],
		]);
	});

	test("shows today's price of an item that is added again", () => {
		const cart = changeCart(cartOf([hose, 1]), { type: "add", item: { ...hose, price: "21.00" } });
		expect(totalCents(cart)).toBe(4200);
	});

	test("removes by variant, and by a quantity of 0 or less", () => {
		const cart = cartOf([hose, 2], [pump, 1]);
		expect(changeCart(cart, { type: "remove", variantId: "v-hose" })).toEqual(cartOf([pump, 1]));
		for (const quantity of [0, -1, Number.NaN])
			expect(changeCart(cart, { type: "set-quantity", variantId: "v-hose", quantity })).toEqual(
				cartOf([pump, 1]),
			);
	});

	test("counts quantities and sums cents without float errors", () => {
		const cart = cartOf([hose, 3], [pump, 1]);
		expect(totalItems(cart)).toBe(4);
		expect(totalCents(cart)).toBe(425_997);
		expect(changeCart(cart, { type: "clear" })).toEqual([]);
	});

	test("takes 99 of one thing for 999, and no more than 100 lines", () => {
		const [item] = changeCart(cartOf([hose, 1]), {
			type: "set-quantity",
			variantId: "v-hose",
			quantity: 999,
		});
		expect(item?.quantity).toBe(MAX_QUANTITY_PER_ITEM);
		let cart: Cart = [];
		for (let n = 0; n < MAX_CART_LINES + 5; n++)
			cart = changeCart(cart, { type: "add", item: { ...hose, variantId: `v${n}` } });
		expect(cart).toHaveLength(MAX_CART_LINES);
		expect(findQuantityProblem(cart, "v-hose"), "a product more").toContain("100 products");
		expect(findQuantityProblem(cart, "v1"), "one more of what is there").toBeNull();
		expect(findQuantityProblem(cartOf([hose, MAX_QUANTITY_PER_ITEM]), "v-hose")).toContain(
			"up to 99 of one product",
		);
		expect(findQuantityProblem([], "v-hose", 100), "many at once").toContain("up to 99 of one product");
	});

	test("emptied by mistake comes back, with what was added meanwhile", () => {
		const before = cartOf([hose, 3], [pump, 1]);
		const meanwhile = changeCart(changeCart(before, { type: "clear" }), {
			type: "add",
			item: pump,
			quantity: 4,
		});
		expect(changeCart(meanwhile, { type: "restore", items: before })).toEqual(cartOf([hose, 3], [pump, 4]));
	});

	test("after an order keeps what was added meanwhile", () => {
		const cart = cartOf([hose, 3], [pump, 1]);
		const lines = [
			{ variantId: "v-hose", quantity: 2 },
			{ variantId: "v-pump", quantity: 1 },
		];
		expect(changeCart(cart, { type: "subtract", lines })).toEqual(cartOf([hose, 1]));
	});

	test("never holds a quantity that is not a whole number from 1 to 99, whatever is done to it", () => {
		const action = fc.oneof(
			fc.record({ type: fc.constant("add" as const), item: fc.constantFrom(hose, pump) }),
			fc.record({ type: fc.constant("remove" as const), variantId: fc.constantFrom("v-hose", "v-pump") }),
			fc.record({
				type: fc.constant("set-quantity" as const),
				variantId: fc.constantFrom("v-hose", "v-pump"),
				quantity: fc.double(),
			}),
		);
		fc.assert(
			fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
				const cart = actions.reduce<Cart>(changeCart, []);
				for (const { quantity } of cart)
					expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY_PER_ITEM).toBe(true);
				expect(parseStoredCart(JSON.stringify(cart))).toEqual(cart);
			}),
		);
	});
});

describe("a stored cart", () => {
	test("survives the way through storage", () => {
		const cart = cartOf([hose, 3]);
		expect(parseStoredCart(JSON.stringify(cart))).toEqual(cart);
	});

	test.each([
		null,
		"",
		"{",
		"null",
		"42",
		'"cart"',
		'{"items":[]}',
		"[null, 5, [], {}]",
		'[{"variantId":5}]',
		JSON.stringify([{ ...hose, quantity: -2 }]),
		JSON.stringify([{ ...hose, quantity: 1.5 }]),
		JSON.stringify([{ ...hose, quantity: "3" }]),
		JSON.stringify([{ ...hose, price: "free", quantity: 1 }]),
	])("that is damaged is empty: %s", (text) => {
		expect(parseStoredCart(text)).toEqual([]);
	});

	test("keeps its good lines, caps 999, and takes no image from a script address", () => {
		const stored = JSON.stringify([
			null,
			{ ...hose, quantity: 999, image: "javascript:alert(1)" },
			{ ...pump, quantity: 1, currency: "dollars" },
		]);
		expect(parseStoredCart(stored)).toEqual([
			{ ...hose, quantity: 99, image: null },
			{ ...pump, quantity: 1, currency: "USD" },
		]);
	});
});

test("a product without a variant cannot become a cart item", () => {
	const product = { id: "p", variantId: null, handle: "x", title: "X" } as ListedProduct;
	expect(toCartItem(product)).toBeNull();
});

describe("what changed since the visitor looked", () => {
	const cart = cartOf([hose, 3], [pump, 1]);
	const line = { handle: "hose", title: "Hose", currency: "USD" };

	test("nothing, when prices and quantities agree", () => {
		expect(
			changesByPricing(cart, [
				{ ...line, variantId: "v-hose", quantity: 3, price: "19.990" },
				{ ...line, variantId: "v-pump", quantity: 1, price: "4200.0" },
			]),
		).toEqual([]);
	});

	test("a new price, a smaller quantity and a missing line are named", () => {
		const changes = changesByPricing(cart, [{ ...line, variantId: "v-hose", quantity: 2, price: "25.00" }]);
		expect(changes.map(({ text }) => text)).toEqual([
			"Hose now costs $25.00 instead of $19.99",
			"Hose: only 2 left, and you have 3 in your cart",
			"Pump is sold out. It will be removed from your cart",
		]);
	});

	test("refused lines are named by what the cart called them, and the rest can go on", () => {
		const problems = [{ variantId: "v-pump", title: null, reason: "unknown" as const }];
		expect(changesByProblems(cart, problems)[0]?.text).toBe(
			"Pump is no longer sold. It will be removed from your cart",
		);
		const lines = withoutProblems(cart, problems);
		expect(changeCart(cart, { type: "accept", lines })).toEqual(cartOf([hose, 3]));
	});
});

describe("when the cart is opened", () => {
	const cart = cartOf([hose, 3], [pump, 1]);
	const line = { handle: "hose", title: "Hose", currency: "USD" };

	test("new prices count at once, and lines added meanwhile stay", () => {
		const priced = [{ ...line, variantId: "v-hose", quantity: 3, price: "25.00" }];
		const after = withCurrentPrices(cart, { priced, problems: [] });
		expect(totalCents(after.cart)).toBe(427_500);
		expect(after.changes.map(({ text }) => text)).toEqual(["Hose now costs $25.00 instead of $19.99"]);
	});

	test("what is sold out is saved for later, what is gone for good leaves", () => {
		const problems = [
			{ variantId: "v-hose", title: "Hose", reason: "unavailable" as const },
			{ variantId: "v-pump", title: null, reason: "unknown" as const },
		];
		const after = withCurrentPrices(cart, { priced: [], problems });
		expect(after.cart).toEqual([]);
		expect(after.setAside).toEqual(cartOf([hose, 3]));
		expect(after.changes.map(({ text }) => text)).toEqual([
			"Hose is sold out. We saved it for later",
			"Pump is no longer sold. We took it out of your cart",
		]);
	});

	test("without changes the cart is the same", () => {
		const priced = [{ ...line, variantId: "v-hose", quantity: 3, price: "19.99" }];
		expect(withCurrentPrices(cart, { priced, problems: [] })).toEqual({ cart, setAside: [], changes: [] });
	});
});

describe("a link that shares a cart", () => {
	test("holds its variants and quantities, also those of Shopify", () => {
		const lines = [
			{ variantId: "gid://shopify/ProductVariant/42", quantity: 12 },
			{ variantId: "ringline-variant-hose-pack", quantity: 1 },
		];
		const address = shareAddress(lines);
		expect(address).toMatch(/^\/cart\?/);
		expect(readSharedItems(new URL(address, "http://localhost").searchParams.getAll("item"))).toEqual(lines);
	});

	test("leaves out what makes no sense, and has an end", () => {
		expect(readSharedItems(["0xa", "x", "-1xa", "100xa", "2x", null, "3xgood"])).toEqual([
			{ variantId: "good", quantity: 3 },
		]);
		expect(readSharedItems(Array.from({ length: 500 }, (_, n) => `1xv${n}`))).toHaveLength(50);
	});
});

describe("money", () => {
	test("reads decimal text exactly, and refuses the rest", () => {
		expect(["275", "275.0", "0.1", "19.99", "1.005", "0"].map(toCents)).toEqual([
			27500, 27500, 10, 1999, 101, 0,
		]);
		for (const text of ["", "-1", "1e3", "1,000", "NaN", ".5", "12.", "0x10"])
			expect(toCents(text)).toBeNull();
	});

	test("is shown in US dollars, en-US", () => {
		expect(formatCents(123_456_789)).toBe("$1,234,567.89");
		expect(decimalDollars(105)).toBe("1.05");
	});
});
