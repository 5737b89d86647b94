import { expect, test } from "vitest";
import { readKeptFields } from "./kept-form.ts";

const form = (...pairs: [string, string][]) => {
	const data = new FormData();
	for (const [name, value] of pairs) data.append(name, value);
	return data;
};

test("a panel form waits on the sign-in page, without the password", () => {
	const posted = form(["intent", "flag"], ["item", "a"], ["item", "b"], ["password", "secret"]);
	expect(readKeptFields(posted)).toEqual([
		{ name: "intent", value: "flag" },
		{ name: "item", value: "a" },
		{ name: "item", value: "b" },
	]);
});

test("the fields of every way to sign in are left out", () => {
	const posted = form(["way", "email"], ["email", "a@b.example"], ["code", "1"], ["note", "Called"]);
	expect(readKeptFields(posted)).toEqual([{ name: "note", value: "Called" }]);
	expect(readKeptFields(form(["way", "passkey"], ["passkey", "{}"]))).toEqual([]);
	// An address in a form of the panel is no attempt to sign in, and half a form is never kept.
	expect(readKeptFields(form(["intent", "invite"], ["email", "a@b.example"]))).toEqual([]);
});

test.each([
	["a name that no form of ours has", form(["intent", "flag"], ["a[b]\n", "x"])],
	["more than the panel sends", form(...Array.from({ length: 221 }, (): [string, string] => ["item", "a"]))],
	["a longer text than the panel takes", form(["note", "x".repeat(20_001)])],
])("%s: nothing is shown again", (_, posted) => {
	expect(readKeptFields(posted)).toEqual([]);
});
