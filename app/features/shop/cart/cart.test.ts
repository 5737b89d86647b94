import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCents } from "#app/features/leads/store-price.ts";
import { decimalDollars } from "#app/ui/decimal-price.ts";
import { formatCents } from "#app/ui/money.ts";
import type { ListedProduct } from "../listed-product.ts";
import {
	type Cart,
	type CartItem,
	MAX_CART_LINES,
	MAX_QUANTITY_PER_ITEM,
	parseStoredItems,
	totalItems,
} from "./cart.ts";
import { changesAtCheckout, withAccepted, withCurrentPrices } from "./cart-changes.ts";
import { type CartChange, changeCart, toCartItem, totalCents } from "./cart-rules.ts";
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

function itemsOf(...items: [Omit<CartItem, "quantity">, number][]): CartItem[] {
	return items.map(([item, quantity]) => ({ ...item, quantity }));
}
function cartOf(...items: [Omit<CartItem, "quantity">, number][]): Cart {
	return { lines: itemsOf(...items), saved: [] };
}
function changed(cart: Cart, ...changes: CartChange[]): Cart {
	return changes.reduce((before, change) => {
		const after = changeCart(before, change);
		if (!after.ok) throw new Error(after.problem);
		return after.cart;
	}, cart);
}
const problemWith = (cart: Cart, change: CartChange) => {
	const after = changeCart(cart, change);
	return after.ok ? null : after.problem;
};
const add = (item: Omit<CartItem, "quantity">, quantity = 1): CartChange => ({
	type: "add",
	lines: [{ ...item, quantity }],
});

describe("the cart", () => {
	test("adds a new item once, and raises the quantity of one that is there", () => {
		const cart = changed(cartOf(), add(hose), add(pump), add(hose));
		expect(cart).toEqual(cartOf([hose, 2], [pump, 1]));
	});

	test("shows today's price of an item that is added again", () => {
		expect(totalCents(changed(cartOf([hose, 1]), add({ ...hose, price: "21.00" })).lines)).toBe(4200);
	});

	test("removes by variant, and by a quantity of 0 or less", () => {
		const cart = cartOf([hose, 2], [pump, 1]);
		expect(changed(cart, { type: "remove", variantId: "v-hose" })).toEqual(cartOf([pump, 1]));
		for (const quantity of [0, -1, Number.NaN])
			expect(changed(cart, { type: "set", variantId: "v-hose", quantity })).toEqual(cartOf([pump, 1]));
	});

	test("counts quantities and sums cents without float errors", () => {
		const cart = cartOf([hose, 3], [pump, 1]);
		expect(totalItems(cart.lines)).toBe(4);
		expect(totalCents(cart.lines)).toBe(425_997);
		expect(changed(cart, { type: "empty" })).toEqual(cartOf());
	});

	test("takes no more than 99 of one thing and no more than 100 lines, and says so", () => {
		const most = cartOf([hose, MAX_QUANTITY_PER_ITEM]);
		expect(problemWith(most, add(hose))).toContain("Your cart can hold up to 99 of one product");
		expect(problemWith(most, { type: "set", variantId: "v-hose", quantity: 100 })).toContain("up to 99");
		expect(problemWith(cartOf(), add(hose, 100)), "many at once").toContain("up to 99 of one product");
		const lines = Array.from({ length: MAX_CART_LINES }, (_, n) => ({ ...hose, variantId: `v${n}` }));
		const full = changed(cartOf(), ...lines.map((line) => add(line)));
		expect(problemWith(full, add(hose)), "a product more").toContain("100 products");
		expect(problemWith(full, add({ ...hose, variantId: "v1" })), "one more of what is there").toBeNull();
	});

	test("takes all of a list or none of it", () => {
		const lines = itemsOf([pump, 1], [hose, 99]);
		expect(problemWith(cartOf([hose, 1]), { type: "add", lines })).toContain("up to 99");
		expect(changed(cartOf(), { type: "add", lines })).toEqual({ lines, saved: [] });
	});

	test("saving for later and moving back add to what is there", () => {
		const saved = changed(cartOf([hose, 2]), { type: "save", variantId: "v-hose" });
		expect(saved).toEqual({ lines: [], saved: itemsOf([hose, 2]) });
		const more = changed(saved, add(hose, 3), { type: "save", variantId: "v-hose" });
		expect(more.saved).toEqual(itemsOf([hose, 5]));
		expect(changed(more, { type: "move", variantId: "v-hose", quantity: 3 })).toEqual({
			lines: itemsOf([hose, 3]),
			saved: itemsOf([hose, 2]),
		});
		expect(changed(more, { type: "move", variantId: "v-hose" })).toEqual(cartOf([hose, 5]));
		const full = { lines: itemsOf([hose, 98]), saved: itemsOf([hose, 2]) };
		expect(problemWith(full, { type: "move", variantId: "v-hose" })).toContain("Your cart can hold");
		expect(problemWith(full, { type: "save", variantId: "v-hose" })).toContain("Your list for later");
	});

	test("emptied by mistake comes back, with what was added meanwhile, and nothing twice", () => {
		const before = cartOf([hose, 3], [pump, 1]);
		const restore: CartChange = { type: "restore", cart: before };
		const meanwhile = changed(before, { type: "empty" }, add(pump, 4));
		expect(changed(meanwhile, restore, restore)).toEqual(cartOf([hose, 3], [pump, 4]));
	});

	test("after an order keeps what was added meanwhile", () => {
		const lines = [
			{ variantId: "v-hose", quantity: 2 },
			{ variantId: "v-pump", quantity: 1 },
		];
		expect(changed(cartOf([hose, 3], [pump, 1]), { type: "subtract", lines })).toEqual(cartOf([hose, 1]));
	});

	test("never holds a quantity that is not a whole number from 1 to 99, whatever is done to it", () => {
		const variantId = fc.constantFrom("v-hose", "v-pump");
		const change: fc.Arbitrary<CartChange> = fc.oneof(
			fc.record({
				type: fc.constant("add" as const),
				lines: fc.array(
					fc
						.record({ item: fc.constantFrom(hose, pump), quantity: fc.double() })
						.map(({ item, quantity }) => ({
							...item,
							quantity,
						})),
				),
			}),
			fc.record({ type: fc.constantFrom("remove" as const, "save" as const, "move" as const), variantId }),
			fc.record({ type: fc.constant("set" as const), variantId, quantity: fc.double() }),
		);
		fc.assert(
			fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
				const cart = changes.reduce<Cart>((before, one) => {
					const after = changeCart(before, one);
					return after.ok ? after.cart : before;
				}, cartOf());
				for (const { quantity } of [...cart.lines, ...cart.saved])
					expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY_PER_ITEM).toBe(true);
				expect(parseStoredItems(JSON.stringify(cart.lines))).toEqual(cart.lines);
			}),
		);
	});
});

