import { expect, test } from "vitest";
import { backPath } from "./product-address.ts";

test("leads back to the product that the form names", () => {
	expect(backPath("mini-water-cannon")).toBe("/product/mini-water-cannon");
});

test.each(["", "x".repeat(20_000), "../admin", "a b"])(
	"leads to the cart without a usable name",
	(handle) => {
		expect(backPath(handle)).toBe("/cart");
	},
);
