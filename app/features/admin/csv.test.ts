import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell, csvLine } from "./csv.ts";

test.each(["=1+1", "+1 213 555 0142", "-2", "@SUM(A1)", "\t=1", " =cmd", "|calc", "%x"])(
	"a cell that begins like a formula (%j) reaches the spreadsheet as text",
	(text) => {
		expect(csvCell(text)).toBe(`"'${text}"`);
	},
);

test("ordinary text stays as it is, commas and quotes are kept", () => {
	expect(csvLine(["Ana", 'said "yes"', "a, b", "", null, 12])).toBe('Ana,"said ""yes""","a, b",,,12\r\n');
});

test("whatever people write, one cell stays one cell and never starts a formula", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			const cell = csvCell(text);
			const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
			expect(content === text || content === `'${text}`).toBe(true);
			expect(content).not.toMatch(/^[=+\-@\t\r]/);
			if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",\r\n]/);
		}),
	);
});
