import { describe, expect, test } from "vitest";
import { passwordProblem } from "./password-rules.server.ts";

const ana = { name: "Ana Ruiz", email: "ana.ruiz@hillside.example" };

describe("a password is refused when it is", () => {
	test.each([
		["short", "tq8-vv1-ab"],
		["one of the most common", "Password1234"],
		["common words in a row", "welcome-admin-2026"],
		["a common word in disguise", "P@ssw0rd!!2024"],
		["the company and a year", "Ringline-2026!"],
		["company words", "wildfire-defense-office"],
		["the company in disguise", "r1ngl1ne-r1ngl1ne"],
		["the person's name", "AnaRuiz-AnaRuiz1"],
		["a part of the address", "hillside-hillside"],
		["a row of keys", "qwertyuiop123456"],
		["a row of keys backwards", "0987654321poiuytrewq"],
		["one character again and again", "aaaaaaaaaaaaaa"],
		["two characters again and again", "ababababababab"],
		["a famous example", "correct horse battery staple"],
	])("%s", (_what, password) => {
		expect(passwordProblem(password, ana)).not.toBeNull();
	});
});

test.each([
	"ladder quilt nineteen forks",
	"x7Gq-2mVt-9LpR",
	"my password is a llama on Tuesdays",
	"größere Wälder brauchen Regen",
	"a-new-password-1",
	"journey-password-1",
])("'%s' is allowed", (password) => {
	expect(passwordProblem(password, ana)).toBeNull();
});

test("the message says how to fix it", () => {
	expect(passwordProblem("short")).toBe("Use at least 12 characters.");
	expect(passwordProblem("x".repeat(1_001))).toContain("1,000 characters or fewer");
	expect(passwordProblem("Ringline-2026!")).toContain("company's name");
});
