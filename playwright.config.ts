import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./tests/support/browser.ts";
import { freePort } from "./tests/support/free-port.ts";

// Workers load this file too and inherit the port that the first process chose.
process.env.E2E_PORT ??= String(await freePort());
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
	testDir: "tests",
	testMatch: ["e2e/**/*.spec.ts", "attacks/**/*.spec.ts"],
	outputDir: "test-results",
	fullyParallel: true,
	workers: 2,
	forbidOnly: true,
	retries: 0,
	// Several times what a test takes on a quiet machine.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: process.env.E2E_REPORT
		? [["line"], ["json", { outputFile: process.env.E2E_REPORT }]]
		: [["list"]],
	use: {
		baseURL,
		// A trace costs every test a quarter of its time. E2E_TRACE=1 keeps those of failed tests.
		trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
		screenshot: "only-on-failure",
		launchOptions: {
			executablePath: findBrowser(),
			args: browserArguments,
			// Without a locale, Chromium loses non-ASCII names of downloads.
			env: { ...process.env, LC_ALL: "C.UTF-8" },
		},
		locale: "en-US",
		timezoneId: "America/Los_Angeles",
	},
	// tests/fleet/run.ts starts its own site.
	webServer: process.env.E2E_RUNNING
		? undefined
		: {
				command: "node tests/support/serve.ts",
				url: `${baseURL}/readyz`,
				timeout: 180_000,
				gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
				stdout: process.env.E2E_LOGS ? "pipe" : "ignore",
			},
});
