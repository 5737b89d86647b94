import { expect, test } from "vitest";
import { parseWellFormed, wellFormed, wellFormedTarget } from "./well-formed.ts";

const NONCHARACTERS = [
	...Array.from({ length: 32 }, (_, n) => 0xfdd0 + n),
	...Array.from({ length: 17 }, (_, plane) => [plane * 0x10000 + 0xfffe, plane * 0x10000 + 0xffff]).flat(),
].map((code) => String.fromCodePoint(code));

test("what people type stays as it is", () => {
	for (const text of ["", "Ünïcode 🔥 한국어 ﷽", "line\nbreak\ttab", "\ufffd", "👩‍👩‍👧"])
		expect(wellFormed(text)).toBe(text);
});

test("NUL, half characters and all 66 noncharacters are gone", () => {
	expect(NONCHARACTERS).toHaveLength(66);
	for (const sign of ["\0", ...NONCHARACTERS]) expect(wellFormed(`a${sign}${sign}b`)).toBe("ab");
	for (const half of ["\ud800", "\udfff"]) expect(wellFormed(`a${half}b`)).toBe("a\ufffdb");
	expect(wellFormed("\0".repeat(100_000))).toBe("");
});

test("JSON is cleaned in values, lists and names, however it is written", () => {
	expect(parseWellFormed('{"a":"x\\u0000y","b":["\\ud800","\\uFFFE"],"c\\uffff":1,"d":null,"e":2}')).toEqual({
		a: "xy",
		b: ["\ufffd", ""],
		d: null,
		e: 2,
	});
	expect(parseWellFormed("{")).toBeNull();
});

test.each([
	"/\\x",
	"/a\\..\\b",
	"/%",
	"/%zz",
	"/%ff",
	"/%ed%a0%80",
	"/a%00b",
	"/%ef%bf%be",
	"/%F0%9F%BF%BF/x?q=1",
	"*",
	"http://evil.example/",
	"",
])("the path %j is refused", (target) => {
	expect(wellFormedTarget(target)).toBeNull();
});

test.each([
	"/",
	"/a/b?c=%5C\\&d=%zz",
	"/caf%C3%A9",
	"/%F0%9F%94%A5",
	"/a%2Fb%5Cc",
	"/?q=%F0%9F%94%A5%ef%bf%bd",
])("the target %j is used as it is", (target) => {
	expect(wellFormedTarget(target)).toBe(target);
});

test("a query loses every unusable character, and cannot hide one in another", () => {
	for (const sign of ["\0", ...NONCHARACTERS]) {
		const target = wellFormedTarget(`/search?q=a${encodeURIComponent(sign)}b&${encodeURIComponent(sign)}=1`);
		const params = new URL(`http://ringline.example${target}`).searchParams;
		expect([...params]).toEqual([
			["q", "a\ufffdb"],
			["\ufffd", "1"],
		]);
	}
	expect(wellFormedTarget("/?q=%0%000")).toBe("/?q=%0%EF%BF%BD0");
});
