import { expect, test } from "vitest";
import { maskOwner } from "./draft-owner.ts";

test("the owner is shown by first letters only", () => {
	expect(
		maskOwner({
			primaryHomeownerName: " Maya Ortega-Núñez ",
			propertyAddress: "12 Ridge Road, Altadena, CA 91001",
		}),
	).toEqual({ name: "M••• O•••••-N••••", address: "1• R•••• R•••, A•••••••, C• 9••••" });
	expect(maskOwner({})).toEqual({ name: "", address: "" });
});
