import { expect, test } from "vitest";
import { orderDetails } from "./order-details.ts";

test("signs nobody can see are dropped, and only the note may have lines", () => {
	const order = orderDetails.parse({
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
	expect(order).toMatchObject({
		firstName: "Ada Bcc: all@evil.example",
		lastName: "Grove",
		address: "12 Ridge Road",
		message: "One\ntwo",
	});
});
