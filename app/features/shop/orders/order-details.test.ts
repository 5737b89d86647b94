import { expect, test } from "vitest";
import { orderDetails } from "./order-details.ts";

const order = {
	firstName: "Ada",
	lastName: "Grove",
	email: "ada@homestead.example",
	phone: "(213) 555-0142",
	address: "12 Ridge Road",
	city: "Altadena",
	state: "CA",
	postalCode: "91001",
};

test.each(["CA", "ca", "California", " california "])("%s is a state", (state) => {
	expect(orderDetails.parse({ ...order, state }).state).toBe("CA");
});

test.each([
	["Nowhere", "91001", "state"],
	["Calif", "91001", "state"],
	["CA", "9100", "postalCode"],
	["CA", "00000", "postalCode"],
	["CA", "10001", "postalCode"],
])("%s %s is refused at its field", (state, postalCode, field) => {
	const parsed = orderDetails.safeParse({ ...order, state, postalCode });
	expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("signs nobody can see are dropped, and only the note may have lines", () => {
	const cleaned = orderDetails.parse({
		firstName: "Ada\0\r\nBcc: all@evil.example",
		lastName: "Grove\ud800",
		email: "ada@homestead.example",
		phone: "(213) 555-0142",
		address: "12 Ridge\tRoad",
		city: "Altadena",
		state: "CA",
		postalCode: "91001",
		message: "One\r\ntwo\0",
	});
	expect(cleaned).toMatchObject({
		firstName: "Ada Bcc: all@evil.example",
		lastName: "Grove",
		address: "12 Ridge Road",
		message: "One\ntwo",
	});
});
