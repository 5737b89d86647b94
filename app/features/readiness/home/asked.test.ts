import { expect, test } from "vitest";
import { askedIn } from "./asked.ts";

const typed = (address: string) => askedIn(new URLSearchParams({ address }));

test("a street with its ZIP code is an address", () => {
	expect(typed(" 418  Foothill Crest Drive,\tMonrovia, CA 91016 ")).toEqual({
		kind: "address",
		address: "418 Foothill Crest Drive, Monrovia, CA 91016",
		zip: "91016",
		point: null,
	});
});

test("a ZIP code alone is enough, also in the field for addresses", () => {
	expect(typed("91016")).toEqual({ kind: "zip", zip: "91016" });
	expect(typed("91016-1234")).toEqual({ kind: "zip", zip: "91016" });
	expect(askedIn(new URLSearchParams({ zip: "91016" }))).toEqual({ kind: "zip", zip: "91016" });
});

test("a house number of five digits is no ZIP code", () => {
	expect(typed("91016 Ridge Road, Monrovia")).toMatchObject({ kind: "address", zip: null });
});

test("coordinates are a point, typed or in fields of their own", () => {
	for (const text of ["34.15, -118.0", "34.15 -118.0", "34.15°, -118.0°"])
		expect(typed(text)).toEqual({ kind: "point", point: { lat: 34.15, lon: -118 } });
	expect(askedIn(new URLSearchParams({ lat: "34.15", lon: "-118" }))).toEqual({
		kind: "point",
		point: { lat: 34.15, lon: -118 },
	});
});

test("an apartment is looked up by its building", () => {
	for (const unit of ["Apt 4", "apt. 4B", "Unit 12", "#7", "Apartamento 3"])
		expect(typed(`12 Ridge Road, ${unit}, Monrovia`)).toMatchObject({ address: "12 Ridge Road, Monrovia" });
});

test("Spanish street names stay as they are", () => {
	expect(typed("12 Calle del Pico, Monrovia")).toMatchObject({ address: "12 Calle del Pico, Monrovia" });
});

test.each([
	["PO Box 12, Monrovia, CA 91016", /PO box/],
	["P.O. Box 12", /PO box/],
	["Apartado postal 12", /PO box/],
	["x".repeat(10_000), /too long/],
	["134, 200", /Earth/],
	["12 34567 8", /street/],
	["!!! ??", /street/],
])("%s gets a clear answer", (text, answer) => {
	const asked = typed(text);
	expect(asked.kind === "problem" && asked.problem).toMatch(answer);
});

test("one coordinate is not a place", () => {
	expect(askedIn(new URLSearchParams({ lat: "34.1" })).kind).toBe("problem");
	expect(askedIn(new URLSearchParams({ lat: "nan", lon: "1e9" })).kind).toBe("problem");
});

test("nothing asked is no problem", () => {
	expect(askedIn(new URLSearchParams())).toEqual({ kind: "nothing" });
	expect(typed("   ")).toEqual({ kind: "nothing" });
});
