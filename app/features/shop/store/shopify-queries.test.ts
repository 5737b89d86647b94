import { parse, validate } from "graphql";
import { expect, test } from "vitest";
import { storefrontSchema } from "#tests/support/fake-shopify.ts";
import { CART_QUERY, CREATE_CART_MUTATION, PRODUCTS_QUERY, VARIANTS_QUERY } from "./shopify-queries.ts";

const schema = storefrontSchema();

test.each([
	["products", PRODUCTS_QUERY],
	["variants", VARIANTS_QUERY],
	["cartCreate", CREATE_CART_MUTATION],
	["cart", CART_QUERY],
])("our question about %s is valid in the published schema", (_name, query) => {
	expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
});

test("the schema would notice a mistake", () => {
	expect(validate(schema, parse(PRODUCTS_QUERY.replace("availableForSale", "available")))).not.toEqual([]);
});
