import { expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport, slowestFiles } from "./test-reports.ts";

test("a Vitest report gives counts and the time of each file", () => {
	const report = readVitestReport(
		JSON.stringify({
			numPassedTests: 3,
			numFailedTests: 0,
			numFailedTestSuites: 1,
			testResults: [
				{
					name: `${process.cwd()}/app/a.test.ts`,
					startTime: 1_000,
					endTime: 3_500,
					message: "",
					assertionResults: [
						{ fullName: "adds up", failureMessages: ["\u001b[31mexpected 3\u001b[39m"] },
						{ fullName: "takes away", failureMessages: null },
					],
				},
				{
					name: `${process.cwd()}/app/b.test.ts`,
					startTime: 1_000,
					endTime: 1_000,
					message: "no such module",
				},
			],
		}),
	);
	expect(report).toEqual({
		passed: 3,
		failed: 1,
		files: [
			{ file: "app/a.test.ts", seconds: 2.5 },
			{ file: "app/b.test.ts", seconds: 0 },
		],
		failures: [
			{ title: "adds up", reason: "expected 3" },
			{ title: "app/b.test.ts", reason: "no such module" },
		],
	});
});

test("a Playwright report adds up nested suites and counts a flaky test as failed", () => {
	const spec = (duration: number, error?: { message: string }) => ({
		title: "a cart is paid for",
		tests: [{ results: [{ duration, error }] }],
	});
	const report = readPlaywrightReport(
		JSON.stringify({
			stats: { expected: 5, unexpected: 1, flaky: 1 },
			config: { rootDir: `${process.cwd()}/tests` },
			suites: [
				{
					file: "e2e/shop.spec.ts",
					specs: [spec(1_000)],
					suites: [{ specs: [spec(500, { message: "not visible" })] }],
				},
			],
		}),
	);
	expect(report).toEqual({
		passed: 5,
		failed: 2,
		files: [{ file: "tests/e2e/shop.spec.ts", seconds: 1.5 }],
		failures: [{ title: "a cart is paid for", reason: "not visible" }],
	});
});

test("the slowest files come first", () => {
	const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}`, seconds }));
	expect(slowestFiles(files, 2).map(({ file }) => file)).toEqual(["3", "2"]);
});
