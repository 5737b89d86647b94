// `npm test`: every check of the product. The last line counts them; above it are the slowest test files and
// what failed.
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./support/browser.ts";
import { checks, runCheck } from "./support/checks.ts";
import { runProgram } from "./support/run-program.ts";
import {
	readPlaywrightReport,
	readVitestReport,
	slowestFiles,
	type TestReport,
} from "./support/test-reports.ts";

const reportFolder = mkdtempSync(join(tmpdir(), "ringline-tests-"));
const total: TestReport = { passed: 0, failed: 0, files: [], failures: [] };

/** They mostly wait: for the next question to a feed, for a service that is away, for a killed site to come back. */
const PATIENT = [
	"tests/red-flag.integration.test.ts",
	"tests/faults/services.integration.test.ts",
	"tests/faults/kills.integration.test.ts",
];

ensureBrowser();
// Built once, because test files that run side by side would each start a build. The unit tests need none.
const [checkResults] = await Promise.all([
	Promise.all(
		Object.entries({ build: "build", ...checks }).map(([title, script]) => runCheck(title, script)),
	),
	runVitest("unit tests", ["--project=unit"]),
]);
total.passed += checkResults.filter((ok) => ok).length;
total.failed += checkResults.filter((ok) => !ok).length;

await runVitest("integration tests", [
	"--project=integration",
	...PATIENT.map((file) => `--exclude=${file}`),
]);
await Promise.all([
	runSuite("browser journeys", ["playwright", "test"], "playwright.json", readPlaywrightReport),
	runVitest("patient tests", ["--project=integration", "--maxWorkers=1", ...PATIENT]),
]);

console.log("\nSlowest test files");
for (const { file, seconds } of slowestFiles(total.files, 10))
	console.log(`${seconds.toFixed(0).padStart(6)} s  ${file}`);
for (const { title, reason } of total.failures) console.log(`\nFAILED ${title}\n${reason}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function runVitest(title: string, args: readonly string[]): Promise<void> {
	const report = `${title.replaceAll(" ", "-")}.json`;
	const reporters = [
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${join(reportFolder, report)}`,
	];
	return runSuite(title, ["vitest", "run", ...reporters, ...args], report, readVitestReport);
}

async function runSuite(
	title: string,
	[program = "", ...args]: string[],
	report: string,
	readReport: (json: string) => TestReport,
): Promise<void> {
	const reportFile = join(reportFolder, report);
	const { ok } = await runProgram(program, args, { show: true, env: { E2E_REPORT: reportFile } });
	const { passed, failed, files, failures } = existsSync(reportFile)
		? readReport(readFileSync(reportFile, "utf8"))
		: { passed: 0, failed: 0, files: [], failures: [] };
	// A runner that fails without a failing test (a crash, no test found) is a failure too.
	const counted = ok ? failed : Math.max(failed, 1);
	total.passed += passed;
	total.failed += counted;
	total.files.push(...files);
	total.failures.push(...failures);
	console.log(`${counted === 0 ? "ok  " : "FAIL"} ${title}: ${passed} passed, ${counted} failed`);
}
