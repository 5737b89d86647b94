import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatCents } from "./money.ts";
import { numerals } from "./numerals.ts";

test.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, -1_234, 22.5, 1_234.5678, 0.1 + 0.2])(
	"%s is written as the language writes it",
	(value) => {
		expect(numerals(value)).toBe(value.toLocaleString("en-US"));
	},
);

test.each([0, 5, 99, 100, 124_950, 99_999_999_999])(
	"%s cents are written as the language writes them",
	(cents) => {
		const written = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(
			cents / 100,
		);
		expect(formatCents(cents)).toBe(written);
	},
);

test("money is written in one place", () => {
	const others = globSync("app/**/*.{ts,tsx}")
		.filter((file) => file !== "app/ui/money.ts" && !/\.test\.tsx?$/.test(file))
		.filter((file) => /\$\$\{|style: "currency"/.test(readFileSync(file, "utf8")));
	expect(others).toEqual([]);
});
