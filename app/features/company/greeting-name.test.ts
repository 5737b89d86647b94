import { expect, test } from "vitest";
import { greetingName, thankYou } from "./greeting-name.ts";

test.each([
	["Rosa", "Rosa"],
	[" Maya del Carmen Ortega ", "Maya"],
	["Zoë", "Zoë"],
	["אבירם", "אבירם"],
	["evil.example", ""],
	["https://evil.example", ""],
	["Call 213-555-0100", ""],
	["Visit www.evil.example", ""],
	["Seán O'Brien-Ruiz", "Seán"],
	["213-555-0100", ""],
	["Rosa<script>", ""],
	["x".repeat(21), ""],
	["🔥", ""],
	["Ro\u034fsa", ""],
	["", ""],
])("of '%s' a mail repeats '%s'", (name, repeated) => expect(greetingName(name)).toBe(repeated));

test("thanks without a name when there is none to repeat", () => {
	expect(thankYou("Rosa")).toBe("Thank you, Rosa.");
	expect(thankYou("www.evil.example")).toBe("Thank you.");
});
