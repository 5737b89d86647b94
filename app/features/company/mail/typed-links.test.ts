import { expect, test } from "vitest";
import { containsLink } from "./typed-links.ts";

test.each([
	"Pay at https://evil.example/pay",
	"Pay at WWW.evil.example",
	"see evil.co/pay",
	"write to me@evil.example",
	"evil．com",
	"ev\u200bil\u200b.com",
	"пример.рф",
])("%j contains a link", (text) => expect(containsLink(text)).toBe(true));

test.each([
	"Is it still available? I could come at 5 p.m.",
	"Would you take $1,250.50? It's 2.5 in. wide, i.e. too small.",
	"Yes... maybe. On Saturday.",
])("%j doesn't", (text) => expect(containsLink(text)).toBe(false));

test("no character that nobody sees hides a link", () => {
	// Unicode has none in the planes between.
	const invisible = [...codes(0, 0xd7ff), ...codes(0xe000, 0x1ffff), ...codes(0xe0000, 0xe0fff)]
		.map((code) => String.fromCodePoint(code))
		.filter((sign) => /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(sign));
	expect(invisible.length).toBeGreaterThan(4_000);
	const hidden = invisible.filter(
		(sign) => !containsLink(`evil${sign}.com`) || !containsLink(`evil.${sign}com`),
	);
	expect(hidden.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([]);
});

function codes(first: number, last: number): number[] {
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