describe("a stored cart", () => {
	test("survives the way through storage", () => {
		const items = itemsOf([hose, 3]);
		expect(parseStoredItems(JSON.stringify(items))).toEqual(items);
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
		expect(parseStoredItems(text)).toEqual([]);
	});

	test("keeps its good lines, caps 999, and takes no image from a script address", () => {
		const stored = JSON.stringify([
			null,
			{ ...hose, quantity: 999, image: "javascript:alert(1)" },
			{ ...pump, quantity: 1, currency: "dollars" },
		]);
		expect(parseStoredItems(stored)).toEqual([
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
	const cart = itemsOf([hose, 3], [pump, 1]);
	const line = { handle: "hose", title: "Hose", currency: "USD" };

	test("nothing, when prices and quantities agree", () => {
		const lines = [
			{ ...line, variantId: "v-hose", quantity: 3, price: "19.990" },
			{ ...line, variantId: "v-pump", quantity: 1, price: "4200.0" },
		];
		expect(changesAtCheckout(cart, { lines, problems: [] })).toEqual([]);
	});

	test("a new price, a smaller quantity and what cannot be ordered are named, and accepted as they were told", () => {
		const told = {
			lines: [{ ...line, variantId: "v-hose", quantity: 2, price: "25.00" }],
			problems: [{ variantId: "v-pump", title: null, reason: "unavailable" as const }],
		};
		expect(changesAtCheckout(cart, told)).toEqual([
			"Hose now costs $25.00 instead of $19.99",
			"Hose: only 2 left, and you have 3 in your cart",
			"Pump is sold out. It won't be part of your order",
		]);
		expect(withAccepted({ lines: cart, saved: [] }, told)).toEqual({
			lines: itemsOf([{ ...hose, price: "25.00" }, 2]),
			saved: itemsOf([pump, 1]),
		});
	});
});

describe("when the cart is opened", () => {
	const cart = cartOf([hose, 3], [pump, 1]);
	const line = { handle: "hose", title: "Hose", currency: "USD" };

	test("new prices count at once, and lines added meanwhile stay", () => {
		const priced = [{ ...line, variantId: "v-hose", quantity: 3, price: "25.00" }];
		const after = withCurrentPrices(cart, { priced, problems: [] });
		expect(totalCents(after.cart.lines)).toBe(427_500);
		expect(after.changes).toEqual(["Hose now costs $25.00 instead of $19.99"]);
	});

	test.each([
		["unavailable", "is sold out"],
		["contract", "is built by our crew under a written contract, so please ask for a quote"],
		["contact-for-pricing", "needs a quote, so please call us about it"],
	] as const)(
		"what is %s is kept for later, with a sentence; what is gone for good leaves",
		(reason, why) => {
			const problems = [
				{ variantId: "v-hose", title: "Hose", reason },
				{ variantId: "v-pump", title: null, reason: "unknown" as const },
			];
			const after = withCurrentPrices(cart, { priced: [], problems });
			expect(after.cart).toEqual({ lines: [], saved: itemsOf([hose, 3]) });
			expect(after.changes).toEqual([
				`Hose ${why}. We saved it for later`,
				"Pump is no longer sold. We took it out of your cart",
			]);
		},
	);

	test("without changes the cart is the same", () => {
		const priced = [{ ...line, variantId: "v-hose", quantity: 3, price: "19.99" }];
		const after = withCurrentPrices(cart, { priced, problems: [] });
		expect(after).toEqual({ cart, changes: [] });
		expect(after.cart).toBe(cart);
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
