import { expect, test } from "vitest";
import { parseCspReports } from "./csp-reports.ts";

test("a report in the older format", () => {
	const text = JSON.stringify({
		"csp-report": {
			"document-uri": "https://ringline.example/edit-product/7?token=secret",
			"blocked-uri": "https://evil.example/x.js?y",
			"effective-directive": "script-src-elem",
			"source-file": "https://ringline.example/a.js",
			"line-number": 7,
		},
	});
	expect(parseCspReports(text)).toEqual([
		{
			page: "https://ringline.example/edit-product/7",
			blocked: "https://evil.example/x.js",
			directive: "script-src-elem",
			source: "https://ringline.example/a.js",
			line: 7,
		},
	]);
});

test("reports in the newer format, a few of them and without their queries", () => {
	const one = {
		type: "csp-violation",
		body: {
			documentURL: "https://ringline.example/?q=1",
			blockedURL: "inline",
			effectiveDirective: "x".repeat(999),
		},
	};
	const reports = parseCspReports(
		JSON.stringify([{ type: "deprecation", body: {} }, ...Array(50).fill(one)]),
	);
	expect(reports).toHaveLength(5);
	expect(reports[0]).toEqual({
		page: "https://ringline.example/",
		blocked: "inline",
		directive: "x".repeat(200),
		source: "",
		line: null,
	});
});

test("a key in an address is not logged", () => {
	const documentURL = "https://ringline-wildfire-2.example/visit/q5Zt0aJ3s0d9f8g7h6j5k4l3";
	const [report] = parseCspReports(JSON.stringify([{ type: "csp-violation", body: { documentURL } }]));
	expect(report?.page).toBe("https://ringline-wildfire-2.example/visit/…");
});

test.each(["", "x", "null", "[]", "[null]", "{}", '{"csp-report":7}', '[{"type":"csp-violation"}]'])(
	"%j is no report",
	(text) => {
		expect(parseCspReports(text)).toEqual([]);
	},
);
