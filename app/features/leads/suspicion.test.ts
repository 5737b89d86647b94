import { expect, test } from "vitest";
import { suspicion } from "./suspicion.ts";

const person = { trap: "", fillTime: 40_000, message: "Two acres, one pool. See https://photos.example/1" };

test("a person is not suspected, with or without scripts", () => {
	expect(suspicion(person)).toBeNull();
	expect(suspicion({ ...person, fillTime: null })).toBeNull();
	expect(suspicion({ ...person, fillTime: 900, message: "" })).toBeNull();
});

test("a filled trap, an impossible speed and a link within seconds are suspected", () => {
	expect(suspicion({ ...person, trap: "https://spam.example" })).toContain("hidden field");
	expect(suspicion({ ...person, fillTime: 20, message: "" })).toContain("faster");
	expect(suspicion({ ...person, fillTime: 900 })).toContain("link");
});
