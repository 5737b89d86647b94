import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

const csvCell = (text: string) => csvLine([text, ""]).replace(/,\r\n$/, "");

test.each([
	"=1+1",
	"+1 213 555 0142",
	"-2",
	"@SUM(A1)",
	"\t=1",
	" =cmd",
	"|calc",
	"%x",
	"＝SUM(1)",
	"＋1",
	"－1",
	"＠x",
	"\r=1",
])("a cell that begins like a formula (%j) reaches the spreadsheet as text", (text) => {
	expect(csvCell(text)).toMatch(/^"'/);
});

test("nor does a formula begin after a semicolon or a tab", () => {
	expect(csvCell("a;=1+1")).toBe(`"a;'=1+1"`);
	expect(csvCell("\t=1+1"), "right at the beginning").toBe(`"'\t'=1+1"`);
	expect(csvCell("a\t ＝SUM(1)")).toBe(`"a\t' ＝SUM(1)"`);
});

test("ordinary text stays as it is, commas and quotes are kept", () => {
	expect(csvLine(["Ana", 'said "yes"', "a, b", "", null, 12])).toBe('Ana,"said ""yes""","a, b",,,12\r\n');
});

test("a cell of tabs takes no longer than its length", () => {
	const before = process.cpuUsage();
	for (const gap of ["\t", ";", " ", "\n", "=", "\t "])
		for (let n = 0; n < 20; n++) csvLine([`a${gap.repeat(5_000 / gap.length)}a`]);
	expect(process.cpuUsage(before).user / 1_000).toBeLessThan(400);
});

test("whatever people write, one cell stays one cell and never starts a formula", () => {
	const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."=+-@＝;\t\r\n,\"' a1") }));
	fc.assert(
		fc.property(text, (value) => {
			const cell = csvCell(value);
			const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
			expect(content.replaceAll("'", "")).toBe(value.replaceAll("'", ""));
			for (const part of content.split(/[;\t]/)) expect(part).not.toMatch(/^\s*[=+\-@|%＝＋－＠]/);
			expect(content).not.toMatch(/^[\t\r\n]/);
			if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",;\r\n]/);
		}),
	);
});
