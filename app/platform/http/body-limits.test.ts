import { describe, expect, test } from "vitest";
import { BODY_LIMITS, findBodyProblem, readContentType } from "./body-limits.server.ts";

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=frontier";
const JSON_TYPE = "application/json; charset=utf-8";
const part = (name: string, value = "x") =>
	`--frontier\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const problem = (body: string, type?: string) => findBodyProblem(Buffer.from(body), type);
const numbered = (count: number, make: (n: number) => string) =>
	Array.from({ length: count }, (_, n) => make(n));

describe("what our own forms send is within the limits", () => {
	test.each([
		["nothing", "", FORM],
		["an order", "firstName=Ada&lastName=Grove&note=a%20b&&", FORM],
		["200 selected listings", `intent=flag&${"item=abc&".repeat(200)}back=%2Fadmin`, FORM],
		[
			"a form with a file",
			`${part("title")}${part("images", "PNG".repeat(2_000))}--frontier--\r\n`,
			MULTIPART,
		],
		[
			"answers",
			JSON.stringify({ changes: { a: ["b", 'c"[[[['], d: "x".repeat(20_000) }, version: 3 }),
			JSON_TYPE,
		],
		["a long text with brackets and commas", JSON.stringify({ text: '[{,\\"'.repeat(5_000) }), JSON_TYPE],
		["multipart without a boundary, which nobody can parse", part("a"), "multipart/form-data"],
	])("%s", (_, body, type) => {
		expect(problem(body, type)).toBeNull();
	});
});

describe("a content type has one meaning", () => {
	test.each([
		["", "", ""],
		["application/x-www-form-urlencoded;charset=UTF-8", "application/x-www-form-urlencoded", ""],
		['Text/Plain; charset="utf-8";', "text/plain", ""],
		[
			"multipart/form-data; boundary=----WebKitFormBoundaryAbc",
			"multipart/form-data",
			"----WebKitFormBoundaryAbc",
		],
		['multipart/form-data; charset=utf-8; Boundary="a b=c"', "multipart/form-data", "a b=c"],
		["multipart/form-data; xboundary=zzz; boundary=real", "multipart/form-data", "real"],
	])("%s", (header, type, boundary) => {
		expect(readContentType(header)).toEqual({ type, boundary });
	});

	test.each([
		`text/plain, ${FORM}`,
		`${FORM}, text/plain`,
		'text/plain; x="a, b"',
		"multipart/form-data; boundary=a; boundary=b",
		'multipart/form-data; boundary="a; boundary=b"',
		'multipart/form-data; boundary="a',
		'multipart/form-data; boundary="a\\b"',
		"multipart/form-data; boundary",
		"multipart/form-data; boundary = a",
	])("%s is refused", (header) => {
		expect(readContentType(header)).toBeNull();
		expect(problem("x", header)).toBe("The Content-Type header is unclear.");
	});
});

describe("what no form of ours sends is refused", () => {
	test.each([
		["one name again and again", "reason=a&".repeat(BODY_LIMITS.repeats + 1), FORM],
		["many names", numbered(BODY_LIMITS.fields + 1, (n) => `f${n}=`).join("&"), FORM],
		["separators only", "&".repeat(BODY_LIMITS.fields + 1), FORM],
		["a long name", `${"a[b]".repeat(100)}=x`, FORM],
		["a long name without a value", "%41".repeat(500), FORM],
		["many parts", numbered(BODY_LIMITS.fields + 1, (n) => part(`f${n}`)).join(""), MULTIPART],
		["one part again and again", part("a").repeat(BODY_LIMITS.repeats + 1), MULTIPART],
		["a part with an endless header", `--frontier\r\nX: ${"y".repeat(5_000)}`, MULTIPART],
		["an endless boundary", "x", `multipart/form-data; boundary=${"b".repeat(101)}`],
		["deep JSON", "[".repeat(50), JSON_TYPE],
		["deep JSON under another type", '{"a":'.repeat(50), "text/plain"],
		["deep JSON without a type", '{"a":'.repeat(50), undefined],
		["deep JSON under a form's type", `["=",${"[".repeat(50)}`, FORM],
		["a repeated name after a bracket", `{a&${"a&".repeat(BODY_LIMITS.repeats)}a`, FORM],
		[
			"parts behind another parameter's boundary",
			part("a").repeat(BODY_LIMITS.repeats + 1),
			"multipart/form-data; xboundary=other; boundary=frontier",
		],
		["many values", `[${"1,".repeat(BODY_LIMITS.jsonValues + 1)}1]`, JSON_TYPE],
	])("%s", (_, body, type) => {
		expect(problem(body, type)).toMatch(/^(A|There|The) .*\.$/);
	});
});

test("the check costs no more than reading a megabyte", () => {
	const megabyte = 1_000_000;
	const worst: [string, string][] = [
		["a=".padEnd(megabyte, "%41"), FORM],
		["-".repeat(megabyte), `multipart/form-data; boundary=${"-".repeat(98)}x`],
		[`"${"\\\\".repeat(megabyte / 2)}`, JSON_TYPE],
		["1".repeat(megabyte), JSON_TYPE],
	];
	for (const [body, type] of worst) {
		const bytes = Buffer.from(body);
		const before = process.cpuUsage();
		expect(findBodyProblem(bytes, type)).toBeNull();
		expect(process.cpuUsage(before).user / 1_000, type).toBeLessThan(100);
	}
});
