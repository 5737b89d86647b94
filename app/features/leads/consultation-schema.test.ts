import { describe, expect, test } from "vitest";
import { checkConsultation, typedValues } from "./consultation-schema.ts";

const good = {
	firstName: "Rosa",
	lastName: "Whitfield",
	email: "rosa@hillside.example",
	phone: "(213) 555-0177",
	address: "12 Oak Lane, Altadena",
	message: "",
};

function form(values: Record<string, string>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(values)) data.append(name, value);
	return data;
}

describe("a consultation request", () => {
	test("needs everything but the message", () => {
		expect(checkConsultation(form(good))).toMatchObject({ ok: true });
		const empty = checkConsultation(form({}));
		expect(empty.ok ? [] : Object.keys(empty.errors)).toEqual([
			"firstName",
			"lastName",
			"email",
			"phone",
			"address",
		]);
	});

	test.each([
		["email", "rosa"],
		["email", "rosa@hillside"],
		["email", "a@b.example, c@d.example"],
		["phone", "call me"],
		["phone", "555-0101"],
		["firstName", " \u2028 "],
	])("is refused when %s is '%s', and only there", (field, value) => {
		const checked = checkConsultation(form({ ...good, [field]: value }));
		expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual([field]);
	});

	test("takes names and messages in any script, with emoji and right-to-left text", () => {
		const values = { ...good, firstName: "Zoë 🔥", lastName: "אבירם", message: "مرحبا\n山火事 👩‍🚒" };
		expect(checkConsultation(form(values))).toMatchObject({
			ok: true,
			value: { ...values, topic: "Free phone consultation" },
		});
	});

	test("takes a message of exactly 5,000 characters however the browser breaks its lines, and not one more", () => {
		const lines = "line\r\n".repeat(833);
		expect(checkConsultation(form({ ...good, message: `${lines}${"x".repeat(835)}` })).ok).toBe(true);
		const checked = checkConsultation(form({ ...good, message: "x".repeat(5_001) }));
		expect(checked.ok ? "" : checked.errors.message).toContain("5,000");
	});

	test("cannot carry a second line or a null byte into a header or a row", () => {
		const checked = checkConsultation(
			form({
				...good,
				lastName: "Whitfield\r\nBcc: all@list.example",
				topic: "Get Quote\nX-Evil: 1",
				message: "a\u0000b",
			}),
		);
		expect(checked).toMatchObject({
			value: { lastName: "Whitfield Bcc: all@list.example", topic: "Get Quote X-Evil: 1", message: "ab" },
		});
	});

	test("gives back what was typed", () => {
		expect(typedValues(form({ ...good, email: "wrong" }))).toMatchObject({ ...good, email: "wrong" });
	});
});
